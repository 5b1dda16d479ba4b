import { useWords } from '#portal/i18n/words.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Page } from './deposit.styles.ts';

/** The page of a deposit until its words and its data have come. */
export function DepositWaiting() {
  const { t } = useWords();
  return (
    <Page>
      <h1>{t('menu.deposit')}</h1>
      <WaitingCard rows={5} />
    </Page>
  );
}
