import type { BetTotals as Totals } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sums } from '#portal/forms/records/records.styles.ts';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';

/** The totals of all rounds of the period, not those of the page alone. */
export function BetTotals({ totals, count }: { readonly totals: Totals; readonly count: number }) {
  const t = useFormWords();
  const locale = useLocale();
  const { site } = useSite();
  return (
    <Sums>
      <div>
        <dt>{t('bets.result')}</dt>
        <dd>
          <SignedMoney amount={totals.profit} />
          <small>{t('bets.count', { count })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('bets.bet')}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(totals.betAmount, site.currency, locale)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('bets.win')}</dt>
        <dd>
          <bdi dir="ltr">{formatMoney(totals.winAmount, site.currency, locale)}</bdi>
        </dd>
      </div>
    </Sums>
  );
}
