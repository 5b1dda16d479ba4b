import { useEffect, useState } from 'react';

/** Whole seconds until a moment, by the clock: a tab that slept does not go on where it stopped. Never below none. */
export function useSecondsLeft(until: string): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}

/** The parts of a clock that runs down: hours only while there are any. */
export function clockParts(seconds: number): readonly string[] {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0'));
}

/** The minutes at which the time that is left is said aloud. More often would talk over what is being read. */
const SAID_AT_MINUTES = [60, 10, 5, 1];

/** The last of those moments, in minutes; null before the first. */
export const saidMinutes = (seconds: number): number | null =>
  SAID_AT_MINUTES.findLast((minutes) => seconds <= minutes * 60) ?? null;
