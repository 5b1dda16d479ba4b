import type { OperatorCase } from '#contracts/generated/contracts.ts';
import { askedAmount } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { sendBack, waitingOf } from '../deposits/send-back.ts';
import { announceDeposit, REFUNDING } from '../deposits/take-provider-payment.ts';
import { findCase, insertDecision } from '../repository/case-repository.ts';
import { holdPayment, notePayment, type PaymentRow, takePaymentStep } from '../repository/payment-repository.ts';
import { presentCase } from './list-cases.ts';

interface Decided {
  readonly caseId: string;
  /** What the operator saw as arrived, a decimal: nobody decides about money that came since. */
  readonly received: string;
  readonly operator: string;
  readonly reason: string;
}

/**
 * Credits a held deposit with what arrived, less the site's fee.
 * @throws DomainError `not_found` for a case that the site does not have, `case_decided` where it is not open any more,
 *   or is not as the operator saw it.
 */
export async function approveCase(parts: CashierParts, site: PublishedSite, decided: Decided): Promise<OperatorCase> {
  const paymentId = paymentOf(decided.caseId);
  const at = parts.clock();
  const { row, memberId } = await parts.database.forSite(site.id, async (tx) => {
    const before = await holdOpenCase(tx, site, decided);
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
  await parts.database.forSite(site.id, async (tx) => {
    const held = await holdOpenCase(tx, site, decided);
    await decide(tx, site, held, { ...decided, decision: 'rejected', at });
    await notePayment(tx, site.id, paymentId, { held: REFUNDING, look_at: at, looks: 0 });
  });
  await sendBack(parts, site, paymentId, `operator ${decided.operator}`);
  const row = await parts.database.forSite(site.id, (tx) => findCase(tx, site.id, paymentId));
  if (row === undefined) throw new DomainError('not_found');
  return presentCase(row, site);
}

function paymentOf(caseId: string): string {
  return caseId.slice('deposit-'.length);
}

async function holdOpenCase(
  tx: SiteTransaction,
  site: PublishedSite,
  { caseId, received }: Pick<Decided, 'caseId' | 'received'>,
): Promise<PaymentRow> {
  const paymentId = paymentOf(caseId);
  const payment = await holdPayment(tx, site.id, paymentId);
  if (payment === undefined) throw new DomainError('not_found');
  const isOpen = payment.state === 'paid' && payment.held !== null && payment.held !== REFUNDING;
  if (!isOpen) throw new DomainError((await findCase(tx, site.id, paymentId)) ? 'case_decided' : 'not_found');
  if (askedAmount(received, site.site.currency.decimals) !== waitingOf(payment)) throw new DomainError('case_decided');
  return payment;
}

function decide(
  tx: SiteTransaction,
  site: PublishedSite,
  payment: PaymentRow,
  {
    decision,
    operator,
    reason,
    at,
  }: Omit<Decided, 'caseId' | 'received'> & { decision: 'approved' | 'rejected'; at: Date },
): Promise<void> {
  return insertDecision(tx, site.id, {
    ...{ paymentId: payment.payment_id, decision, why: payment.held ?? '', operator, reason, at },
    amountMinor: waitingOf(payment),
  });
}
