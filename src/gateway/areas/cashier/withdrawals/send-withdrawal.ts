import { openDestination } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { notePayment, takePaymentStep } from '../repository/payment-repository.ts';
import { findWithdrawal, holdWithdrawal } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';

/**
 * Has the provider pay out an approved withdrawal that it has not taken on. It may be repeated: the provider sends once
 * for each id. Where the provider gives no answer, the job `follow-payments` asks again; where it refuses, the money
 * goes back to the wallet.
 */
export async function sendWithdrawal(parts: CashierParts, site: PublishedSite, paymentId: string): Promise<void> {
  const row = await parts.database.forSite(site.id, (tx) => findWithdrawal(tx, site.id, paymentId));
  const provider = row && parts.providers.get(row.provider);
  if (!provider || row.state !== 'approved' || row.provider_id !== null) return;
  // Account numbers are deleted some time after a withdrawal is over.
  if (row.sealed_number === null) throw new Error(`withdrawal ${paymentId} has no account number`);
  const destination = await openDestination(parts.accounts, site, {
    memberId: row.member_id,
    sealedNumber: row.sealed_number,
    holderName: row.holder_name,
    form: row.destination,
  });
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const answer = await provider.payOut(account, {
    idempotencyKey: `${site.id}-${paymentId}`,
    reference: row.reference,
    amountMinor: BigInt(row.amount_minor) - BigInt(row.fee_due_minor),
    currency: row.currency,
    decimals: site.site.currency.decimals,
    destination,
  });
  if (answer.outcome === 'unknown') return;
  const at = parts.clock();
  const cause = `provider ${provider.name}`;
  const isBack = await parts.database.forSite(site.id, async (tx): Promise<boolean> => {
    const held = await holdWithdrawal(tx, site.id, paymentId);
    // A webhook or another try was faster.
    if (held?.state !== 'approved' || held.provider_id !== null) return false;
    if (answer.outcome === 'started') {
      await notePayment(tx, site.id, paymentId, { provider_id: answer.providerId });
      await takePaymentStep(tx, site.id, paymentId, { event: 'begin', cause, at });
      await announceWithdrawal(tx, site, { paymentId, notice: null, at });
      return false;
    }
    await notePayment(tx, site.id, paymentId, { failure: 'rejected' });
    await takePaymentStep(tx, site.id, paymentId, { event: 'release', cause, at });
    await announceWithdrawal(tx, site, { paymentId, notice: 'withdrawalReturned', at });
    return true;
  });
  if (isBack) parts.onMoved(site.id, row.member_id);
}
