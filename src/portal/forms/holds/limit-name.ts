import type { PlayLimit } from '#contracts/generated/contracts.ts';
import type { AccountWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/** Which limit one is. */
export type LimitChoice = Pick<PlayLimit, 'kind' | 'period'>;

/** The name of a limit. */
export function limitName(t: Translate<AccountWord>, { kind, period }: LimitChoice): string {
  if (kind === 'time') return t(`limits.name.time.${period}`);
  return kind === 'bet' || period === 'each' ? t('limits.name.bet.each') : t(`limits.name.${kind}.${period}`);
}
