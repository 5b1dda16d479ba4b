import { median } from './median.ts';

/** A contender's processor time in every round, in milliseconds for one run of its work. */
export type RoundTimes<Name extends string> = Readonly<Record<Name, readonly number[]>>;

/**
 * Runs pieces of work against each other in rounds. In every round each has its turn, and who begins changes from round
 * to round, so that what slows the machine down meanwhile slows down all of them alike.
 */
export function pairedRounds<Name extends string>(
  work: Readonly<Record<Name, () => unknown>>,
  { rounds, turnMs }: { readonly rounds: number; readonly turnMs: number },
): RoundTimes<Name> {
  const names = Object.keys(work) as Name[];
  const runs = new Map(names.map((name) => [name, runsPerTurn(work[name], turnMs)]));
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of turnsOfRound(names, round)) times[name].push(timeOf(work[name], runs.get(name) ?? 1));
  }
  return times;
}

/** The names in the order of their turns in a round. */
export function turnsOfRound<Name>(names: readonly Name[], round: number): readonly Name[] {
  const first = round % names.length;
  return [...names.slice(first), ...names.slice(0, first)];
}

/** The ratio of two contenders' times: the median of the ratios within each round. */
export function ratioOf(times: readonly number[], against: readonly number[]): number {
  return median(times.map((time, round) => time / (against[round] ?? Number.NaN)));
}

/** Warms the work up and finds how often it runs in a turn of that length. */
function runsPerTurn(work: () => unknown, turnMs: number): number {
  let warmedMs = 0;
  while (warmedMs < Math.max(300, turnMs * 3)) warmedMs += timeOf(work, 10) * 10;
  let runs = 1;
  for (;;) {
    const tookMs = timeOf(work, runs) * runs;
    if (tookMs >= turnMs / 2) return Math.max(1, Math.round((runs * turnMs) / tookMs));
    runs *= 2;
  }
}

/** Milliseconds of the processor for one run. All threads count: the engine's own collect garbage for the work. */
function timeOf(work: () => unknown, runs: number): number {
  const before = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
