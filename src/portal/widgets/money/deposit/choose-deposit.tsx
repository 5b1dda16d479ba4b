import { depositChannelsQuery } from '#portal/data/deposit-queries.ts';
import { useHold } from '#portal/data/use-hold.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import type { HoldWays } from '#portal/forms/holds/hold-note.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Page } from '../payment-page.styles.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';

/** The ways to deposit, the amount, and what comes of it. */
export function ChooseDeposit({ ways }: { readonly ways: HoldWays }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const { data, error, isLoadingError, refetch } = useOwnQuery(depositChannelsQuery(language));
  const { hold, isKnown } = useHold('deposit');
  if (!isKnown || (!data && !isLoadingError)) return <DepositWaiting />;
  return (
    <Page>
      <h1>{say('menu.deposit')}</h1>
      {!data ? (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      ) : data.channels.length === 0 ? (
        <EmptyState icon="wallet" title={t('deposit.noMethods')} hint={t('deposit.noMethodsHint')} />
      ) : (
        <DepositForm offer={data} hold={hold} ways={ways} />
      )}
    </Page>
  );
}
