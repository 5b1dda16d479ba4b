import type { LotteryBetType } from '#contracts/generated/contracts.ts';

/** A row of the slip. */
export interface SlipEntry {
  readonly key: string;
  readonly betType: string;
  /** The numbers or options; of ordered bets the numbers for each place. */
  readonly rows: readonly (readonly string[])[];
  /** For each bet, in whole units of the currency's last place. */
  readonly stakeMinor: bigint;
}

/** The rows of the slip, in the order in which they were chosen. */
export type Slip = readonly SlipEntry[];

type PickType = Pick<LotteryBetType, 'betType' | 'kind' | 'size' | 'most'>;

/** Whether each number or option is a bet, and a row of the slip, by itself. */
export const isSingle = ({ kind, size }: Pick<LotteryBetType, 'kind' | 'size'>): boolean =>
  kind === 'options' || (kind === 'numbers' && size === 1);

const keyOf = (type: PickType, pick: string): string => `${type.betType}:${isSingle(type) ? pick : '*'}`;

/** The numbers that are chosen of a type; of ordered bets those of one place. */
export function picksOf(slip: Slip, type: PickType, place = 0): readonly string[] {
  const own = slip.filter(({ betType }) => betType === type.betType);
  return isSingle(type) ? own.flatMap(({ rows }) => rows[0] ?? []) : (own[0]?.rows[place] ?? []);
}

/** The stake on a number, where it is a row of its own. */
export const stakeOn = (slip: Slip, type: PickType, pick: string): bigint | undefined =>
  isSingle(type) ? slip.find(({ key }) => key === keyOf(type, pick))?.stakeMinor : undefined;

interface Choice {
  readonly picks: readonly string[];
  /** Of ordered bets. */
  readonly place?: number;
  /** Of what is new on the slip. */
  readonly stakeMinor: bigint;
}

/** Chooses exactly these numbers of a type; of ordered bets for one place. Those that stay keep their stakes. */
export function choosePicks(slip: Slip, type: PickType, { picks, place = 0, stakeMinor }: Choice): Slip {
  if (isSingle(type)) {
    const wanted = new Set(picks.map((pick) => keyOf(type, pick)));
    const kept = slip.filter(({ key, betType }) => betType !== type.betType || wanted.has(key));
    const known = new Set(kept.map(({ key }) => key));
    const added = [...new Set(picks)].filter((pick) => !known.has(keyOf(type, pick)));
    return [
      ...kept,
      ...added.map((pick) => ({ key: keyOf(type, pick), betType: type.betType, rows: [[pick]], stakeMinor })),
    ];
  }
  const key = keyOf(type, '');
  const before = slip.find((entry) => entry.key === key);
  const row = [...new Set(picks)].slice(0, type.most);
  const rows =
    type.kind === 'ordered'
      ? Array.from({ length: type.size }, (_, index) => (index === place ? row : (before?.rows[index] ?? [])))
      : [row];
  if (rows.every((one) => one.length === 0)) return slip.filter((entry) => entry.key !== key);
  const entry = { key, betType: type.betType, rows, stakeMinor: before?.stakeMinor ?? stakeMinor };
  return before ? slip.map((one) => (one.key === key ? entry : one)) : [...slip, entry];
}

/** Adds numbers to what is chosen of a type, or takes them away where all of them are chosen. */
export function turnPicks(slip: Slip, type: PickType, choice: Choice): Slip {
  const chosen = picksOf(slip, type, choice.place);
  const isChosen = choice.picks.every((pick) => chosen.includes(pick));
  const picks = isChosen
    ? chosen.filter((pick) => !choice.picks.includes(pick))
    : [...chosen, ...choice.picks.filter((pick) => !chosen.includes(pick))];
  return choosePicks(slip, type, { ...choice, picks });
}

export const withoutEntry = (slip: Slip, key: string): Slip => slip.filter((entry) => entry.key !== key);

/** Another stake for one row, or for all of them. */
export const withStake = (slip: Slip, stakeMinor: bigint, key?: string): Slip =>
  slip.map((entry) => (key === undefined || entry.key === key ? { ...entry, stakeMinor } : entry));
