import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ProviderPayout } from '../providers/payment-provider.ts';
import { notePayment, type PaymentStep, takePaymentStep } from '../repository/payment-repository.ts';
import { holdWithdrawal, insertPart, notePart, partsOf } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { settleParts } from './settle-parts.ts';

/** What a provider told of a payout, and what brought it here. */
export interface ToldPayout {
  readonly told: ProviderPayout;
  readonly cause: string;
  readonly at: Date;
}

/**
 * Brings a withdrawal to where its provider says that it is, as far as its transitions allow: late, repeated and
 * reordered messages change nothing. Each part that was sent waits for its member's answer; what was not sent, or comes
 * back, goes to the wallet.
 * @returns whether the member's wallet changed.
 */
export async function takeProviderPayout(
  tx: SiteTransaction,
  site: PublishedSite,
  paymentId: string,
  { told, cause, at }: ToldPayout,
): Promise<boolean> {
  const before = await holdWithdrawal(tx, site.id, paymentId);
  if (before === undefined) return false;
  const step = (one: Pick<PaymentStep, 'event' | 'totalMinor'>) =>
    takePaymentStep(tx, site.id, paymentId, { ...one, cause, at });
  if (before.provider_id === null) await notePayment(tx, site.id, paymentId, { provider_id: told.providerId });
  await step({ event: 'begin' });

  const known = new Map((await partsOf(tx, site.id, [paymentId])).map((part) => [part.part, part]));
  const confirmBy = new Date(at.getTime() + before.confirm_minutes * 60_000);
  const news: number[] = [];
  let sentMinor = [...known.values()].reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n);
  for (const { part, amountMinor, sentAt } of told.parts) {
    if (known.has(part)) continue;
    const paid = await step({ event: 'pay', totalMinor: sentMinor + amountMinor });
    // Nothing moves after the money was given back, nor beyond what was asked for: the ledger then differs from the
    // provider's statement.
    const movedMinor = paid === null ? 0n : BigInt(paid.sent_minor) - sentMinor;
    if (movedMinor <= 0n) break;
    sentMinor += movedMinor;
    news.push(part);
    await insertPart(tx, site.id, {
      payment_id: paymentId,
      part,
      amount_minor: `${movedMinor}`,
      reference: `${told.providerId}-${part}`,
      sent_at: sentAt,
      confirm_by: confirmBy,
    });
  }

  let backMinor = 0n;
  for (const part of await partsOf(tx, site.id, [paymentId])) {
    const back = told.parts.find((one) => one.part === part.part)?.returnedMinor ?? 0n;
    const amount = BigInt(part.amount_minor);
    const isMore = back > BigInt(part.returned_minor) && back <= amount;
    const returned = isMore ? back : BigInt(part.returned_minor);
    if (isMore) {
      // What came back did not arrive.
      const received = part.received_minor === null ? null : BigInt(part.received_minor);
      const most = amount - back;
      await notePart(tx, site.id, part, {
        returned_minor: back,
        ...(received !== null && received > most && { received_minor: most }),
        ...(back === amount && { state: 'returned' as const, received_minor: 0n }),
      });
    }
    backMinor += returned;
  }
  const returned = await step({ event: 'return', totalMinor: backMinor });
  const released = told.status === 'failed' ? await step({ event: 'release' }) : null;
  if (released !== null) await notePayment(tx, site.id, paymentId, { failure: told.failure ?? 'rejected' });
  await settleParts(tx, site, paymentId, { cause, at });

  const after = await holdWithdrawal(tx, site.id, paymentId);
  if (after === undefined || after.steps === before.steps) return false;
  // Last of all: others who notify the member wait for the commit.
  for (const { part, amount_minor } of await partsOf(tx, site.id, [paymentId]))
    if (news.includes(part)) {
      const amountMinor = BigInt(amount_minor);
      await announceWithdrawal(tx, site, { paymentId, notice: 'withdrawalSent', amountMinor, confirmBy, at });
    }
  const homeMinor = (row: typeof after): bigint => BigInt(row.returned_minor) + BigInt(row.released_minor);
  const isBack = returned !== null || released !== null;
  if (isBack || news.length === 0)
    await announceWithdrawal(tx, site, {
      ...{ paymentId, at },
      notice: isBack ? 'withdrawalReturned' : null,
      amountMinor: homeMinor(after) - homeMinor(before),
    });
  return isBack;
}
