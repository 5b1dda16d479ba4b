import type { Withdrawal } from '#contracts/generated/contracts.ts';

/** A part of a withdrawal that was sent. */
export type WithdrawalPart = Withdrawal['parts'][number];

/** How a part stands in words: one that nobody answered for in time counts as received. */
export type PartState = WithdrawalPart['state'] | 'clock';

/** How a part stands. */
export const partState = ({ state, answeredBy }: Pick<WithdrawalPart, 'state' | 'answeredBy'>): PartState =>
  state === 'received' && answeredBy === 'clock' ? 'clock' : state;
