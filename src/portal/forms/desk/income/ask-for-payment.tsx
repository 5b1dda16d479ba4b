import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgentPlanKind } from '#contracts/generated/contracts.ts';
import { askForPayment, isAboutIncome } from '#portal/data/desk/income-queries.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Asking } from './derivation.styles.ts';

interface AskForPaymentProps {
  readonly kind: AgentPlanKind;
  /** One payment; all that are ready of the kind where it is left out. */
  readonly paymentId?: string;
  readonly amount: string;
}

/** Asks for what is ready. A second press asks for nothing more, since a payment is asked for once. */
export function AskForPayment({ kind, paymentId, amount }: AskForPaymentProps) {
  const t = useFormWords();
  const money = useDeskMoney();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await askForPayment(kind, paymentId, language);
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutIncome(queryKey) });
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Asking>
      <Button type="button" $size="small" aria-disabled={isSending} onClick={() => void ask()}>
        {t('pay.ask', { amount: money.named(amount) })}
      </Button>
      <span>{t('pay.askHint')}</span>
      <FormFailure failure={failure} />
    </Asking>
  );
}
