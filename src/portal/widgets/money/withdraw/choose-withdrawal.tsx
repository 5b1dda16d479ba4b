import { ActionControl } from '#portal/actions/action-control.tsx';
import { useHold } from '#portal/data/use-hold.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { withdrawalTermsQuery } from '#portal/data/withdrawal-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Page } from '../payment-page.styles.ts';
import { PageHead } from './withdraw.styles.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawWaiting } from './withdraw-waiting.tsx';
import type { WithdrawWays } from './withdraw-ways.ts';

/** What can be withdrawn, where to, how much, and what comes of it. */
export function ChooseWithdrawal({ ways }: { readonly ways: WithdrawWays }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const { data, error, isLoadingError, refetch } = useOwnQuery(withdrawalTermsQuery(language));
  const { hold, isKnown } = useHold('withdrawal');
  if (!isKnown || (!data && !isLoadingError)) return <WithdrawWaiting />;
  return (
    <Page>
      <PageHead>
        <h1>{say('menu.withdraw')}</h1>
        {ways.help && (
          <ActionControl action={ways.help}>
            <Icon name="circle-help" size={17} />
            {t('withdraw.how')}
          </ActionControl>
        )}
      </PageHead>
      {data ? (
        <WithdrawForm terms={data} ways={ways} hold={hold} />
      ) : (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
