import { lessBy } from '#portal/data/decimals.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { AsideCard } from '../payment-page.styles.ts';
import { payoutName } from '../payout-name.ts';
import { SetPassword } from '../set-password.tsx';
import { SumRow, TotalRow } from '../summary.styles.ts';
import { Afterwards, OwnName } from './check-card.styles.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { WithdrawCheck } from './withdraw-check.ts';

/** Sums up what is asked for, and asks for the payment password. */
export function CheckCard({ formId, ...check }: WithdrawCheck & { readonly formId: string }) {
  const t = useFormWords();
  const money = useMoney();
  const { decimals } = useSite().site.currency;
  const { terms, account, amount, sums } = check;
  return (
    <AsideCard aria-labelledby={`${formId}head`}>
      <h2 id={`${formId}head`}>{t('withdraw.check')}</h2>
      <SumRow>
        <span>{t('withdraw.youWithdraw')}</span>
        <bdi>{money.say(amount ?? '0')}</bdi>
      </SumRow>
      <SumRow>
        <span>{useFeeWords()(terms)}</span>
        <bdi>{money.say(sums.fee)}</bdi>
      </SumRow>
      {account && (
        <SumRow>
          <span>{t('withdraw.toRow')}</span>
          <bdi>{payoutName(account.to)}</bdi>
        </SumRow>
      )}
      <div>
        <TotalRow>
          <span>{t('withdraw.receive')}</span>
          <bdi>{money.say(sums.receives)}</bdi>
        </TotalRow>
        <Afterwards>
          {t('withdraw.after', { amount: money.say(lessBy(terms.balance, amount ?? '0', decimals)) })}
        </Afterwards>
      </div>
      {!terms.hasPaymentPassword && (
        <SetPassword
          way={check.forgotten}
          text={t('withdraw.setPasswordText')}
          label={t('withdraw.setPassword')}
          isFirst={account !== undefined}
        />
      )}
      <ConfirmForm {...check} formId={formId} />
      <OwnName>
        <FormIcon name="shield-check" size={15} />
        <span>{t('withdraw.ownName')}</span>
      </OwnName>
    </AsideCard>
  );
}

/** What the fee is called: which of the free withdrawals it is, or its percentage. */
function useFeeWords() {
  const t = useFormWords();
  return ({ freeLeft, freePerDay, feePercent }: WithdrawCheck['terms']): string => {
    if (freeLeft > 0) return t('withdraw.feeFree', { number: freePerDay - freeLeft + 1, total: freePerDay });
    return /[1-9]/.test(feePercent) ? t('deposit.feeOf', { percent: feePercent }) : t('deposit.fee');
  };
}
