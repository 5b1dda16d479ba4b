import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ProviderPayout } from '../providers/payment-provider.ts';
import { notePayment, type PaymentStep, takePaymentStep } from '../repository/payment-repository.ts';
import {
  holdWithdrawal,
  insertPart,
  notePart,
  partsOf,
  type WithdrawalPartRow,
  type WithdrawalRow,
} from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { settleParts } from './settle-parts.ts';

/** What a provider told of a payout, and what brought it here. */
export interface ToldPayout {
  readonly told: ProviderPayout;
  readonly cause: string;
  readonly at: Date;
}

/** What came of a provider's word. */
export interface TakenPayout {
  readonly isMoved: boolean;
  readonly isBooked: boolean;
}

/**
 * Brings a withdrawal to where its provider says that it is, as far as its transitions allow: late, repeated and
 * reordered messages change nothing. Each part that was sent waits for its member's answer; what was not sent, or comes
 * back, goes to the wallet.
 * @returns whether the member's wallet changed, and whether all that was told is booked: what a provider sends after
 *   the money was given back, or beyond what it was asked for, is not.
 */
export async function takeProviderPayout(
  tx: SiteTransaction,
  site: PublishedSite,
  paymentId: string,
  { told, cause, at }: ToldPayout,
): Promise<TakenPayout> {
  const before = await holdWithdrawal(tx, site.id, paymentId);
  if (before === undefined) return { isMoved: false, isBooked: false };
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
    const toldBack = told.parts.find((one) => one.part === part.part)?.returnedMinor ?? 0n;
    const amount = BigInt(part.amount_minor);
    const back = toldBack > amount ? amount : toldBack;
    const isMore = back > BigInt(part.returned_minor);
    if (isMore) await notePart(tx, site.id, part, { returned_minor: back, ...returnedState(part, back) });
    backMinor += isMore ? back : BigInt(part.returned_minor);
  }
  const returned = await step({ event: 'return', totalMinor: backMinor });
  const released = told.status === 'failed' ? await step({ event: 'release' }) : null;
  if (released !== null) await notePayment(tx, site.id, paymentId, { failure: told.failure ?? 'rejected' });
  await settleParts(tx, site, paymentId, { cause, at });

  const after = await holdWithdrawal(tx, site.id, paymentId);
  const isBooked = after !== undefined && isAllBooked(told, after);
  if (after === undefined || after.steps === before.steps) return { isMoved: false, isBooked };
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
  return { isMoved: isBack, isBooked };
}

/** What came back did not arrive; with all that is missing of a part back, nothing about it is open. */
function returnedState(
  { amount_minor, received_minor, state }: WithdrawalPartRow,
  back: bigint,
): { readonly received_minor?: bigint; readonly state?: 'returned' } {
  const most = BigInt(amount_minor) - back;
  if (most === 0n) return { received_minor: 0n, state: 'returned' };
  if (received_minor === null) return {};
  const received = BigInt(received_minor) < most ? BigInt(received_minor) : most;
  return { received_minor: received, ...(state === 'reported' && received === most && { state: 'returned' as const }) };
}

function isAllBooked({ parts }: ProviderPayout, { sent_minor, returned_minor }: WithdrawalRow): boolean {
  const sum = (of: 'amountMinor' | 'returnedMinor'): bigint => parts.reduce((total, part) => total + part[of], 0n);
  return sum('amountMinor') <= BigInt(sent_minor) && sum('returnedMinor') <= BigInt(returned_minor);
}
