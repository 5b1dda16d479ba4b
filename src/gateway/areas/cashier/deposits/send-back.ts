import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findProviderPayment, type PaymentRow } from '../repository/payment-repository.ts';
import { takeProviderPayment } from './take-provider-payment.ts';

/** What arrived for a payment and lies on the clearing account, in minor units. */
export function waitingOf({ received_minor, refunded_minor, credited_minor, fee_minor }: PaymentRow): bigint {
  return BigInt(received_minor) - BigInt(refunded_minor) - BigInt(credited_minor) - BigInt(fee_minor);
}

/** Has the provider send back what arrived for a payment. It may be repeated. */
export async function sendBack(
  { database, providers, clock }: CashierParts,
  site: PublishedSite,
  payment: PaymentRow,
  cause: string,
): Promise<void> {
  const provider = providers.get(payment.provider);
  if (provider === undefined || payment.provider_id === null) return;
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const total = BigInt(payment.refunded_minor) + waitingOf(payment);
  const told = await provider.refund(account, payment.provider_id, total);
  if (told === null || told.currency !== payment.currency) return;
  await database.forSite(site.id, async (tx) => {
    const held = await findProviderPayment(tx, site.id, { ...told, provider: payment.provider });
    if (held !== undefined) await takeProviderPayment(tx, site, held, { told, cause, at: clock() });
  });
}
