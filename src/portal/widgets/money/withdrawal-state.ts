import type { Withdrawal, WithdrawalStatus } from '#contracts/generated/contracts.ts';

/** The status of a withdrawal for its member. A part that waits for an answer goes first. */
export type WithdrawalState =
  | 'review'
  | 'approved'
  | 'sending'
  | 'confirm'
  | 'asking'
  | 'sent'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'returned';

const OF_STATUS = {
  requested: 'review',
  reviewing: 'review',
  approved: 'approved',
  paying: 'sending',
  partlyPaid: 'sending',
  paid: 'sent',
  confirmed: 'paid',
  rejected: 'rejected',
  cancelled: 'cancelled',
  returned: 'returned',
} as const satisfies Record<WithdrawalStatus, WithdrawalState>;

/** How a withdrawal stands for its member. */
export function stateOf({ status, parts }: Pick<Withdrawal, 'status' | 'parts'>): WithdrawalState {
  if (parts.some(({ state }) => state === 'waiting')) return 'confirm';
  if (parts.some(({ state }) => state === 'reported')) return 'asking';
  return OF_STATUS[status];
}
