import { DomainError } from '#gateway/kit/domain-error.ts';
import { takePaymentStep } from '../repository/payment-repository.ts';
import { notePart, partsOf } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from '../withdrawals/announce-withdrawal.ts';
import { settleParts } from '../withdrawals/settle-parts.ts';
import type { TakeDecision } from './open-decision.ts';

/**
 * Decides what a member reported of a part. Approved, what is missing goes back to the wallet; what the provider
 * returns of it later is not given twice. Rejected, the part counts as received, and nothing is given back: a forced
 * receipt (specification, section 4, "Withdrawal confirmation").
 */
export const decideArrival: TakeDecision = async (
  tx,
  parts,
  site,
  { paymentId, part, decision, operator, at, ...of },
) => {
  const all = await partsOf(tx, site.id, [paymentId]);
  const found = all.find((one) => one.part === part);
  if (found === undefined) throw new DomainError('case_decided');
  const step = { cause: `operator ${operator}`, at };
  const amount = BigInt(found.amount_minor);
  const before = BigInt(found.returned_minor);
  if (decision === 'rejected') {
    await notePart(tx, site.id, found, { state: 'forced', received_minor: amount - before });
    await settleParts(tx, site, paymentId, step);
    await announceWithdrawal(tx, site, { paymentId, notice: null, at });
    return () => {};
  }
  const returned = before + of.aboutMinor;
  await notePart(tx, site.id, found, { state: 'returned', returned_minor: returned });
  const totalMinor = all.reduce((sum, one) => sum + BigInt(one.returned_minor), 0n) - before + returned;
  const moved = await takePaymentStep(tx, site.id, paymentId, { ...step, event: 'return', totalMinor });
  if (moved === null) throw new DomainError('case_decided');
  await settleParts(tx, site, paymentId, step);
  await announceWithdrawal(tx, site, { paymentId, notice: 'withdrawalReturned', amountMinor: of.aboutMinor, at });
  return () => parts.onMoved(site.id, moved.member_id);
};
