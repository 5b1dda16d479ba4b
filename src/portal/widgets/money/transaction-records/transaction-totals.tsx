import type { TransactionTotals as Totals } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sums } from '#portal/forms/records/records.styles.ts';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** The totals of all days that are chosen, not those of the page alone. */
export function TransactionTotals({ totals, count }: { readonly totals: Totals; readonly count: number }) {
  const t = useFormWords();
  const money = useMoney();
  return (
    <Sums>
      <div>
        <dt>{t('transactions.net')}</dt>
        <dd>
          <SignedMoney amount={totals.net} />
          <small>{t('transactions.count', { count })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('transactions.in')}</dt>
        <dd>
          <bdi dir="ltr">{money.say(totals.in)}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('transactions.out')}</dt>
        <dd>
          <bdi dir="ltr">{money.say(totals.out)}</bdi>
        </dd>
      </div>
    </Sums>
  );
}
