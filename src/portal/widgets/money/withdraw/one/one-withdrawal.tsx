import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { withdrawalQuery } from '#portal/data/withdrawal-queries.ts';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Page } from '#portal/widgets/money/payment-page.styles.ts';
import { WithdrawWaiting } from '../withdraw-waiting.tsx';
import { useBalanceAfterReturn } from './use-balance-after-return.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';
import { WithdrawalsCrumb } from './withdrawals-crumb.tsx';

/** One withdrawal by its id: asked for again until it is settled, and whenever an event tells that it went on. */
export function OneWithdrawal({ withdrawalId }: { readonly withdrawalId: string }) {
  const { t } = useWords();
  const { data, error, isLoadingError, refetch } = useOwnQuery(withdrawalQuery(withdrawalId));
  useBalanceAfterReturn(data);
  if (data) return <WithdrawalPage withdrawal={data} />;
  if (!isLoadingError) return <WithdrawWaiting />;
  return (
    <Page>
      <WithdrawalsCrumb />
      <h1>{t('menu.withdraw')}</h1>
      <OwnFailure error={error} onRetry={() => void refetch()} />
    </Page>
  );
}
