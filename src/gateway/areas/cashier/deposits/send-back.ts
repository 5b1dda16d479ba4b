import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { tellDeposit } from '../repository/deposit-news-repository.ts';
import { findProviderPayment, holdPayment, type PaymentRow } from '../repository/payment-repository.ts';
import { creditRule } from './credit-rule.ts';

/** What arrived for a payment and lies on the clearing account, in minor units. */
export function waitingOf({ received_minor, refunded_minor, credited_minor, fee_minor }: PaymentRow): bigint {
  return BigInt(received_minor) - BigInt(refunded_minor) - BigInt(credited_minor) - BigInt(fee_minor);
}

/** Has the provider send back what waits for a payment. It may be repeated. */
export async function sendBack(
  { database, providers, clock, log }: CashierParts,
  site: PublishedSite,
  paymentId: string,
  cause: string,
): Promise<void> {
  // As it is now: more may have arrived since it was decided.
  const payment = await database.forSite(site.id, (tx) => holdPayment(tx, site.id, paymentId));
  const provider = payment && providers.get(payment.provider);
  if (!provider || payment.provider_id === null || waitingOf(payment) <= 0n) return;
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const told = await provider.refund(account, payment.provider_id, BigInt(payment.refunded_minor) + waitingOf(payment));
  if (told === null || told.currency !== payment.currency) {
    log.warn({ site: site.id, payment: paymentId }, 'payment provider did not refund; it is asked again');
    return;
  }
  await database.forSite(site.id, async (tx) => {
    const held = await findProviderPayment(tx, site.id, { ...told, flow: 'deposit', provider: payment.provider });
    const news = { told, rule: creditRule(site), cause, at: clock() };
    if (held !== undefined) await tellDeposit(tx, site.id, held.payment_id, news);
  });
}
