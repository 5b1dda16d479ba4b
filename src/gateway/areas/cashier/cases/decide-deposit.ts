import { DomainError } from '#gateway/kit/domain-error.ts';
import { creditRule } from '../deposits/credit-rule.ts';
import { REFUNDING } from '../deposits/held-deposit.ts';
import { sendBack } from '../deposits/send-back.ts';
import { announceDeposit, creditDeposit } from '../repository/deposit-news-repository.ts';
import { holdPayment, notePayment } from '../repository/payment-repository.ts';
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
  const rule = creditRule(site);
  const credited = before && (await creditDeposit(tx, site.id, paymentId, { rule, cause, at }));
  if (!before || !credited) throw new DomainError('case_decided');
  await announceDeposit(tx, site.id, { before, decimals: rule.decimals, at });
  return () => parts.onMoved(site.id, before.member_id);
};
