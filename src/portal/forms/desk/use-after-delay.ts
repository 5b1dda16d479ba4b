import { useEffect, useState } from 'react';

/** A skeleton is shown when an answer takes longer, in milliseconds. */
const PATIENCE_MS = 150;

/** True after the wait; false until then. */
export function useAfterDelay(delayMs = PATIENCE_MS): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isOver;
}
