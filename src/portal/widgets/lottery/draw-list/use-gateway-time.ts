import { useEffect, useState } from 'react';

/** A clock that is further behind than this is wrong, not late. */
const CLOCK_SLACK_MS = 1_500;

/**
 * The gateway's time, a second at a time. A prerendered answer is as old as its page, but it was stamped by the
 * gateway's own clock, so the browser's clock is taken as right; an answer that the browser fetched tells how wrong it
 * is. A clock that shows a time before the answer is wrong for certain: until the next answer the time goes on from
 * this one.
 * @param answeredAtMs by the browser's clock, or the gateway's where that was first; null stops the time.
 */
export function useGatewayTime(answerNow: string | undefined, answeredAtMs: number | null) {
  const [running, setRunning] = useState<RunningTime | null>(null);
  useEffect(() => {
    if (answerNow === undefined || answeredAtMs === null) return;
    const answerMs = Date.parse(answerNow);
    const startedMs = Date.now();
    const clockMs = startedMs + answerMs - answeredAtMs;
    const startMs = Math.max(clockMs, answerMs);
    const isWrong = clockMs < answerMs - CLOCK_SLACK_MS;
    // Whole seconds from the start, however unevenly the browser ticks.
    const beat = () => {
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      setRunning({ nowMs: startMs + seconds * 1000, isWrong, answeredAtMs });
    };
    beat();
    const beating = setInterval(beat, 1000);
    return () => clearInterval(beating);
  }, [answerNow, answeredAtMs]);
  if (running !== null && running.answeredAtMs === answeredAtMs) return { ...running, isRunning: true };
  return { nowMs: answerNow === undefined ? 0 : Date.parse(answerNow), isWrong: false, isRunning: false };
}

interface RunningTime {
  readonly nowMs: number;
  /** Whether the browser's clock shows a time before the answer. */
  readonly isWrong: boolean;
  /** Of the answer that it runs from. */
  readonly answeredAtMs: number;
}
