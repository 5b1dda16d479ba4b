import { DomainError } from '#gateway/kit/domain-error.ts';
import { sendBack } from '../deposits/send-back.ts';
import { announceDeposit, REFUNDING } from '../deposits/take-provider-payment.ts';
import { holdPayment, notePayment, takePaymentStep } from '../repository/payment-repository.ts';
import { holdStakes, openTurnover } from '../withdrawals/turnover.ts';
import type { TakeDecision } from './open-decision.ts';

/**
 * Decides a held deposit. Approved, what arrived is credited less the site's fee. Rejected, it goes back to its payer:
 * where the provider does not answer, the job `follow-payments` asks again.
 */
export const decideDeposit: TakeDecision = async (tx, parts, site, { paymentId, decision, operator, at }) => {
  const cause = `operator ${operator}`;
  if (decision === 'rejected') {
    await notePayment(tx, site.id, paymentId, { held: REFUNDING, look_at: at, looks: 0 });
    return () => sendBack(parts, site, paymentId, cause);
  }
  const before = await holdPayment(tx, site.id, paymentId);
  await notePayment(tx, site.id, paymentId, { held: null });
  const staked = before === undefined ? null : await holdStakes(tx, site, before);
  const after = await takePaymentStep(tx, site.id, paymentId, { event: 'credit', cause, at });
  if (before === undefined || after === null) throw new DomainError('case_decided');
  await openTurnover(tx, site, { before, credited: after, staked, at });
  await announceDeposit(tx, site, { before, after, at });
  return () => parts.onMoved(site.id, before.member_id);
};
