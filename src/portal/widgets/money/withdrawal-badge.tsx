import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { CashierIcon } from './cashier-icon.tsx';
import { stateOf, type WithdrawalState } from './withdrawal-state.ts';

const tones = {
  review: 'busy',
  approved: 'busy',
  sending: 'busy',
  confirm: 'open',
  asking: 'open',
  sent: 'good',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'quiet',
  returned: 'quiet',
} as const satisfies Record<WithdrawalState, BadgeTone>;

/** How a withdrawal stands. */
export function WithdrawalBadge({ withdrawal }: { readonly withdrawal: Pick<Withdrawal, 'status' | 'parts'> }) {
  const t = useFormWords();
  const state = stateOf(withdrawal);
  return (
    <Badge $tone={tones[state]} data-status={state}>
      <WithdrawalSign state={state} size={13} />
      {t(`withdrawal.status.${state}`)}
    </Badge>
  );
}

interface WithdrawalSignProps {
  readonly state: WithdrawalState;
  readonly size: number;
}

/** The sign of a state: a tick, a cross, a question, the way back, or a clock. */
export function WithdrawalSign({ state, size }: WithdrawalSignProps) {
  if (state === 'paid' || state === 'sent') return <Icon name="check" size={size} stroke={2.4} />;
  if (state === 'rejected' || state === 'cancelled') return <Icon name="x" size={size} stroke={2.4} />;
  if (state === 'confirm') return <Icon name="circle-help" size={size} stroke={2.2} />;
  if (state === 'returned') return <CashierIcon name="undo" size={size} stroke={2.2} />;
  return <AccountIcon name="clock" size={size} stroke={2.2} />;
}
