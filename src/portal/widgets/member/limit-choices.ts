import type { PlayLimit, ProtectionInfo } from '#contracts/generated/contracts.ts';
import type { LimitChoice } from '#portal/forms/holds/limit-name.ts';
import type { AccountWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/** All limits there can be, in the order shown: over a period, for a bet alone, on deposits, and on time. */
const limitChoices = [
  { kind: 'loss', period: 'day' },
  { kind: 'loss', period: 'week' },
  { kind: 'loss', period: 'month' },
  { kind: 'stake', period: 'day' },
  { kind: 'stake', period: 'week' },
  { kind: 'stake', period: 'month' },
  { kind: 'bet', period: 'each' },
  { kind: 'deposit', period: 'day' },
  { kind: 'deposit', period: 'week' },
  { kind: 'deposit', period: 'month' },
  { kind: 'time', period: 'each' },
  { kind: 'time', period: 'day' },
  { kind: 'time', period: 'week' },
  { kind: 'time', period: 'month' },
] as const satisfies readonly LimitChoice[];

/** Whether two are the same limit, whatever their amounts. */
export const isSameLimit = (one: LimitChoice, other: LimitChoice): boolean =>
  one.kind === other.kind && one.period === other.period;

/** The limits that are set, in the order that they are shown in. */
export const inOrder = (limits: readonly PlayLimit[]): readonly PlayLimit[] =>
  limitChoices.flatMap((choice) => limits.filter((limit) => isSameLimit(limit, choice)));

/** Limits that are shown and changed together. */
export interface LimitGroup {
  readonly kind: PlayLimit['kind'];
  readonly periods: ReadonlyArray<PlayLimit['period']>;
}

/** What a site offers, deposits first, with what is set though it is offered no more. */
export function limitGroups({ limits }: ProtectionInfo, set: readonly PlayLimit[]): readonly LimitGroup[] {
  const offered: readonly LimitGroup[] = [
    { kind: 'deposit', periods: limits.deposit },
    { kind: 'loss', periods: limits.loss },
    { kind: 'stake', periods: limits.stake },
    { kind: 'bet', periods: limits.bet ? ['each'] : [] },
    { kind: 'time', periods: limits.time },
  ];
  const order = ['each', 'day', 'week', 'month'] as const;
  return offered
    .map(({ kind, periods }) => ({
      kind,
      periods: order.filter(
        (period) => periods.includes(period) || set.some((limit) => isSameLimit(limit, { kind, period })),
      ),
    }))
    .filter(({ periods }) => periods.length > 0);
}

/** The limit that is used up the most; undefined where none is set. */
export const tightest = (limits: readonly PlayLimit[]): PlayLimit | undefined =>
  limits.toSorted((one, other) => Number(other.used) / Number(other.amount) - Number(one.used) / Number(one.amount))[0];

/** A period as a sentence says it, such as `this week`. */
export function periodWords(t: Translate<AccountWord>, { kind, period }: LimitChoice): string {
  if (kind === 'deposit' && period === 'day') return t('protect.in.day24');
  if (kind === 'deposit' && period === 'week') return t('protect.in.week7');
  return t(`protect.in.${period}`);
}

/** The label of a period's field, such as `Per week`. */
export function periodLabel(t: Translate<AccountWord>, { kind, period }: LimitChoice): string {
  if (kind === 'bet') return t('protect.kind.bet');
  if (kind === 'deposit' && period === 'day') return t('protect.per.day24');
  if (kind === 'deposit' && period === 'week') return t('protect.per.week7');
  return t(`protect.per.${period}`);
}
