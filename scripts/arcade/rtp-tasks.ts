import type { RoundSums } from '#arcade/engine/round-sums.ts';
import { playTable } from '#arcade/games/returns/play-table.ts';
import { playedTables } from '#arcade/games/returns/played-tables.ts';
import { enumerateFalls, type FallSums } from '#arcade/games/slots/exact/enumerated-falls.ts';
import { simulateRounds } from '#arcade/games/slots/exact/simulate.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';

/** Work for one thread: a share of the rounds of a model or of a table of bets, or of a model's boards. */
export type RtpTask =
  | { readonly kind: 'rounds'; readonly model: number; readonly rounds: number; readonly seed: number }
  | { readonly kind: 'bets'; readonly table: number; readonly rounds: number; readonly seed: number }
  | {
      readonly kind: 'falls';
      readonly model: number;
      readonly isFree: boolean;
      readonly firstStops: readonly number[];
    };

/** The sums of a model or of its boards, or those of each bet of a table. */
export type RtpAnswer = RoundSums | FallSums | readonly RoundSums[];

export function runRtpTask(task: RtpTask): RtpAnswer {
  if (task.kind === 'bets') {
    const table = playedTables[task.table];
    if (table === undefined) throw new Error(`There is no table ${task.table}.`);
    return playTable(table, task.rounds, task.seed);
  }
  const model = slotModels[task.model];
  if (model === undefined) throw new Error(`There is no model ${task.model}.`);
  const compiled = compileMachine(model.machine);
  if (task.kind === 'rounds') return simulateRounds(compiled, task.rounds, task.seed);
  return enumerateFalls(compiled, task.isFree, task.firstStops);
}

/** How a number of rounds is shared out. Each share has a seed of its own. */
export function sharesOfRounds(
  rounds: number,
  seed: number,
  perTask: number,
): readonly { readonly rounds: number; readonly seed: number }[] {
  return Array.from({ length: Math.ceil(rounds / perTask) }, (_, task) => ({
    rounds: Math.min(perTask, rounds - task * perTask),
    seed: seed + task * 7919,
  }));
}
