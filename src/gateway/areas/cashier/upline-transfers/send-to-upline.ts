import type {
  NewUplineTransfer,
  UplineTransfer,
  UplineTransferSettings,
  UplineTransferTerms,
} from '#contracts/generated/contracts.ts';
import { decimalToMinor, minorToDecimal } from '#contracts/money.ts';
import { assertIdentity, findById, holdMember, type MemberRow, stillProved } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import { askedAmount, balanceOf, postTransfer } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { newReference } from '../new-reference.ts';
import { provePayer } from '../prove-payer.ts';
import { findUplineTransfer, insertUplineTransfer, readSentSince } from '../repository/upline-transfer-repository.ts';
import { startOfDay } from '../withdrawals/start-of-day.ts';
import { readTurnover } from '../withdrawals/turnover.ts';

/** What a member may send to its upline. @throws DomainError `feature_disabled`. */
export async function readUplineTerms(
  { database, clock }: CashierParts,
  site: PublishedSite,
  memberId: string,
): Promise<UplineTransferTerms> {
  const { min, max, mostPerDay } = settingsOf(site);
  const { code: currency, decimals } = site.site.currency;
  return database.forSite(site.id, async (tx) => {
    const member = await findById(tx, site.id, memberId);
    if (member === undefined) throw new DomainError('not_logged_in');
    const upline = await uplineOf(tx, site.id, member);
    const { balance, available } = await fundsOf(tx, site, memberId);
    const sent = await readSentSince(tx, site.id, { memberId, since: startOfDay(site, clock()) });
    const left = decimalToMinor(mostPerDay, decimals) - sent;
    const decimal = (minor: bigint): string => minorToDecimal(minor, decimals);
    return {
      currency,
      upline: upline && { account: maskedAccount(upline.account), nickname: upline.nickname },
      ...{ balance: decimal(balance), available: decimal(available), min, max },
      leftToday: decimal(left > 0n ? left : 0n),
      hasPaymentPassword: member.payment_password_hash !== null,
    };
  });
}

/**
 * Sends money from a member's wallet to its upline's, in one transfer. Once for each key: a repeat gets the first
 * answer (specification, section 6; design of the HTTP contract, "Cashier").
 * @throws DomainError `invalid_request` naming the field, `payment_password_required`, `wrong_payment_password`,
 *   `too_many_requests`, `identity_check_needed`, `no_upline`, `amount_out_of_range`, `not_enough_funds`,
 *   `turnover_open`, `idempotency_mismatch`, `feature_disabled`. Nothing is moved then.
 */
export async function sendToUpline(
  parts: CashierParts,
  site: PublishedSite,
  memberId: string,
  { asked, key }: { readonly asked: NewUplineTransfer; readonly key: string },
): Promise<UplineTransfer> {
  const settings = settingsOf(site);
  const { code: currency, decimals } = site.site.currency;
  const amountMinor = askedAmount(asked.amount, decimals);
  const proved = await provePayer(parts, site, { memberId, typed: asked.paymentPassword });
  const at = parts.clock();
  const { answer, uplineId } = await parts.database.forSite(site.id, async (tx) => {
    // Two requests of one member are judged one after the other.
    await holdMember(tx, site.id, memberId);
    const member = await stillProved(tx, site, proved, 'paymentPassword');
    const known = await findUplineTransfer(tx, site.id, { memberId, key });
    if (known !== undefined) {
      if (BigInt(known.amount_minor) !== amountMinor) throw new DomainError('idempotency_mismatch');
      return { answer: JSON.parse(known.answer) as UplineTransfer, uplineId: null };
    }
    await assertIdentity(tx, site, memberId, 'withdrawal');
    const upline = await uplineOf(tx, site.id, member);
    if (upline === null) throw new DomainError('no_upline');
    const [min, max, most] = [settings.min, settings.max, settings.mostPerDay].map((decimal) =>
      decimalToMinor(decimal, decimals),
    ) as [bigint, bigint, bigint];
    const sent = await readSentSince(tx, site.id, { memberId, since: startOfDay(site, at) });
    if (amountMinor < min || amountMinor > max || sent + amountMinor > most)
      throw new DomainError('amount_out_of_range', { fields: { amount: 'out_of_range' } });
    const { balance, available } = await fundsOf(tx, site, memberId);
    if (amountMinor > balance) throw new DomainError('not_enough_funds', { fields: { amount: 'out_of_range' } });
    if (amountMinor > available) throw new DomainError('turnover_open', { fields: { amount: 'out_of_range' } });

    const reference = newReference('UP');
    const { transferId } = await postTransfer(tx, site.id, {
      ...{ kind: 'upline_transfer', currency, reference },
      request: { scope: 'upline transfer', key: `${memberId} ${key}` },
      lines: [
        { kind: 'member', memberId, amount: -amountMinor },
        { kind: 'member', memberId: upline.member_id, amount: amountMinor },
      ],
    });
    const amount = minorToDecimal(amountMinor, decimals);
    const left = minorToDecimal(balance - amountMinor, decimals);
    const made = { transferId, reference, amount, currency, balance: left, at: at.toISOString() };
    await insertUplineTransfer(tx, site.id, {
      ...{ transfer_id: transferId, member_id: memberId, upline_id: upline.member_id, currency, reference },
      ...{ amount_minor: `${amountMinor}`, request_key: key, answer: JSON.stringify(made), at: at.toISOString() },
    });
    const params = { amount, currency, reference, from: maskedAccount(member.account) };
    await notifyMember(tx, site.id, { memberId: upline.member_id, kind: 'transferReceived', params, at });
    return { answer: made, uplineId: upline.member_id };
  });
  if (uplineId !== null) for (const moved of [memberId, uplineId]) parts.onMoved(site.id, moved);
  return answer;
}

function settingsOf({ site }: PublishedSite): UplineTransferSettings {
  const settings = site.cashier?.uplineTransfers;
  if (settings === undefined) throw new DomainError('feature_disabled');
  return settings;
}

async function uplineOf(tx: SiteTransaction, siteId: string, { upline_id }: MemberRow): Promise<MemberRow | null> {
  return upline_id === null ? null : ((await findById(tx, siteId, upline_id)) ?? null);
}

async function fundsOf(tx: SiteTransaction, site: PublishedSite, memberId: string) {
  const { code: currency } = site.site.currency;
  const balance = await balanceOf(tx, site.id, { memberId, currency, kind: 'member' });
  const { lockedMinor } = await readTurnover(tx, site, memberId);
  return { balance, available: lockedMinor < balance ? balance - lockedMinor : 0n };
}

/** Enough of an account to know it again. */
function maskedAccount(account: string): string {
  return account.length < 6 ? `${account.slice(0, 1)}***` : `${account.slice(0, 2)}***${account.slice(-2)}`;
}
