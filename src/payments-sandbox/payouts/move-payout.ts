import { ApiProblem, invalidField, nothingFound } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type PayoutEventType, storeEvent } from '../webhooks/store-event.ts';
import { type Payout, type PayoutFailure, returnedAmount, sentAmount, viewPayout } from './payout.ts';
import { duePayouts, payoutById, updatePayout } from './payout-store.ts';

/**
 * Sends all that is left of a payout, or a part of it. Each part has its event; the last one is followed by
 * `payout.paid`.
 * @throws ApiProblem `wrong_state`, or `amount_too_high` where less is left.
 */
export function sendPayout(parts: SandboxParts, payout: Payout, amount?: number): Payout {
  requireProcessing(payout);
  const left = payout.amount - sentAmount(payout);
  const sum = amount ?? left;
  if (sum > left) throw new ApiProblem('amount_too_high', 'amount is more than what is left to send.', 'amount');
  const part = payout.parts.length + 1;
  const sent = [...payout.parts, { part, amount: sum, returned: 0, sentAt: parts.clock.now() }];
  // The rest waits for a hand: the clock would send it before anybody saw the part.
  const moved: Payout = { ...payout, parts: sent, sendAt: null, status: sum === left ? 'paid' : 'processing' };
  return parts.store.transaction(() => {
    updatePayout(parts.store, moved);
    tell(parts, 'payout.part_sent', moved, part);
    if (moved.status === 'paid') tell(parts, 'payout.paid', moved);
    return moved;
  });
}

/**
 * What is not sent yet will not be. Parts that were sent stay sent.
 * @throws ApiProblem `wrong_state`.
 */
export function failPayout(parts: SandboxParts, payout: Payout, failureReason: PayoutFailure): Payout {
  requireProcessing(payout);
  const moved: Payout = { ...payout, status: 'failed', failureReason, sendAt: null };
  return parts.store.transaction(() => {
    updatePayout(parts.store, moved);
    tell(parts, 'payout.failed', moved);
    return moved;
  });
}

/**
 * Money comes back from the destination, at any time after it was sent. With everything back, a payout that was paid is
 * returned.
 * @param returned `part` is the latest one where none is named.
 * @throws ApiProblem `wrong_state`, `invalid_request` for a part that was not sent, or `amount_too_high`.
 */
export function returnPayout(
  parts: SandboxParts,
  payout: Payout,
  returned: { readonly part?: number | undefined; readonly amount: number },
): Payout {
  const number = returned.part ?? payout.parts.length;
  const found = payout.parts.find(({ part }) => part === number);
  if (found === undefined) {
    if (payout.parts.length === 0) throw new ApiProblem('wrong_state', 'Nothing of the payout was sent.');
    throw invalidField('part', 'is no part that was sent');
  }
  const back = found.returned + returned.amount;
  if (back > found.amount)
    throw new ApiProblem('amount_too_high', 'amount is more than what is left of the part.', 'amount');
  const changed = payout.parts.map((part) => (part === found ? { ...part, returned: back } : part));
  const after: Payout = { ...payout, parts: changed };
  const isAllBack = payout.status === 'paid' && returnedAmount(after) === payout.amount;
  const moved: Payout = { ...after, status: isAllBack ? 'returned' : payout.status };
  return parts.store.transaction(() => {
    updatePayout(parts.store, moved);
    tell(parts, 'payout.returned', moved, number);
    return moved;
  });
}

/** What time does by itself: payouts are sent in full. */
export function sendPayoutsByClock(parts: SandboxParts): void {
  for (const payout of duePayouts(parts.store, parts.clock.now())) sendPayout(parts, payout);
}

/** @throws ApiProblem `not_found`. */
export function requirePayout({ store }: SandboxParts, id: string): Payout {
  const payout = payoutById(store, id);
  if (payout === undefined) throw nothingFound('payout');
  return payout;
}

function requireProcessing({ status }: Payout): void {
  if (status !== 'processing') throw new ApiProblem('wrong_state', `The payout is ${status}, not processing.`);
}

function tell(parts: SandboxParts, type: PayoutEventType, payout: Payout, part?: number): void {
  const data = { ...viewPayout(payout), ...(part === undefined ? {} : { part }) };
  storeEvent(parts, { type, merchant: payout.merchant, subject: payout.id, data });
}
