/**
 * npm run arcade:rtp [-- --rounds=10000000] [--seed=1] [--model=lantern] Computes every model's return exactly, plays
 * it on the engine that serves rounds, and prints both beside the stated one. Fails where the stated return is not the
 * exact one to two decimals, or lies outside of the played one's confidence interval.
 */
import { parseArgs } from 'node:util';
import { compileMachine } from '#arcade/engine/compiled-machine.ts';
import { addFallSums, type FallSums } from '#arcade/engine/exact/enumerated-falls.ts';
import { type ExactReturn, exactReturn, turnOfFalls } from '#arcade/engine/exact/exact-return.ts';
import { slotModels } from '#arcade/engine/models/slot-models.ts';
import { CONFIDENCE, contains, estimateReturn } from '#arcade/engine/return-estimate.ts';
import { addRoundSums, type RoundSums } from '#arcade/engine/simulate.ts';
import { statedReturn } from '#arcade/engine/slot-model.ts';
import { type RtpThreads, startThreads } from './rtp-threads.ts';

const ROUNDS_PER_TASK = 250_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '20260101' },
    model: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const chosen = slotModels.filter(({ name }) => values.model === undefined || name.toLowerCase() === values.model);
if (!Number.isSafeInteger(rounds) || rounds < 1_000 || !Number.isSafeInteger(seed) || chosen.length === 0) {
  console.error(
    `Rounds are a whole number from 1000, a seed is a whole number, a model is one of ${slotModels.map(({ name }) => name.toLowerCase()).join(', ')}.`,
  );
  process.exit(1);
}

const threads = startThreads();
console.info(`${rounds.toLocaleString('en')} rounds per model, seed ${seed}, ${threads.count} threads.\n`);
const faults: string[] = [];
for (const model of chosen) {
  const startedAt = performance.now();
  const index = slotModels.indexOf(model);
  const exact = await exactly(index, threads);
  const { sums, estimate } = await played(index, threads);
  const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;
  const seconds = (performance.now() - startedAt) / 1000;
  console.info(
    [
      `${model.name} (${model.machine.id}), ${model.volatility} volatility, ${seconds.toFixed(1)} s`,
      `  stated ${statedReturn(model)} %`,
      `  exact  ${(exact.total * 100).toFixed(4)} % (base game ${percent(exact.base)}, free spins ${percent(exact.free)})`,
      `  played ${percent(estimate.mean)} ± ${percent(estimate.margin)} (${CONFIDENCE.percent} %)`,
      `  standard deviation ${estimate.deviation.toFixed(2)} bets, ${percent(estimate.payingShare)} of rounds pay, largest win ${sums.largest.toLocaleString('en')} bets\n`,
    ].join('\n'),
  );
  if (Math.round(exact.total * 10_000) !== model.returnBasisPoints)
    faults.push(`${model.name} states another return than it has.`);
  if (!contains(estimate, model.returnBasisPoints / 10_000))
    faults.push(`${model.name} states a return outside of what was played.`);
}
await threads.end();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function exactly(index: number, { run }: RtpThreads): Promise<ExactReturn> {
  const model = slotModels[index];
  if (model === undefined) throw new Error(`There is no model ${index}.`);
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

async function played(index: number, { run }: RtpThreads) {
  const count = Math.ceil(rounds / ROUNDS_PER_TASK);
  const tasks = Array.from({ length: count }, (_, task) => ({
    kind: 'rounds' as const,
    model: index,
    rounds: Math.min(ROUNDS_PER_TASK, rounds - task * ROUNDS_PER_TASK),
    seed: seed + index * 1_000_003 + task * 7919,
  }));
  const sums = addRoundSums((await run(tasks)) as RoundSums[]);
  return { sums, estimate: estimateReturn(sums) };
}
