import { depositQuery } from '#portal/data/deposit-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Page } from '../payment-page.styles.ts';
import { DepositPage } from './deposit-page.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { NewDepositCrumb } from './new-deposit-crumb.tsx';
import { useBalanceAfter } from './use-balance-after.ts';

/** One deposit by its id: asked for again until it is final, and whenever an event tells that it went on. */
export function PayingDeposit({ depositId }: { readonly depositId: string }) {
  const { t } = useWords();
  const { language } = useSite();
  const { data, error, isLoadingError, refetch } = useOwnQuery(depositQuery(depositId, language));
  useBalanceAfter(data);
  if (data) return <DepositPage deposit={data} />;
  if (!isLoadingError) return <DepositWaiting />;
  return (
    <Page>
      <NewDepositCrumb />
      <h1>{t('menu.deposit')}</h1>
      <OwnFailure error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
