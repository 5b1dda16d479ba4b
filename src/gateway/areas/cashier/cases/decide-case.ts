import type { OperatorCase } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { sendBack, waitingOf } from '../deposits/send-back.ts';
import { AMOUNT_DIFFERS, announceDeposit, REFUNDING } from '../deposits/take-provider-payment.ts';
import { findCase, insertDecision } from '../repository/case-repository.ts';
import { holdPayment, notePayment, type PaymentRow, takePaymentStep } from '../repository/payment-repository.ts';
import { presentCase } from './list-cases.ts';

interface Decided {
  readonly caseId: string;
  readonly operator: string;
  readonly reason: string;
}

/**
 * Credits a held deposit with what arrived, less the site's fee.
 * @throws DomainError `not_found` for a case that the site does not have, `case_decided` where it is not open any more.
 */
export async function approveCase(parts: CashierParts, site: PublishedSite, decided: Decided): Promise<OperatorCase> {
  const paymentId = paymentOf(decided.caseId);
  const at = parts.clock();
  const { row, memberId } = await parts.database.forSite(site.id, async (tx) => {
    const before = await holdOpenCase(tx, site, paymentId);
    await decide(tx, site, before, { ...decided, decision: 'approved', at });
    await notePayment(tx, site.id, paymentId, { held: null });
    const cause = `operator ${decided.operator}`;
    const after = await takePaymentStep(tx, site.id, paymentId, { event: 'credit', cause, at });
    if (after === null) throw new DomainError('case_decided');
    await announceDeposit(tx, site, { before, after, at });
    return { row: await findCase(tx, site.id, paymentId), memberId: before.member_id };
  });
  parts.onMoved(site.id, memberId);
  if (row === undefined) throw new DomainError('not_found');
  return presentCase(row, site);
}

/**
 * Decides that what arrived for a held deposit goes back to its payer, and asks the provider to send it. Where the
 * provider does not answer, the job `follow-payments` asks again.
 * @throws DomainError `not_found`, `case_decided`.
 */
export async function rejectCase(parts: CashierParts, site: PublishedSite, decided: Decided): Promise<OperatorCase> {
  const paymentId = paymentOf(decided.caseId);
  const at = parts.clock();
  const payment = await parts.database.forSite(site.id, async (tx) => {
    const held = await holdOpenCase(tx, site, paymentId);
    await decide(tx, site, held, { ...decided, decision: 'rejected', at });
    await notePayment(tx, site.id, paymentId, { held: REFUNDING });
    return held;
  });
  await sendBack(parts, site, payment, `operator ${decided.operator}`);
  const row = await parts.database.forSite(site.id, (tx) => findCase(tx, site.id, paymentId));
  if (row === undefined) throw new DomainError('not_found');
  return presentCase(row, site);
}

function paymentOf(caseId: string): string {
  return caseId.slice('deposit-'.length);
}

async function holdOpenCase(tx: SiteTransaction, site: PublishedSite, paymentId: string): Promise<PaymentRow> {
  const payment = await holdPayment(tx, site.id, paymentId);
  if (payment === undefined) throw new DomainError('not_found');
  if (payment.state === 'paid' && payment.held === AMOUNT_DIFFERS) return payment;
  throw new DomainError((await findCase(tx, site.id, paymentId)) === undefined ? 'not_found' : 'case_decided');
}

function decide(
  tx: SiteTransaction,
  site: PublishedSite,
  payment: PaymentRow,
  { decision, operator, reason, at }: Omit<Decided, 'caseId'> & { decision: 'approved' | 'rejected'; at: Date },
): Promise<void> {
  return insertDecision(tx, site.id, {
    ...{ paymentId: payment.payment_id, decision, why: payment.held ?? '', operator, reason, at },
    amountMinor: waitingOf(payment),
  });
}
