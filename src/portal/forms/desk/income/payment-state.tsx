import type { AgentPaymentState } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { paymentTones } from './plan-kinds.ts';

interface PaymentStateProps {
  readonly state: AgentPaymentState;
  /** More of the day may come. */
  readonly isRunning?: boolean;
}

/** The state of a payment. */
export function PaymentState({ state, isRunning = false }: PaymentStateProps) {
  const t = useFormWords();
  if (isRunning) return <Badge $tone="busy">{t('pay.state.running')}</Badge>;
  return (
    <Badge $tone={paymentTones[state]}>
      {state === 'paid' && <Icon name="check" size={13} stroke={2.4} />}
      {t(`pay.state.${state}`)}
    </Badge>
  );
}
