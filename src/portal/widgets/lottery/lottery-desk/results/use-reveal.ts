import { useEffect, useRef, useState } from 'react';
import { wantsRest } from '#portal/ui/wants-rest.ts';
import { playDrawSound } from '../sound/draw-sounds.ts';

/** The duration of a number's roll. */
const ROLL_MS = 300;

/**
 * Reveals the numbers of a draw that comes while somebody looks: one after the other. A draw that was there already,
 * and any draw for visitors who want less motion, is shown at once.
 * @param issue the number of the draw.
 * @returns how many numbers are known; the next one rolls.
 */
export function useReveal(issue: string, count: number): number {
  const seen = useRef(issue);
  const [known, setKnown] = useState(count);
  useEffect(() => {
    if (seen.current === issue) return;
    seen.current = issue;
    if (wantsRest()) return setKnown(count);
    setKnown(0);
    let revealed = 0;
    const timer = setInterval(() => {
      revealed += 1;
      setKnown(revealed);
      playDrawSound(revealed < count ? 'number' : 'out');
      if (revealed >= count) clearInterval(timer);
    }, ROLL_MS);
    return () => clearInterval(timer);
  }, [issue, count]);
  return Math.min(known, count);
}
