import { moneyText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import type { QueueCase } from './queue-kind.ts';

/** The money or the points of a case, formatted for the language; nothing where it has none. */
export function CaseAmount({ of }: { readonly of: QueueCase['amount'] }) {
  const { t, tag } = useDeskWords();
  if (of === null) return null;
  return <>{'points' in of ? t('case.points', { count: of.points }) : moneyText(tag, of.value, of.currency)}</>;
}
