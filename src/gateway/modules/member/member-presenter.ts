import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { isAgentType, isTrialType } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { iconUrl } from './member-icons.ts';
import type { MemberRow } from './member-repository.ts';
import type { lastSignIns } from './sign-in-history.ts';

/** A password older than this is to be changed, where the site asks for that (specification, section 6, PWDEXPFORCECHANGE3). */
const PASSWORD_MS = 90 * 24 * 60 * 60 * 1_000;

/** Whether a password has come to an end. */
export function isPasswordExpired(site: PublishedSite, member: MemberRow, now: Date): boolean {
  if (!isModuleOn(site.site.flags, 'PWDEXPFORCECHANGE3') || member.password_changed_at === null) return false;
  return now.getTime() - Date.parse(member.password_changed_at) > PASSWORD_MS;
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
    now,
  }: {
    readonly signIns: Awaited<ReturnType<typeof lastSignIns>>;
    readonly iconDigest: string | undefined;
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
    // Ranks come with the rules that give them; until then nobody has one.
    hasVip: false,
    vipLabelName: null,
    vipRankLevel: null,
    mustChangePassword: member.must_change_password,
    passwordExpired: isPasswordExpired(site, member, now),
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
