import { useEffect, useState } from 'react';

/** Answers that come sooner are shown at once, without a skeleton before them. */
const PATIENCE_MS = 150;

/** False at first, and true once the patience is over. */
export function useAfterDelay(delayMs = PATIENCE_MS): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
