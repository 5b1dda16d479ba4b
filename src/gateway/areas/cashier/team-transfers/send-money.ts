import type { UplineTransfer, UplineTransferSettings } from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import {
  assertIdentity,
  holdMember,
  type MemberRow,
  maskedAccount,
  stillProved,
} from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import { askedAmount, balanceOf, postTransfer } from '#gateway/areas/money/money.ts';
import type { Database, SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { newReference } from '../new-reference.ts';
import { provePayer } from '../prove-payer.ts';
import { findTeamTransfer, insertTeamTransfer, readSentSince } from '../repository/team-transfer-repository.ts';
import { startOfDay } from '../withdrawals/start-of-day.ts';
import { readTurnover } from '../withdrawals/turnover.ts';

/** Money from one member of a team to another. */
export interface SentMoney {
  /** As it was typed: a decimal in the site's currency. */
  readonly amount: string;
  readonly paymentPassword: string | undefined;
  /** The idempotency key of the request. */
  readonly key: string;
  /** The beginning of the reference by which people name the transfer. */
  readonly prefix: 'UP' | 'DN';
  /** Who gets it, where the request says so. */
  readonly receiverId?: string;
  /** Finds who gets it, in the transaction of the transfer. It throws where nobody may. */
  readonly receiverOf: (tx: SiteTransaction, sender: MemberRow) => Promise<MemberRow>;
}

/** What a member may send now. */
export interface SendTerms {
  readonly currency: string;
  readonly balance: string;
  /** The balance less what turnover locks. */
  readonly available: string;
  readonly min: string;
  readonly max: string;
  readonly leftToday: string;
  readonly hasPaymentPassword: boolean;
}

/** What a member may send to others of its team. @throws DomainError `feature_disabled`. */
export async function readSendTerms(
  { clock }: Pick<CashierParts, 'clock'>,
  tx: SiteTransaction,
  site: PublishedSite,
  member: MemberRow,
): Promise<SendTerms> {
  const { min, max, mostPerDay } = settingsOf(site);
  const { code: currency, decimals } = site.site.currency;
  const { balance, available } = await fundsOf(tx, site, member.member_id);
  const sent = await readSentSince(tx, site.id, { memberId: member.member_id, since: startOfDay(site, clock()) });
  const left = decimalToMinor(mostPerDay, decimals) - sent;
  const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
  return {
    ...{ currency, balance: decimal(balance), available: decimal(available), min, max },
    leftToday: decimal(left > 0n ? left : 0n),
    hasPaymentPassword: member.payment_password_hash !== null,
  };
}

/**
 * Sends money from a member's wallet to another's, in one transfer. Once for each key: a repeat gets the first answer.
 * @throws DomainError `invalid_request` naming the field, `payment_password_required`, `wrong_payment_password`,
 *   `too_many_requests`, `identity_check_needed`, `amount_out_of_range`, `not_enough_funds`, `turnover_open`,
 *   `idempotency_mismatch`, `feature_disabled`, and what `receiverOf` throws. Nothing is moved then.
 */
export async function sendMoney(
  parts: Pick<CashierParts, 'accounts' | 'clock' | 'onMoved'> & { readonly database: Pick<Database, 'forSite'> },
  site: PublishedSite,
  senderId: string,
  { amount: typed, paymentPassword, key, prefix, receiverId: named, receiverOf }: SentMoney,
): Promise<UplineTransfer> {
  const settings = settingsOf(site);
  const { code: currency, decimals } = site.site.currency;
  const amountMinor = askedAmount(typed, decimals);
  const proved = await provePayer(parts, site, { memberId: senderId, typed: paymentPassword });
  const at = parts.clock();
  const { answer, receiverId } = await parts.database.forSite(site.id, async (tx) => {
    // Two requests of one member are judged one after the other.
    await holdMember(tx, site.id, senderId);
    const sender = await stillProved(tx, site, proved, 'paymentPassword');
    const known = await findTeamTransfer(tx, site.id, { memberId: senderId, key });
    if (known !== undefined) {
      const isSame =
        BigInt(known.amount_minor) === amountMinor &&
        known.reference.startsWith(prefix) &&
        (named === undefined || named === known.receiver_id);
      if (!isSame) throw new DomainError('idempotency_mismatch');
      return { answer: JSON.parse(known.answer) as UplineTransfer, receiverId: null };
    }
    await assertIdentity(tx, site, senderId, 'withdrawal');
    const receiver = await receiverOf(tx, sender);
    await assertSendable(tx, site, { senderId, amountMinor, settings, since: startOfDay(site, at) });
    const reference = newReference(prefix);
    const { transferId } = await postTransfer(tx, site.id, {
      ...{ kind: 'upline_transfer', currency, reference },
      request: { scope: 'upline transfer', key: `${senderId} ${key}` },
      lines: [
        { kind: 'member', memberId: senderId, amount: -amountMinor },
        { kind: 'member', memberId: receiver.member_id, amount: amountMinor },
      ],
    });
    const amount = minorToDecimal(amountMinor, decimals);
    const left = await balanceOf(tx, site.id, { memberId: senderId, currency, kind: 'member' });
    const balance = minorToDecimal(left, decimals);
    const made = { transferId, reference, amount, currency, balance, at: at.toISOString() };
    await insertTeamTransfer(tx, site.id, {
      ...{ transfer_id: transferId, sender_id: senderId, receiver_id: receiver.member_id, currency, reference },
      ...{ amount_minor: `${amountMinor}`, request_key: key, answer: JSON.stringify(made), at: at.toISOString() },
    });
    const params = { amount, currency, reference, from: maskedAccount(sender.account) };
    await notifyMember(tx, site.id, { memberId: receiver.member_id, kind: 'transferReceived', params, at });
    return { answer: made, receiverId: receiver.member_id };
  });
  if (receiverId !== null) for (const moved of [senderId, receiverId]) parts.onMoved(site.id, moved);
  return answer;
}

/** Holds an amount against the site's limits and the sender's money. */
async function assertSendable(
  tx: SiteTransaction,
  site: PublishedSite,
  asked: {
    readonly senderId: string;
    readonly amountMinor: bigint;
    readonly settings: UplineTransferSettings;
    readonly since: Date;
  },
): Promise<void> {
  const { senderId, amountMinor, settings, since } = asked;
  const minor = (decimal: string): bigint => decimalToMinor(decimal, site.site.currency.decimals);
  const sent = await readSentSince(tx, site.id, { memberId: senderId, since });
  const refused = { fields: { amount: 'out_of_range' } } as const;
  const isWithin = amountMinor >= minor(settings.min) && amountMinor <= minor(settings.max);
  if (!isWithin || sent + amountMinor > minor(settings.mostPerDay))
    throw new DomainError('amount_out_of_range', refused);
  const { balance, available } = await fundsOf(tx, site, senderId);
  if (amountMinor > balance) throw new DomainError('not_enough_funds', refused);
  if (amountMinor > available) throw new DomainError('turnover_open', refused);
}

function settingsOf({ site }: PublishedSite): UplineTransferSettings {
  const settings = site.cashier?.uplineTransfers;
  if (settings === undefined) throw new DomainError('feature_disabled');
  return settings;
}

async function fundsOf(tx: SiteTransaction, site: PublishedSite, memberId: string) {
  const { code: currency } = site.site.currency;
  const balance = await balanceOf(tx, site.id, { memberId, currency, kind: 'member' });
  const { lockedMinor } = await readTurnover(tx, site, memberId);
  return { balance, available: lockedMinor < balance ? balance - lockedMinor : 0n };
}
