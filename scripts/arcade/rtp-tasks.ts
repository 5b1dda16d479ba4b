import { compileMachine } from '#arcade/engine/compiled-machine.ts';
import { enumerateFalls, type FallSums } from '#arcade/engine/exact/enumerated-falls.ts';
import { slotModels } from '#arcade/engine/models/slot-models.ts';
import { type RoundSums, simulateRounds } from '#arcade/engine/simulate.ts';

/** Work for one thread: a share of a model's rounds, or of its boards. */
export type RtpTask =
  | { readonly kind: 'rounds'; readonly model: number; readonly rounds: number; readonly seed: number }
  | {
      readonly kind: 'falls';
      readonly model: number;
      readonly isFree: boolean;
      readonly firstStops: readonly number[];
    };

export type RtpAnswer = RoundSums | FallSums;

export function runRtpTask(task: RtpTask): RtpAnswer {
  const model = slotModels[task.model];
  if (model === undefined) throw new Error(`There is no model ${task.model}.`);
  const compiled = compileMachine(model.machine);
  if (task.kind === 'rounds') return simulateRounds(compiled, task.rounds, task.seed);
  return enumerateFalls(compiled, task.isFree, task.firstStops);
}
