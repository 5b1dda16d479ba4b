import type { ContactMethod, ExtraMethod } from '#contracts/generated/contracts.ts';
import { isSameName } from '#gateway/areas/accounts/payees/payee-names.ts';
import { findAuthenticator } from '#gateway/areas/accounts/repository/authenticator-repository.ts';
import type { MemberRow } from '#gateway/areas/accounts/repository/member-repository.ts';
import { clearTries, takeTry } from '#gateway/areas/accounts/repository/member-tries-repository.ts';
import {
  hasVerifiedBankAccount,
  readVerifiedName,
} from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { assertNotAgain, CODE_MINUTES, redeemCode } from '#gateway/areas/accounts/repository/verification-codes.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { ownerOf, proveTwoStep, redeemTwoStep, type TwoStepProof } from '../security/prove-two-step.ts';
import { enqueueCode, takeEmailCode } from './send-code.ts';

/**
 * The second factors of an account (specification, section 4, "Login from an unregistered IP"). A member with an
 * authenticator is asked for that alone: a weaker method beside it would make it worthless.
 */
export async function extraMethodsOf(
  { outbox }: Pick<AccountParts, 'outbox'>,
  tx: SiteTransaction,
  site: PublishedSite,
  member: MemberRow,
): Promise<ExtraMethod[]> {
  const owner = ownerOf(site, member.member_id);
  const authenticator = await findAuthenticator(tx, site.id, member.member_id);
  if (authenticator !== undefined && authenticator.totp_secret !== null) return ['totp'];
  const methods: ExtraMethod[] = [];
  if (member.mobile_verified_at !== null && outbox.isAvailable('sms')) methods.push('mobile');
  if (member.email !== null && outbox.isAvailable('email')) methods.push('email');
  // A thief with a session and the password can add an account: one that no second factor confirmed proves nothing.
  if (await hasVerifiedBankAccount(tx, owner)) methods.push('bankAccountName');
  return methods;
}

/** Checks the name on the bank account. Refusals are returned, so that a try that was used up stays used up. */
export async function checkAccountName(
  { rateLimitFactor: factor }: Pick<AccountParts, 'rateLimitFactor'>,
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, answer, now }: { readonly memberId: string; readonly answer: string | undefined; readonly now: Date },
): Promise<'right' | DomainError> {
  if (answer === undefined) return new DomainError('invalid_request', { fields: { answer: 'required' } });
  const retryAfterSeconds = await takeTry(tx, site.id, { memberId, kind: 'bankAccountName', now, factor });
  if (retryAfterSeconds > 0) return new DomainError('too_many_requests', { retryAfterSeconds });
  const name = await readVerifiedName(tx, ownerOf(site, memberId));
  if (name === null || !isSameName(name, answer)) return wrongAnswer();
  await clearTries(tx, site.id, memberId, 'bankAccountName');
  return 'right';
}

/**
 * Sends a code to a contact of the member, or uses it up by the answer. Answers are limited as those of an
 * authenticator are: a new code makes up for no wrong one. Refusals are returned as with `checkAccountName`.
 */
export async function sendOrRedeem(
  parts: AccountParts,
  tx: SiteTransaction,
  site: PublishedSite,
  asked: {
    readonly member: MemberRow;
    readonly method: ContactMethod;
    readonly answer: string | undefined;
    readonly visit: Visit;
    readonly now: Date;
  },
): Promise<'right' | DomainError | { readonly expiredMinutes: number }> {
  const { member, method, answer: code, visit, now } = asked;
  const { member_id: memberId } = member;
  const contact = method === 'mobile' ? member.mobile_num : member.email;
  if (contact === null) return new DomainError('invalid_verification_code');
  const recipient = `${memberId} ${contact}`;
  if (code !== undefined) {
    const tried = { memberId, kind: method, now, factor: parts.rateLimitFactor };
    const retryAfterSeconds = await takeTry(tx, site.id, tried);
    if (retryAfterSeconds > 0) return new DomainError('too_many_requests', { retryAfterSeconds });
    if (!(await redeemCode(tx, site.id, { purpose: 'extra', recipient, code, now }))) return wrongAnswer();
    await clearTries(tx, site.id, memberId, method);
    return 'right';
  }
  if (method === 'mobile') {
    const asked = { number: contact, address: visit.address, standing: 'owner', memberId: null, now } as const;
    await parts.smsGuard.check(tx, site.id, asked);
  } else {
    await assertNotAgain(tx, site.id, { purpose: 'extra', recipient }, now);
    await takeEmailCode(parts, tx, site.id, { memberId, now });
  }
  const channel = method === 'mobile' ? 'sms' : 'email';
  await enqueueCode(parts, tx, site, { purpose: 'extra', recipient, to: contact, channel, visit, now });
  return { expiredMinutes: CODE_MINUTES };
}

/**
 * Checks an answer for an authenticator: a code of six digits, else a recovery code.
 * @throws DomainError `invalid_verification_code`, `invalid_request` naming the answer; `too_many_requests`.
 */
export async function proveByAnswer(
  parts: AccountParts,
  site: PublishedSite,
  memberId: string,
  answer: string | undefined,
): Promise<TwoStepProof> {
  if (answer === undefined) throw new DomainError('invalid_request', { fields: { answer: 'required' } });
  const digits = answer.replace(/\s/g, '');
  const typed = /^[0-9]{6}$/.test(digits) ? { code: digits } : { recoveryCode: answer };
  return aboutTheAnswer(() => proveTwoStep(parts, site, memberId, typed));
}

/**
 * Uses up a valid proof, which clears the failed tries.
 * @throws DomainError `invalid_verification_code` naming the answer.
 */
export async function redeemAnswer(
  tx: SiteTransaction,
  site: PublishedSite,
  memberId: string,
  proof: TwoStepProof,
): Promise<void> {
  await aboutTheAnswer(() => redeemTwoStep(tx, site, memberId, proof));
  await clearTries(tx, site.id, memberId, 'totp');
}

/** A sign-in has one field for whatever is answered. */
async function aboutTheAnswer<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof DomainError && error.code === 'invalid_verification_code' ? wrongAnswer() : error;
  }
}

function wrongAnswer(): DomainError {
  return new DomainError('invalid_verification_code', { fields: { answer: 'wrong_value' } });
}
