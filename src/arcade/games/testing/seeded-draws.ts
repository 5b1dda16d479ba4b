import { type DrawInteger, drawFromWords } from '#arcade/engine/draw-integer.ts';

/** Draws that are the same for the same seed (mulberry32). */
export function seededDraws(seed: number): DrawInteger {
  let state = seed;
  return drawFromWords(() => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  });
}
