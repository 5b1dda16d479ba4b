import { CONFIDENCE, contains, estimateReturn } from '#arcade/engine/return-estimate.ts';
import { addRoundSums, type RoundSums } from '#arcade/engine/round-sums.ts';
import { statedReturn } from '#arcade/engine/stated-return.ts';
import { addFallSums, type FallSums } from '#arcade/games/slots/exact/enumerated-falls.ts';
import { type ExactReturn, exactReturn, turnOfFalls } from '#arcade/games/slots/exact/exact-return.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import type { SlotModel } from '#arcade/games/slots/rules/slot-model.ts';
import { sharesOfRounds } from './rtp-tasks.ts';
import type { RtpThreads } from './rtp-threads.ts';

const ROUNDS_PER_TASK = 250_000;

/** Computes a model's return, plays it and prints both. @returns the disagreements, as sentences. */
export async function checkSlot(
  model: SlotModel,
  rounds: number,
  seed: number,
  threads: RtpThreads,
): Promise<readonly string[]> {
  const startedAt = performance.now();
  const index = slotModels.indexOf(model);
  const exact = await exactly(model, index, threads);
  const tasks = sharesOfRounds(rounds, seed + index * 1_000_003, ROUNDS_PER_TASK).map((share) => ({
    ...share,
    kind: 'rounds' as const,
    model: index,
  }));
  const sums = addRoundSums((await threads.run(tasks)) as RoundSums[]);
  const estimate = estimateReturn(sums);
  const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
  const seconds = (performance.now() - startedAt) / 1000;
  const { total, base, free } = exact;
  const largest = sums.largest.toLocaleString('en');
  console.info(
    [
      `${model.name} (${model.machine.id}), ${model.volatility} volatility, ${seconds.toFixed(1)} s`,
      `  stated ${statedReturn(model)} %`,
      `  exact  ${(total * 100).toFixed(4)} % (base game ${percent(base)}, free spins ${percent(free)})`,
      `  played ${percent(estimate.mean)} ± ${percent(estimate.margin)} (${CONFIDENCE.percent} %)`,
      `  standard deviation ${estimate.deviation.toFixed(2)} bets, ${percent(estimate.payingShare)} of rounds pay`,
      `  largest win ${largest} bets\n`,
    ].join('\n'),
  );
  return [
    ...(Math.round(exact.total * 10_000) === model.returnBasisPoints
      ? []
      : [`${model.name} states another return than it has.`]),
    ...(contains(estimate, model.returnBasisPoints / 10_000)
      ? []
      : [`${model.name} states a return outside of what was played.`]),
  ];
}

async function exactly(model: SlotModel, index: number, { run }: RtpThreads): Promise<ExactReturn> {
  const compiled = compileMachine(model.machine);
  if (model.machine.cascade === null) return exactReturn(compiled);
  const turn = async (isFree: boolean) => {
    const firstStrip = (isFree ? compiled.freeStrips : compiled.strips)[0] ?? [];
    const tasks = Array.from(firstStrip, (_, stop) => ({
      kind: 'falls' as const,
      model: index,
      isFree,
      firstStops: [stop],
    }));
    return turnOfFalls(addFallSums((await run(tasks)) as FallSums[]));
  };
  return exactReturn(compiled, await turn(false), await turn(true));
}
