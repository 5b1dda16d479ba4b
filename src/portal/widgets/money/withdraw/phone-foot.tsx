import { useId, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { payoutName } from '../payout-name.ts';
import { SheetSums } from '../sheet-sums.styles.ts';
import { Foot, FootRoom, Go, SumRow, TotalRow } from '../summary.styles.ts';
import { ConfirmForm } from './confirm-form.tsx';
import type { WithdrawCheck } from './withdraw-check.ts';

/** On a phone: what is received and the way on stay in sight; the payment password is asked for in a sheet. */
export function PhoneFoot(check: WithdrawCheck) {
  const t = useFormWords();
  const money = useMoney();
  const sentenceId = useId();
  const [isOpen, setOpen] = useState(false);
  const { missing, account, amount, sums, onMissing } = check;
  const close = () => setOpen(false);
  const hasFee = /[1-9]/.test(sums.fee);
  return (
    <>
      <FootRoom />
      <Foot>
        <TotalRow>
          <span>{t(hasFee || amount === null ? 'withdraw.receive' : 'withdraw.receiveFree')}</span>
          <bdi>{money.say(sums.receives)}</bdi>
        </TotalRow>
        <Go
          type="button"
          $size="large"
          aria-disabled={missing !== null}
          aria-describedby={sentenceId}
          onClick={() => (missing === null ? setOpen(true) : onMissing())}
        >
          {t('deposit.continue')}
        </Go>
        <p id={sentenceId}>{missing}</p>
      </Foot>
      {isOpen && account && amount !== null && (
        <Sheet title={t('field.paymentPassword')} onClose={close}>
          <SheetSums>
            {hasFee && (
              <SumRow>
                <span>{t('deposit.fee')}</span>
                <bdi>{money.say(sums.fee)}</bdi>
              </SumRow>
            )}
            <SumRow>
              <span>{t('withdraw.receive')}</span>
              <bdi>{money.say(sums.receives)}</bdi>
            </SumRow>
            <SumRow>
              <span>{t('withdraw.toRow')}</span>
              <bdi>{payoutName(account.to)}</bdi>
            </SumRow>
          </SheetSums>
          <ConfirmForm {...check} onLeave={close} />
        </Sheet>
      )}
    </>
  );
}
