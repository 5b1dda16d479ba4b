import { DomainError } from '#gateway/kit/domain-error.ts';
import { takePaymentStep } from '../repository/payment-repository.ts';
import { keepRefusal } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from '../withdrawals/announce-withdrawal.ts';
import { sendWithdrawal } from '../withdrawals/send-withdrawal.ts';
import type { TakeDecision } from './open-decision.ts';

/** Decides a withdrawal that is in review. Approved, it is sent. Rejected, its amount goes back to the wallet. */
export const decideWithdrawal: TakeDecision = async (tx, parts, site, decided) => {
  const { paymentId, decision, operator, reason, at } = decided;
  const step = { cause: `operator ${operator}`, at };
  if (decision === 'rejected') {
    await keepRefusal(tx, site.id, { paymentId, refusal: reason });
    const rejected = await takePaymentStep(tx, site.id, paymentId, { ...step, event: 'reject' });
    if (rejected === null) throw new DomainError('case_decided');
    await announceWithdrawal(tx, site, { paymentId, notice: 'withdrawalRejected', at });
    return () => parts.onMoved(site.id, rejected.member_id);
  }
  const approved = await takePaymentStep(tx, site.id, paymentId, { ...step, event: 'approve' });
  if (approved === null) throw new DomainError('case_decided');
  await announceWithdrawal(tx, site, { paymentId, notice: 'withdrawalApproved', at });
  return () =>
    sendWithdrawal(parts, site, paymentId).catch((error: unknown) => {
      parts.log.warn({ err: error, site: site.id, payment: paymentId }, 'sending a withdrawal failed');
    });
};
