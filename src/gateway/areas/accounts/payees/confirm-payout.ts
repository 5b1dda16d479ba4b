import type { PayoutConfirmation, PayoutConfirmed, SecondFactor } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { findAuthenticator } from '../repository/authenticator-repository.ts';
import { findById, type MemberRow } from '../repository/member-repository.ts';
import {
  findPayoutAccount,
  lockPayouts,
  settlePayeeName,
  verifyPayoutAccount,
} from '../repository/payout-account-repository.ts';
import { CODE_MINUTES } from '../repository/verification-codes.ts';
import { ownerOf } from '../security/prove-two-step.ts';
import { proveByAnswer, redeemAnswer } from '../sign-in/extra-methods.ts';
import { redeemPayoutCode, sendPayoutCode } from './payout-codes.ts';
import { PAYOUT_WAIT_MS } from './payout-waiting.ts';

interface AskedConfirmation extends PayoutConfirmation {
  readonly kind: PayoutKind;
  readonly accountId: string;
}

/**
 * The second factors that can confirm a new account of a member. An authenticator excludes the weaker ones. Whoever
 * stole the password could bind a contact, so a factor counts 24 hours after it was set up, or at once where the
 * registration proved it.
 */
export async function confirmMethodsOf(
  { outbox, clock }: Pick<AccountParts, 'outbox' | 'clock'>,
  tx: SiteTransaction,
  site: PublishedSite,
  member: MemberRow,
): Promise<SecondFactor[]> {
  const oldEnough = clock().getTime() - PAYOUT_WAIT_MS;
  const registeredMs = Date.parse(member.registered_at);
  const counts = (since: string | null | undefined): boolean =>
    since != null && (Date.parse(since) <= oldEnough || Date.parse(since) <= registeredMs);
  const authenticator = await findAuthenticator(tx, site.id, member.member_id);
  if (counts(authenticator?.switched_on_at)) return ['totp'];
  const methods: SecondFactor[] = [];
  if (counts(member.mobile_verified_at) && outbox.isAvailable('sms')) methods.push('mobile');
  if (counts(member.email_verified_at) && outbox.isAvailable('email')) methods.push('email');
  return methods;
}

/**
 * Confirms a new account by a second factor, so that it can be paid to at once, or sends the code for that where no
 * answer is given. The first account that is confirmed settles the name of all of the member's accounts.
 * @throws DomainError `not_found` for none of the member's; `invalid_request` naming `method` or `answer`;
 *   `invalid_verification_code`; `too_many_requests`; `messages_unavailable`.
 */
export async function confirmPayout(
  parts: AccountParts,
  site: PublishedSite,
  { memberId }: Session,
  asked: AskedConfirmation,
  visit: Visit,
): Promise<PayoutConfirmed> {
  const owner = ownerOf(site, memberId);
  const { member, methods, account } = await parts.database.forSite(site.id, async (tx) => {
    const found = await findById(tx, site.id, memberId);
    if (found === undefined) throw new DomainError('not_logged_in');
    return {
      member: found,
      methods: await confirmMethodsOf(parts, tx, site, found),
      account: await findPayoutAccount(tx, owner, asked.kind, asked.accountId),
    };
  });
  if (account === undefined) throw new DomainError('not_found');
  if (account.verified_at !== null) return { done: true };
  if (!methods.includes(asked.method))
    throw new DomainError('invalid_request', { fields: { method: 'not_allowed_value' } });
  if (asked.method === 'totp') return confirmByAuthenticator(parts, site, memberId, asked);
  const to = (asked.method === 'mobile' ? member.mobile_num : member.email) ?? '';
  const recipient = `${memberId} ${account.account_id} ${to}`;
  const { method, answer } = asked;
  if (answer !== undefined) return confirmByCode(parts, site, memberId, { ...asked, recipient });
  await sendPayoutCode(parts, site, { memberId, recipient, to, method, visit });
  return { expiredMinutes: CODE_MINUTES };
}

async function confirmByAuthenticator(
  parts: AccountParts,
  site: PublishedSite,
  memberId: string,
  asked: AskedConfirmation,
): Promise<PayoutConfirmed> {
  const proof = await proveByAnswer(parts, site, memberId, asked.answer);
  return parts.database.forSite(site.id, async (tx) => {
    await redeemAnswer(tx, site, memberId, proof);
    return verify(parts, tx, site, memberId, asked);
  });
}

async function confirmByCode(
  parts: AccountParts,
  site: PublishedSite,
  memberId: string,
  { recipient, answer = '', ...asked }: AskedConfirmation & { readonly recipient: string },
): Promise<PayoutConfirmed> {
  // Refusals are returned, so that the transaction keeps the try that was used up.
  const result = await parts.database.forSite(
    site.id,
    async (tx) =>
      (await redeemPayoutCode(parts, tx, site, { memberId, recipient, answer })) ??
      verify(parts, tx, site, memberId, asked),
  );
  if (result instanceof DomainError) throw result;
  return result;
}

/** Marks the account as confirmed and settles the name. */
async function verify(
  { clock }: Pick<AccountParts, 'clock'>,
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  { kind, accountId }: Pick<AskedConfirmation, 'kind' | 'accountId'>,
): Promise<PayoutConfirmed> {
  const owner = ownerOf(site, memberId);
  const now = clock().toISOString();
  await lockPayouts(tx, owner);
  const account = await findPayoutAccount(tx, owner, kind, accountId);
  if (account === undefined) throw new DomainError('not_found');
  await verifyPayoutAccount(tx, owner, accountId, now);
  if (account.holder_name !== null) await settlePayeeName(tx, owner, account.holder_name, now);
  return { done: true };
}
