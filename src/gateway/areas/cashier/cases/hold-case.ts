import type { HoldCase, OperatorCase } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { deleteHold, insertHold, insertHoldStep } from '../repository/case-hold-repository.ts';
import { dropOwnClaim } from '../repository/case-repository.ts';
import { holdPayment } from '../repository/payment-repository.ts';
import { assertFree, type Decided, findOpen, keyOf, readCase } from './decide-case.ts';

/** The longest hold. */
const LONGEST_MS = 90 * 86_400_000;

/**
 * Puts an open case aside until a time: it leaves the open list and is there again at that time. Deciding it ends the
 * hold. Who put it aside may do so again with another note or time.
 * @throws DomainError `not_found`, `case_decided`; `case_claimed` while another operator works on it; `case_held` where
 *   another operator put it aside; `invalid_request` naming `until`.
 */
export async function holdCase(
  parts: CashierParts,
  site: PublishedSite,
  { caseId, operator, ...asked }: Pick<Decided, 'caseId' | 'operator'> & HoldCase,
): Promise<OperatorCase> {
  const key = keyOf(caseId);
  const now = parts.clock();
  const until = new Date(asked.until);
  if (until <= now || until.getTime() > now.getTime() + LONGEST_MS)
    throw new DomainError('invalid_request', { fields: { until: 'out_of_range' } });
  await parts.database.forSite(site.id, async (tx) => {
    // Two holds, or a hold and a decision, are taken one after the other.
    await holdPayment(tx, site.id, key.paymentId);
    const { hold_operator: holder } = await findOpen(tx, site.id, key, now);
    if (holder !== null && holder !== operator) throw new DomainError('case_held');
    await assertFree(tx, site.id, { caseId, operator, now });
    const hold = { caseId, operator, note: asked.note.trim(), now, until };
    await insertHold(tx, site.id, hold);
    await insertHoldStep(tx, site.id, { ...hold, paymentId: key.paymentId, what: 'hold' });
    await dropOwnClaim(tx, site.id, { caseId, operator });
  });
  return readCase(parts, site, key);
}

/**
 * Puts a case back into the open list before its time. Doing so twice is the same as once.
 * @throws DomainError `not_found`, `case_decided`.
 */
export async function endHold(
  parts: CashierParts,
  site: PublishedSite,
  { caseId, operator }: Pick<Decided, 'caseId' | 'operator'>,
): Promise<OperatorCase> {
  const key = keyOf(caseId);
  const now = parts.clock();
  await parts.database.forSite(site.id, async (tx) => {
    await holdPayment(tx, site.id, key.paymentId);
    const { hold_operator: holder } = await findOpen(tx, site.id, key, now);
    if (holder === null) return;
    await deleteHold(tx, site.id, caseId);
    await insertHoldStep(tx, site.id, { caseId, operator, now, paymentId: key.paymentId, what: 'endHold' });
  });
  return readCase(parts, site, key);
}
