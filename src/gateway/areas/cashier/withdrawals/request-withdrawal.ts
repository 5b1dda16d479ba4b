import { createHash } from 'node:crypto';
import type { NewWithdrawal, Withdrawal } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import {
  assertIdentity,
  holdMember,
  holdPayablePayout,
  isInOtherName,
  isOnNewDevice,
  type MemberRow,
  offeredPayouts,
  payoutForm,
  stillProved,
} from '#gateway/areas/accounts/accounts.ts';
import { askedAmount, balanceOf } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { Session } from '#gateway/identity/session.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { newReference } from '../new-reference.ts';
import { provePayer } from '../prove-payer.ts';
import { findByRequest, insertPayment, notePayment, takePaymentStep } from '../repository/payment-repository.ts';
import { insertWithdrawal, readAskedSince } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { presentOwn } from './read-withdrawals.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { startOfDay } from './start-of-day.ts';
import { readTurnover } from './turnover.ts';
import { approvalsNeeded, feeOf, reasonsToReview, withdrawalSettings } from './withdrawal-rules.ts';

const DAY_MS = 86_400_000;

interface WithdrawalRequest {
  readonly asked: NewWithdrawal;
  readonly key: string;
}

/**
 * Asks for a withdrawal: judges it, takes its amount from the wallet and has it reviewed or approved, in one
 * transaction. What is approved at once is sent at once. Once for each key: a repeat gets the first answer
 * (specification, section 2, "Member centre"; design of the HTTP contract, "Cashier").
 * @throws DomainError `invalid_request` naming the field, `payment_password_required`, `wrong_payment_password`,
 *   `too_many_requests`, `amount_out_of_range`, `too_many_today`, `not_enough_funds`, `turnover_open`,
 *   `payout_waiting`, `idempotency_mismatch`, `feature_disabled`. What is wrong with a field names it. Nothing is moved
 *   then.
 */
export async function requestWithdrawal(
  parts: CashierParts,
  site: PublishedSite,
  session: Session,
  { asked, key }: WithdrawalRequest,
): Promise<Withdrawal> {
  const { memberId } = session;
  withdrawalSettings(site, parts);
  const proved = await provePayer(parts, site, { memberId, typed: asked.paymentPassword });
  const digest = createHash('sha256')
    .update(JSON.stringify(['withdrawal', asked.payoutId, asked.amount]))
    .digest('hex');
  const { withdrawal, isNew } = await parts.database.forSite(site.id, async (tx) => {
    // Two requests of one member are judged one after the other.
    await holdMember(tx, site.id, memberId);
    const member = await stillProved(tx, site, proved, 'paymentPassword');
    const known = await findByRequest(tx, site.id, { memberId, key });
    if (known !== undefined && known.request_digest !== digest) throw new DomainError('idempotency_mismatch');
    if (known?.answer != null) return { withdrawal: JSON.parse(known.answer) as Withdrawal, isNew: false };
    const withdrawalId = await insertJudged(tx, parts, site, { member, session, asked, key, digest });
    const made = await presentOwn(tx, site, { memberId, withdrawalId });
    await notePayment(tx, site.id, withdrawalId, { answer: JSON.stringify(made) });
    return { withdrawal: made, isNew: true };
  });
  if (!isNew) return withdrawal;
  parts.onMoved(site.id, memberId);
  // It is asked for: what fails from here on, the job tries again.
  if (withdrawal.status === 'approved')
    await sendWithdrawal(parts, site, withdrawal.withdrawalId).catch((error: unknown) => {
      parts.log.warn({ err: error, site: site.id, payment: withdrawal.withdrawalId }, 'sending a withdrawal failed');
    });
  return withdrawal;
}

interface Judged {
  readonly member: MemberRow;
  readonly session: Session;
  readonly asked: NewWithdrawal;
  readonly key: string;
  readonly digest: string;
}

/** @returns the id of the withdrawal, which is reviewed or approved. */
async function insertJudged(
  tx: SiteTransaction,
  parts: CashierParts,
  site: PublishedSite,
  { member, session, asked, key, digest }: Judged,
): Promise<string> {
  const at = parts.clock();
  const { memberId } = session;
  await assertIdentity(tx, site, memberId, 'withdrawal');
  const settings = withdrawalSettings(site, parts);
  const { code: currency, decimals } = site.site.currency;
  const amountMinor = askedAmount(asked.amount, decimals);
  const offered = (await offeredPayouts(tx, site, memberId)).find(({ account_id }) => account_id === asked.payoutId);
  if (offered === undefined) throw new DomainError('invalid_request', { fields: { payoutId: 'not_allowed_value' } });
  const owner = { siteId: site.id, memberId };
  const payout = await holdPayablePayout(tx, owner, { kind: offered.kind, accountId: offered.account_id, now: at });

  const minor = (decimal: string): bigint => decimalToMinor(decimal, decimals);
  const today = await readAskedSince(tx, site.id, { memberId, since: startOfDay(site, at) });
  if (today.count >= settings.countPerDay) throw new DomainError('too_many_today');
  const isInRange = amountMinor >= minor(settings.min) && amountMinor <= minor(settings.max);
  if (!isInRange || today.sumMinor + amountMinor > minor(settings.mostPerDay))
    throw new DomainError('amount_out_of_range', { fields: { amount: 'out_of_range' } });
  const balance = await balanceOf(tx, site.id, { memberId, currency, kind: 'member' });
  if (amountMinor > balance) throw new DomainError('not_enough_funds', { fields: { amount: 'out_of_range' } });
  const { lockedMinor } = await readTurnover(tx, site, memberId);
  if (amountMinor > balance - lockedMinor)
    throw new DomainError('turnover_open', { fields: { amount: 'out_of_range' } });

  const newSince = new Date(at.getTime() - (settings.review?.newDeviceDays ?? 0) * DAY_MS);
  const reasons = reasonsToReview(settings, site.site.currency, {
    ...{ amountMinor, today, at },
    accountAddedAt: new Date(payout.added_at),
    isNewDevice: await isOnNewDevice(tx, { ...owner, tokenDigest: session.tokenDigest }, newSince),
    isTurnoverOpen: lockedMinor > 0n,
    isInOtherName: isInOtherName(member, payout.holder_name),
  });
  const { payment_id: paymentId } = await insertPayment(tx, site.id, {
    flow: 'withdrawal',
    memberId,
    channelId: payout.kind,
    kind: payout.kind,
    provider: settings.provider,
    currency,
    amountMinor,
    feeBasisPoints: 0,
    feeDueMinor: feeOf(settings, { amountMinor, today, decimals }),
    reference: newReference('WD'),
    requestKey: key,
    requestDigest: digest,
    createdAt: at,
    expiresAt: at,
    // It is sent, or looked after, once it is approved.
    lookAt: 'infinity',
  });
  await insertWithdrawal(tx, site.id, {
    payment_id: paymentId,
    account_kind: payout.kind,
    account_id: payout.account_id,
    institution: payout.institution,
    holder_name: payout.holder_name,
    masked_number: payout.masked_number,
    sealed_number: payout.sealed_number,
    destination: jsonText(payoutForm(site, payout)),
    reasons: [...reasons],
    approvals_needed: approvalsNeeded(settings, today.sumMinor + amountMinor, decimals),
    refusal: null,
    confirm_minutes: settings.confirmMinutes,
  });
  const reserved = await takePaymentStep(tx, site.id, paymentId, { event: 'request', cause: 'member', at }).catch(
    (error: unknown) => {
      // A bet was faster.
      const isShort = hasSqlState(error, 'MQ001');
      throw isShort ? new DomainError('not_enough_funds', { fields: { amount: 'out_of_range' }, cause: error }) : error;
    },
  );
  if (reserved === null) throw new Error(`withdrawal ${paymentId} could not be requested`);
  const event = reasons.length > 0 ? 'review' : 'approve';
  await takePaymentStep(tx, site.id, paymentId, { event, cause: 'rules', at });
  await announceWithdrawal(tx, site, { paymentId, notice: event === 'approve' ? 'withdrawalApproved' : null, at });
  return paymentId;
}
