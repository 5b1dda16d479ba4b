import type { DepositStatus } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { notifyMember, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import { listLimitsInForce } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { ProviderPayment } from '../providers/payment-provider.ts';
import { notePayment, type PaymentRow, type PaymentStep, takePaymentStep } from '../repository/payment-repository.ts';
import { holdStakes, openTurnover } from '../withdrawals/turnover.ts';

/** What a provider told of a payment, and what brought it here. */
export interface ToldPayment {
  readonly told: ProviderPayment;
  readonly cause: string;
  readonly at: Date;
}

/** Money that arrived and waits: another amount came than was asked for. */
export const AMOUNT_DIFFERS = 'amountDiffers';
/** Money that arrived after the payment was given up, and would pass a limit of the member's deposits. */
export const LIMIT_REACHED = 'limitReached';
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
  const step = async (one: Pick<PaymentStep, 'event' | 'totalMinor'>): Promise<PaymentRow | null> => {
    const after = await takePaymentStep(tx, siteId, paymentId, { ...one, cause, at });
    if (after !== null) current = after;
    return after;
  };

  if (payment.provider_id === null) await notePayment(tx, siteId, paymentId, { provider_id: told.providerId });
  const confirmations = Math.max(told.confirmations ?? 0, payment.confirmations ?? 0);
  if (told.confirmations !== null && confirmations !== payment.confirmations)
    await notePayment(tx, siteId, paymentId, { confirmations });

  await step({ event: 'pay', totalMinor: told.receivedMinor });
  await step({ event: 'refund', totalMinor: told.refundedMinor });
  if (told.status === 'failed' && (await step({ event: 'fail' })))
    await notePayment(tx, siteId, paymentId, { failure: told.failure ?? 'declined' });
  if (told.status === 'expired') await step({ event: 'expire' });
  const isLate = payment.state === 'expired' || payment.state === 'failed';
  const isCredited = current.state === 'paid' && (await creditWhatArrived(tx, site, current, { isLate, at, step }));
  if (current.held !== null && current.state !== 'paid') await notePayment(tx, siteId, paymentId, { held: null });

  if (current.steps !== payment.steps || confirmations !== (payment.confirmations ?? 0))
    await announceDeposit(tx, site, { before: payment, after: current, at });
  return isCredited;
}

interface Crediting {
  readonly isLate: boolean;
  readonly at: Date;
  readonly step: (one: Pick<PaymentStep, 'event'>) => Promise<PaymentRow | null>;
}

async function creditWhatArrived(
  tx: SiteTransaction,
  published: PublishedSite,
  payment: PaymentRow,
  { isLate, at, step }: Crediting,
): Promise<boolean> {
  const { id: siteId, site } = published;
  const { payment_id: paymentId, member_id: memberId, received_minor, refunded_minor, amount_minor, held } = payment;
  if (held === REFUNDING) return false;
  const isExact = BigInt(received_minor) - BigInt(refunded_minor) === BigInt(amount_minor);
  const player = { siteId, memberId, currency: payment.currency, zone: site.timeZone, at };
  const isTooMuch = async (): Promise<boolean> =>
    (await listLimitsInForce(tx, player)).some(
      ({ kind, mostMinor, usedMinor }) => kind === 'deposit' && usedMinor > mostMinor,
    );
  // Nobody counted it while it was given up.
  const why = !isExact
    ? AMOUNT_DIFFERS
    : (isLate || held === LIMIT_REACHED) && (await isTooMuch())
      ? LIMIT_REACHED
      : null;
  if (why === null) {
    const staked = await holdStakes(tx, published, payment);
    const credited = await step({ event: 'credit' });
    if (credited !== null) await openTurnover(tx, published, { before: payment, credited, staked, at });
    return credited !== null;
  }
  if (held !== why) await notePayment(tx, siteId, paymentId, { held: why });
  return false;
}

/** Tells open pages of a deposit's new state; a message to the member says that it was credited, or failed. */
export async function announceDeposit(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  { before, after, at }: { readonly before: PaymentRow; readonly after: PaymentRow; readonly at: Date },
): Promise<void> {
  const { payment_id: depositId, member_id: memberId } = after;
  const status = after.state as DepositStatus;
  const params = { reference: after.reference, currency: after.currency };
  const decimal = (minor: bigint): string => minorToDecimal(minor, site.currency.decimals);
  const creditedMinor = BigInt(after.credited_minor) - BigInt(before.credited_minor);
  if (creditedMinor > 0n) {
    const amount = decimal(creditedMinor);
    await notifyMember(tx, siteId, { memberId, kind: 'depositCredited', params: { ...params, amount }, at });
  }
  if (status === 'failed' && status !== before.state) {
    const amount = decimal(BigInt(after.amount_minor));
    await notifyMember(tx, siteId, { memberId, kind: 'depositFailed', params: { ...params, amount }, at });
  }
  await writeEvent(tx, siteId, memberId, { type: 'deposit', payload: { depositId, status } }, at);
}
