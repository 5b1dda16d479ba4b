import type { Deposit, DepositStatus } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { CashierIcon } from './cashier-icon.tsx';

const tones = {
  created: 'open',
  pending: 'open',
  paid: 'open',
  credited: 'good',
  failed: 'bad',
  expired: 'quiet',
  refunded: 'quiet',
} as const satisfies Record<DepositStatus, BadgeTone>;

const HELD = { amountDiffers: 'deposit.heldTitle', limitReached: 'deposit.heldByLimitTitle' } as const;

/** How a deposit stands. */
export function DepositBadge({ deposit: { status, held } }: { readonly deposit: Pick<Deposit, 'status' | 'held'> }) {
  const t = useFormWords();
  return (
    <Badge $tone={tones[status]} data-status={status}>
      <StatusSign status={status} size={13} />
      {held === null ? t(`deposit.status.${status}`) : t(HELD[held])}
    </Badge>
  );
}

/** The sign of a status: a tick, a cross, a clock, or the way back. */
export function StatusSign({ status, size }: { readonly status: DepositStatus; readonly size: number }) {
  if (status === 'credited') return <Icon name="check" size={size} stroke={2.4} />;
  if (status === 'failed') return <Icon name="x" size={size} stroke={2.4} />;
  if (status === 'refunded') return <CashierIcon name="undo" size={size} stroke={2.2} />;
  return <AccountIcon name="clock" size={size} stroke={2.2} />;
}
