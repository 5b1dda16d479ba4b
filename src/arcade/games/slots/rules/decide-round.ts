import { type RoundSeeds, roundStream } from '#arcade/engine/round-stream.ts';
import type { Spin } from '#arcade/game-api.ts';
import type { CompiledMachine } from './compiled-machine.ts';
import { playRound } from './play-round.ts';
import { RoundRecorder } from './round-recorder.ts';

export interface DecidedRound {
  readonly spins: readonly Spin[];
  readonly winMinor: number;
}

/**
 * The outcome of a round, which follows from machine, seeds and bet alone: the server serves it, and the player's
 * browser checks it with this same function.
 * @param betMinor the total bet, a whole multiple of the machine's bet units.
 */
export function decideRound(compiled: CompiledMachine, seeds: RoundSeeds, betMinor: number): DecidedRound {
  const unitMinor = betMinor / compiled.machine.betUnits;
  if (!Number.isSafeInteger(unitMinor) || unitMinor < 1)
    throw new RangeError(`A bet of ${betMinor} does not divide into ${compiled.machine.betUnits} units.`);
  const recorder = new RoundRecorder(compiled, unitMinor);
  const units = playRound(compiled, roundStream(seeds), recorder);
  return { spins: recorder.spins, winMinor: units * unitMinor };
}
