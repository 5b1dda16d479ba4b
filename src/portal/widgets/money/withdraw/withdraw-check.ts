import type { ReactNode } from 'react';
import type { Action, WithdrawalTerms } from '#contracts/generated/contracts.ts';
import type { PayoutChoice } from './payout-kind.ts';
import type { sumsOf } from './withdraw-sums.ts';

/** What is checked before a withdrawal is asked for, beside the form or in the sheet of a phone. */
export interface WithdrawCheck {
  readonly terms: WithdrawalTerms;
  readonly account: PayoutChoice | undefined;
  /** Null while it cannot be withdrawn. */
  readonly amount: string | null;
  readonly sums: ReturnType<typeof sumsOf>;
  /** Says what is to be done before the password; null for nothing. */
  readonly missing: ReactNode;
  /** Leads to what helps where the payment password was forgotten, or is not set. */
  readonly forgotten: Action;
  /** Goes to what is missing. */
  readonly onMissing: () => void;
  /** @throws GatewayError */
  readonly onSend: (paymentPassword: string) => Promise<void>;
}
