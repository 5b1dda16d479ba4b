import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findProviderPayment, type PaymentRow } from '../repository/payment-repository.ts';
import { holdWithdrawal, notePart, overdueWithdrawals, partsOf } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { settleParts } from './settle-parts.ts';
import { takeProviderPayout } from './take-provider-payout.ts';

const MOST_AT_ONCE = 50;
/** About an hour of tries. */
const LOOKS_TO_WARN = 10;

/** Asks the provider about a withdrawal whose webhooks are late, after it was sent where that is still to be done. */
export async function followWithdrawal(parts: CashierParts, site: PublishedSite, payment: PaymentRow): Promise<void> {
  await sendWithdrawal(parts, site, payment.payment_id);
  const provider = parts.providers.get(payment.provider);
  const current = await parts.database.forSite(site.id, (tx) => holdWithdrawal(tx, site.id, payment.payment_id));
  const providerId = current?.provider_id ?? null;
  if (!provider || providerId === null) {
    const fields = { site: site.id, payment: payment.payment_id };
    if (payment.looks > LOOKS_TO_WARN) parts.log.warn(fields, 'payment provider has not taken a withdrawal on');
    return;
  }
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const told = await provider.queryPayout(account, providerId);
  if (told === null || told.currency !== payment.currency) return;
  const at = parts.clock();
  const taken = await parts.database.forSite(site.id, async (tx) => {
    const names = { ...told, flow: 'withdrawal', provider: payment.provider } as const;
    const held = await findProviderPayment(tx, site.id, names);
    return held && takeProviderPayout(tx, site, held.payment_id, { told, cause: 'job', at });
  });
  const fields = { site: site.id, payment: payment.payment_id };
  if (taken?.isBooked === false) parts.log.error(fields, 'provider moved money that cannot be booked');
  if (taken?.isMoved) parts.onMoved(site.id, payment.member_id);
}

/**
 * Counts parts as received that nobody answered within the site's minutes (specification, section 4, "Withdrawal
 * confirmation").
 */
export async function confirmOverdueParts(parts: CashierParts, site: PublishedSite): Promise<void> {
  const at = parts.clock();
  const due = await parts.database.forSite(site.id, (tx) =>
    overdueWithdrawals(tx, site.id, { now: at, most: MOST_AT_ONCE }),
  );
  // One that fails keeps no other from being confirmed.
  for (const paymentId of due)
    await confirmOverdue(parts, site, paymentId, at).catch((error: unknown) => {
      parts.log.warn({ err: error, site: site.id, payment: paymentId }, 'counting parts as received failed');
    });
}

async function confirmOverdue(
  { database }: CashierParts,
  site: PublishedSite,
  paymentId: string,
  at: Date,
): Promise<void> {
  await database.forSite(site.id, async (tx) => {
    if ((await holdWithdrawal(tx, site.id, paymentId)) === undefined) return;
    for (const part of await partsOf(tx, site.id, [paymentId])) {
      if (part.state !== 'waiting' || new Date(part.confirm_by) > at) continue;
      await notePart(tx, site.id, part, {
        state: 'received',
        answer: 'received',
        answered_by: 'clock',
        answered_at: at,
        received_minor: BigInt(part.amount_minor) - BigInt(part.returned_minor),
      });
    }
    await settleParts(tx, site, paymentId, { cause: 'clock', at });
    await announceWithdrawal(tx, site, { paymentId, notice: null, at });
  });
}
