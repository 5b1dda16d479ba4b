import { moneyText } from '../i18n/figures.ts';
import { type DeskWords, useDeskWords } from '../i18n/words.tsx';
import type { QueueCase } from './queue-kind.ts';

/** The money or the points of a case as its language writes them; empty where it has none. */
export function amountText({ t, tag }: Pick<DeskWords, 't' | 'tag'>, amount: QueueCase['amount']): string {
  if (amount === null) return '';
  return 'points' in amount
    ? t('case.points', { count: amount.points })
    : moneyText(tag, amount.value, amount.currency);
}

/** The money or the points of a case, formatted for the language; nothing where it has none. */
export function CaseAmount({ of }: { readonly of: QueueCase['amount'] }) {
  return <>{amountText(useDeskWords(), of)}</>;
}
