import type { CompiledMachine } from './compiled-machine.ts';
import { type DrawInteger, drawFromWords } from './draw-integer.ts';
import { playRound } from './play-round.ts';

/** Sums over simulated rounds, in multiples of the total bet; sums of parts add up to the sum of the whole. */
export interface RoundSums {
  readonly rounds: number;
  readonly returned: number;
  readonly returnedSquared: number;
  /** Rounds that paid anything. */
  readonly paying: number;
  readonly largest: number;
}

/** Plays rounds on the engine that serves them, with a fast generator in place of the seeds. */
export function simulateRounds(compiled: CompiledMachine, rounds: number, seed: number): RoundSums {
  const draw = fastDraw(seed);
  const { betUnits } = compiled.machine;
  let returned = 0;
  let returnedSquared = 0;
  let paying = 0;
  let largest = 0;
  for (let round = 0; round < rounds; round++) {
    const multiple = playRound(compiled, draw, null) / betUnits;
    if (multiple === 0) continue;
    paying++;
    returned += multiple;
    returnedSquared += multiple * multiple;
    if (multiple > largest) largest = multiple;
  }
  return { rounds, returned, returnedSquared, paying, largest };
}

export function addRoundSums(parts: readonly RoundSums[]): RoundSums {
  const sum = (pick: (part: RoundSums) => number): number => parts.reduce((total, part) => total + pick(part), 0);
  return {
    rounds: sum(({ rounds }) => rounds),
    returned: sum(({ returned }) => returned),
    returnedSquared: sum(({ returnedSquared }) => returnedSquared),
    paying: sum(({ paying }) => paying),
    largest: Math.max(...parts.map(({ largest }) => largest)),
  };
}

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
