import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { CashierIcon } from '../cashier-icon.tsx';
import type { PayoutKind } from './payout-kind.ts';

interface KindIconProps {
  readonly kind: PayoutKind;
  readonly size: number;
}

/** The sign of a kind of account. */
export function KindIcon({ kind, size }: KindIconProps) {
  if (kind === 'crypto') return <CashierIcon name="coins" size={size} />;
  return <AccountIcon name={kind === 'bank' ? 'landmark' : 'wallet'} size={size} />;
}
