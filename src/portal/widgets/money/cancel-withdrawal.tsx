import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { BALANCE_PATH } from '#portal/data/wallet-queries.ts';
import { cancelWithdrawal } from '#portal/data/withdrawal-calls.ts';
import { isAboutWithdrawals, withdrawalPath } from '#portal/data/withdrawal-queries.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { SheetButtons } from '#portal/forms/sheet/sheet.styles.ts';
import { Sheet } from '#portal/forms/sheet/sheet.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';

interface CancelWithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** In a row of a table. */
  readonly isSmall?: boolean;
}

/** Cancels a withdrawal after a question. */
export function CancelWithdrawal({ withdrawal, isSmall = false }: CancelWithdrawalProps) {
  const t = useFormWords();
  const money = useMoney();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { withdrawalId, reference, amount } = withdrawal;
  const ask = () => {
    setFailure(null);
    setAsking(true);
  };
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const cancelled = await cancelWithdrawal(withdrawalId, language);
      queryClient.setQueryData([withdrawalPath(withdrawalId)], cancelled);
      setAsking(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isAboutWithdrawals(queryKey) || queryKey[0] === BALANCE_PATH,
      });
    }
  };
  return (
    <>
      <Button
        type="button"
        $look="secondary"
        $size={isSmall ? 'small' : 'medium'}
        {...(isSmall && { 'aria-label': t('withdrawalRecords.cancelNamed', { reference: leftToRight(reference) }) })}
        onClick={ask}
      >
        {t(isSmall ? 'withdrawalRecords.cancel' : 'withdrawal.cancel')}
      </Button>
      {isAsking && (
        <Sheet title={t('withdrawal.cancelAsk', { amount: money.say(amount) })} onClose={() => setAsking(false)}>
          <p>{t('withdrawal.cancelText')}</p>
          <FormFailure failure={failure} />
          <SheetButtons>
            <Button type="button" $look="secondary" onClick={() => setAsking(false)}>
              {t('withdrawal.keep')}
            </Button>
            <Button type="button" disabled={isBusy} onClick={() => void cancel()}>
              {t('withdrawal.cancel')}
            </Button>
          </SheetButtons>
        </Sheet>
      )}
    </>
  );
}
