import type { PlayLimit } from '#contracts/generated/contracts.ts';
import type { AccountWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/** Which limit one is. */
export type LimitChoice = Pick<PlayLimit, 'kind' | 'period'>;

/** All limits there can be, in the order shown: over a period, for a bet alone, and on deposits. */
export const limitChoices = [
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
] as const satisfies readonly LimitChoice[];

/** The name of a limit. Only a single bet's has no period. */
export const limitName = (t: Translate<AccountWord>, { kind, period }: LimitChoice): string =>
  kind === 'bet' || period === 'each' ? t('limits.name.bet.each') : t(`limits.name.${kind}.${period}`);

/** Whether two are the same limit, whatever their amounts. */
export const isSameLimit = (one: LimitChoice, other: LimitChoice): boolean =>
  one.kind === other.kind && one.period === other.period;

/** The limits that are set, in the order that they are shown in. */
export const inOrder = (limits: readonly PlayLimit[]): readonly PlayLimit[] =>
  limitChoices.flatMap((choice) => limits.filter((limit) => isSameLimit(limit, choice)));
