import { type DrawInteger, drawFromWords } from './draw-integer.ts';

/**
 * The generator xoshiro128** (Blackman and Vigna), its state filled by splitmix32: fast, and sound for statistics, not
 * for secrets.
 */
export function fastDraw(seed: number): DrawInteger {
  let filler = seed >>> 0;
  const filled = (): number => {
    filler = (filler + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(filler ^ (filler >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  let a = filled();
  let b = filled();
  let c = filled();
  let d = filled();
  return drawFromWords(() => {
    const scrambled = Math.imul(b, 5);
    const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return word;
  });
}
