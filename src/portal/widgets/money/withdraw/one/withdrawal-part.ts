import type { Withdrawal } from '#contracts/generated/contracts.ts';

/** A part of a withdrawal that was sent. */
export type WithdrawalPart = Withdrawal['parts'][number];

/** The state of a part in words. A part that was not answered in time counts as received. */
export type PartState = WithdrawalPart['state'] | 'clock';

/** How a part stands. */
export const partState = ({ state, answeredBy }: Pick<WithdrawalPart, 'state' | 'answeredBy'>): PartState =>
  state === 'received' && answeredBy === 'clock' ? 'clock' : state;

/** Whether a withdrawal comes in parts: several were sent, or one that is not all of it. */
export const isInParts = ({ parts, status }: Pick<Withdrawal, 'parts' | 'status'>): boolean =>
  parts.length > 1 || status === 'partlyPaid';
