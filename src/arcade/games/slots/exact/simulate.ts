import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { RoundSums } from '#arcade/engine/round-sums.ts';
import type { CompiledMachine } from '../rules/compiled-machine.ts';
import { playRound } from '../rules/play-round.ts';

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
