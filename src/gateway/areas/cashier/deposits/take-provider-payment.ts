import { minorToDecimal } from '#contracts/money.ts';
import { notifyMember, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import { notePayment, type PaymentRow, type PaymentStep, takePaymentStep } from '../repository/payment-repository.ts';

/** States in which money lies on the clearing account, or may. */
const ARRIVED: ReadonlySet<string> = new Set(['paid', 'refunded']);

/** What a provider told of a payment, and what brought it here. */
export interface ToldPayment {
  readonly told: ProviderPayment;
  readonly cause: string;
  readonly at: Date;
}

/** Money that arrived and waits: another amount came than was asked for. */
export const AMOUNT_DIFFERS = 'amountDiffers';
/** An operator decided that it goes back to its payer. */
export const REFUNDING = 'refunding';

/**
 * Brings a deposit to where its provider says that it is, as far as its transitions allow: late, repeated and reordered
 * messages change nothing. What arrived is credited at once where it is the amount that was asked for; any other amount
 * waits for service.
 * @param payment locked.
 * @returns whether the member's wallet changed.
 */
export async function takeProviderPayment(
  tx: SiteTransaction,
  site: PublishedSite,
  payment: PaymentRow,
  { told, cause, at }: ToldPayment,
): Promise<boolean> {
  const { id: siteId } = site;
  const { payment_id: paymentId } = payment;
  let current = payment;
  const step = async (one: Pick<PaymentStep, 'event' | 'totalMinor'>): Promise<boolean> => {
    const after = await takePaymentStep(tx, siteId, paymentId, { ...one, cause, at });
    if (after !== null) current = after;
    return after !== null;
  };

  if (payment.provider_id === null) await notePayment(tx, siteId, paymentId, { provider_id: told.providerId });
  const confirmations = Math.max(told.confirmations ?? 0, payment.confirmations ?? 0);
  if (told.confirmations !== null && confirmations !== payment.confirmations)
    await notePayment(tx, siteId, paymentId, { confirmations });

  await step({ event: 'pay', totalMinor: told.receivedMinor });
  if (await step({ event: 'refund', totalMinor: told.refundedMinor }))
    await notePayment(tx, siteId, paymentId, { held: null });
  if (told.status === 'failed' && (await step({ event: 'fail' })))
    await notePayment(tx, siteId, paymentId, { failure: told.failure ?? 'declined' });
  if (told.status === 'expired') await step({ event: 'expire' });
  const isCredited = ARRIVED.has(current.state) && (await creditWhatArrived(tx, siteId, current, step));

  if (current.state !== payment.state || confirmations !== (payment.confirmations ?? 0))
    await announceDeposit(tx, site, { before: payment, after: current, at });
  return isCredited;
}

async function creditWhatArrived(
  tx: SiteTransaction,
  siteId: string,
  { payment_id: paymentId, state, received_minor, refunded_minor, amount_minor, held }: PaymentRow,
  step: (one: Pick<PaymentStep, 'event'>) => Promise<boolean>,
): Promise<boolean> {
  if (held === REFUNDING) return false;
  if (BigInt(received_minor) - BigInt(refunded_minor) === BigInt(amount_minor)) {
    if (held !== null) await notePayment(tx, siteId, paymentId, { held: null });
    return step({ event: 'credit' });
  }
  if (held === null && state === 'paid') await notePayment(tx, siteId, paymentId, { held: AMOUNT_DIFFERS });
  return false;
}

/** Tells open pages of a deposit's new state; a message to the member says that it was credited, or failed. */
export async function announceDeposit(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  { before, after, at }: { readonly before: PaymentRow; readonly after: PaymentRow; readonly at: Date },
): Promise<void> {
  const { payment_id: depositId, member_id: memberId, state: status } = after;
  const isNews = status !== before.state;
  const params = { reference: after.reference, currency: after.currency };
  const decimal = (minor: bigint): string => minorToDecimal(minor, site.currency.decimals);
  if (isNews && status === 'credited') {
    const amount = decimal(BigInt(after.credited_minor) - BigInt(before.credited_minor));
    await notifyMember(tx, siteId, { memberId, kind: 'depositCredited', params: { ...params, amount }, at });
  }
  if (isNews && status === 'failed') {
    const amount = decimal(BigInt(after.amount_minor));
    await notifyMember(tx, siteId, { memberId, kind: 'depositFailed', params: { ...params, amount }, at });
  }
  await writeEvent(tx, siteId, memberId, { type: 'deposit', payload: { depositId, status } }, at);
}
