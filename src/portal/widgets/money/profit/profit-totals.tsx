import type { ReactNode } from 'react';
import type { ProfitTotals as Totals } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sums } from '#portal/forms/records/records.styles.ts';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';

/** What all of the days come to. Sites whose coins are never paid in or out say nothing of payments. */
export function ProfitTotals({ totals }: { readonly totals: Totals }) {
  const t = useFormWords();
  const locale = useLocale();
  const money = useMoney();
  const { currency } = useSite().site;
  const { bets, staked, returned, net, bonuses, netDeposits } = totals;
  const percent = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 });
  const share = Number(staked) === 0 ? null : percent.format(Number(returned) / Number(staked));
  return (
    <Sums>
      <Sum name={t('profit.net')}>
        <SignedMoney amount={net} />
      </Sum>
      <Sum name={t('profit.staked')} note={t('profit.bets', { count: bets })}>
        <bdi dir="ltr">{money.say(staked)}</bdi>
      </Sum>
      <Sum name={t('profit.returned')} note={share === null ? null : t('profit.ofStakes', { percent: share })}>
        <bdi dir="ltr">{money.say(returned)}</bdi>
      </Sum>
      <Sum name={t('profit.bonuses')} note={t('profit.notInNet')}>
        <bdi dir="ltr">{money.say(bonuses)}</bdi>
      </Sum>
      {!currency.isPlay && (
        <Sum name={t('profit.netDeposits')}>
          <bdi dir="ltr">{money.say(netDeposits)}</bdi>
        </Sum>
      )}
    </Sums>
  );
}

interface SumProps {
  readonly name: string;
  readonly note?: string | null;
  readonly children: ReactNode;
}

function Sum({ name, note = null, children }: SumProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note !== null && <small>{note}</small>}
      </dd>
    </div>
  );
}
