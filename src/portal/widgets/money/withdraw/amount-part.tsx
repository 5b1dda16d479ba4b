import type { RefObject } from 'react';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Card } from '#portal/ui/account-card.ts';
import { AmountPart } from '../amount.styles.ts';
import { AmountInput } from '../amount-input.tsx';
import { Limits } from '../share-chips.styles.ts';
import { ShareChips } from '../share-chips.tsx';
import { shareOf, withdrawFault } from './withdraw-sums.ts';

interface WithdrawAmountProps {
  readonly terms: WithdrawalTerms;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The form that Enter sends; undefined where it is not on the page. */
  readonly formId: string | undefined;
  readonly typed: string;
  readonly amount: string;
  /** In words. */
  readonly fault: string | undefined;
  /** Nothing can be withdrawn. */
  readonly isOff: boolean;
  readonly onWrite: (typed: string) => void;
}

/** How much, shares of what is available, and what the day still allows. */
export function WithdrawAmount(props: WithdrawAmountProps) {
  const { terms, field, formId, typed, amount, fault, isOff, onWrite } = props;
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const { min, max } = terms;
  return (
    <Card as="div">
      <AmountPart>
        <AmountInput
          label={t('deposit.amount')}
          name="amount"
          field={field}
          formId={formId}
          typed={typed}
          hint={t('withdraw.bounds', { min: money.round(min), max: money.round(max) })}
          fault={fault}
          isOff={isOff}
          onWrite={onWrite}
        />
        <ShareChips
          amount={amount}
          shareOf={(percent) => shareOf(percent, terms, decimals)}
          isOff={(share) => isOff || withdrawFault(share, terms, decimals) !== null}
          onChoose={onWrite}
        />
      </AmountPart>
      <DayLimits terms={terms} />
    </Card>
  );
}

/** The rest of the daily limit and of the free withdrawals, and the fee after them. */
function DayLimits({ terms }: Pick<WithdrawAmountProps, 'terms'>) {
  const t = useFormWords();
  const money = useMoney();
  const { leftToday, mostPerDay, freeLeft, freePerDay, nextFeePercent, nextFeeMin } = terms;
  const hasMin = /[1-9]/.test(nextFeeMin);
  const hasPercent = /[1-9]/.test(nextFeePercent);
  const fee = () => {
    if (!hasPercent) return hasMin ? money.round(nextFeeMin) : t('deposit.noFee');
    if (!hasMin) return t('deposit.feePercent', { percent: nextFeePercent });
    return t('withdraw.feeTerms', { percent: nextFeePercent, min: money.round(nextFeeMin) });
  };
  return (
    <Limits>
      <div>
        <dt>{t('withdraw.leftToday')}</dt>
        <dd>{t('withdraw.leftOf', { left: money.round(leftToday), most: money.round(mostPerDay) })}</dd>
      </div>
      {freePerDay > 0 && (
        <div>
          <dt>{t('withdraw.free')}</dt>
          <dd>{t('withdraw.freeLeft', { left: freeLeft, total: freePerDay })}</dd>
        </div>
      )}
      <div>
        <dt>{freeLeft > 0 ? t('withdraw.then') : t('deposit.fee')}</dt>
        <dd>{fee()}</dd>
      </div>
    </Limits>
  );
}
