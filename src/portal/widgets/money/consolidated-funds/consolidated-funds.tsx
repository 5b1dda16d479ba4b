import { formatMoney } from '#contracts/money.ts';
import { sumOf } from '#portal/data/decimals.ts';
import { fundsQuery } from '#portal/data/funds-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Funds } from './consolidated-funds.styles.ts';

export function ConsolidatedFundsView({ nodeId }: WidgetViewProps<'consolidated-funds'>) {
  return (
    <FormPlace nodeId={nodeId} widget="consolidated-funds" voice="play" waiting={<WaitingCard rows={1} />}>
      <FundsCard />
    </FormPlace>
  );
}

/** All that the member has in one look. What lies with studios is left out where one wallet serves all of them. */
function FundsCard() {
  const t = useFormWords();
  const locale = useLocale();
  const { language, site } = useSite();
  const { data, error, isLoadingError, refetch } = useOwnQuery(fundsQuery(language));
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={1} />;
  const money = (amount: string): string => formatMoney(amount, site.currency, locale);
  const withStudios = sumOf(
    data.wallets.map(({ balance }) => balance),
    site.currency.decimals,
  );
  return (
    <Funds>
      {!data.isSingle && (
        <div data-total="">
          <dt>{t('funds.total')}</dt>
          <dd>
            <bdi>{money(data.total)}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('funds.main')}</dt>
        <dd>
          <bdi>{money(data.mainWallet)}</bdi>
        </dd>
      </div>
      {!data.isSingle && (
        <div>
          <dt>{t('funds.withStudios')}</dt>
          <dd>
            <bdi>{money(withStudios)}</bdi>
          </dd>
        </div>
      )}
    </Funds>
  );
}
