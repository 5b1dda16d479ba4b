import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { isAgentType, isTrialType } from '#contracts/member-types.ts';
import type { SignInMethod } from '#gateway/database/schema/account-schema.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { goesByPassword, passwordExpiresAt } from '../passwords/password-age.ts';
import type { MemberRow } from '../repository/member-repository.ts';
import type { lastSignIns } from '../repository/sign-in-history.ts';
import { iconUrl } from './member-icons.ts';

/** Whether a password has come to an end. */
export function isPasswordExpired(site: PublishedSite, member: MemberRow, now: Date): boolean {
  const expiresAt = passwordExpiresAt(site, member);
  return expiresAt !== null && now > expiresAt;
}

/**
 * A member to itself (specification, section 3, "Member info").
 * @param signIns the last two, newest first.
 */
export function presentMember(
  site: PublishedSite,
  member: MemberRow,
  {
    signIns,
    iconDigest,
    method,
    rank,
    promos,
    now,
  }: {
    readonly signIns: Awaited<ReturnType<typeof lastSignIns>>;
    readonly iconDigest: string | undefined;
    /** How the session was opened. */
    readonly method: SignInMethod;
    /** Null where it has none. */
    readonly rank: { readonly level: number; readonly name: string } | null;
    /** Null for a trial account, which has none. */
    readonly promos: { readonly count: number; readonly hasReferral: boolean } | null;
    readonly now: Date;
  },
): MemberInfo {
  const previous = signIns[1];
  return {
    id: member.member_id,
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    isAgent: isAgentType(member.type),
    isTrial: isTrialType(member.type),
    iconUrl: iconUrl(iconDigest),
    language: member.language,
    email: member.email === null ? null : maskedEmail(member.email),
    mobileNum: member.mobile_num === null ? null : maskedMobile(member.mobile_num),
    emailVerified: member.email_verified_at !== null,
    mobileVerified: member.mobile_verified_at !== null,
    hasVip: rank !== null,
    vipLabelName: rank?.name ?? null,
    vipRankLevel: rank?.level ?? null,
    availablePromoCount: promos?.count ?? 0,
    availablePromo: { REFERRAL: { enabled: promos?.hasReferral ?? false } },
    mustChangePassword: goesByPassword(method) && member.must_change_password,
    passwordExpired: goesByPassword(method) && isPasswordExpired(site, member, now),
    registeredAt: new Date(member.registered_at).toISOString(),
    previousSignIn: previous
      ? { at: new Date(previous.signed_in_at).toISOString(), address: previous.address, device: previous.device }
      : null,
  };
}

/** An address that its owner knows again: the first letters and the domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
}

/** A number that its owner knows again: the country and the last three digits. */
export function maskedMobile(mobileNum: string): string {
  return `${mobileNum.slice(0, 3)}***${mobileNum.slice(-3)}`;
}

/** Enough of an account to know it again. */
export function maskedAccount(account: string): string {
  return account.length < 6 ? `${account.slice(0, 1)}***` : `${account.slice(0, 2)}***${account.slice(-2)}`;
}
