import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { CashierIcon } from '#portal/widgets/money/cashier-icon.tsx';
import { AsideCard } from '#portal/widgets/money/payment-page.styles.ts';
import { SumRow } from '#portal/widgets/money/summary.styles.ts';

/** What was asked for and where it is, and the same on paper. */
export function AmountsCard({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useFormWords();
  const money = useMoney();
  const { amount, fee, received, remaining, returned } = withdrawal;
  const rows = [
    ['requested', amount, true],
    ['fee', fee, true],
    ['received', received, isSome(received)],
    ['remaining', remaining, isSome(remaining)],
    ['returned', returned, isSome(returned)],
  ] as const;
  return (
    <AsideCard>
      <h2>{t('withdrawal.amounts')}</h2>
      {rows.map(
        ([name, sum, isShown]) =>
          isShown && (
            <SumRow key={name} data-sum={name}>
              <span>{t(`withdrawal.${name}`)}</span>
              <bdi>{money.say(sum)}</bdi>
            </SumRow>
          ),
      )}
      <Button type="button" $look="secondary" onClick={() => window.print()}>
        <CashierIcon name="printer" size={16} stroke={2} />
        {t('withdrawal.print')}
      </Button>
    </AsideCard>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
