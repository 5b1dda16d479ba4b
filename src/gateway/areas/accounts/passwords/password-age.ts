import { isModuleOn } from '#document/flags.ts';
import type { SignInMethod } from '#gateway/database/schema/account-schema.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { MemberRow } from '../repository/member-repository.ts';

/**
 * Sign-ins that no password had a part in: an old one need not be changed for them (specification, section 4, "Login
 * state").
 */
const WITHOUT_PASSWORD: ReadonlySet<SignInMethod> = new Set(['sms', 'social', 'freeplay']);

/** Whether a sign-in was by a password, whose age matters then. */
export function goesByPassword(method: SignInMethod): boolean {
  return !WITHOUT_PASSWORD.has(method);
}

/** How many days a password lasts where the site's document does not say. */
const PASSWORD_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When a password is to be changed (specification, section 6, PWDEXPFORCECHANGE3).
 * @returns null where there is none, or the site lets passwords live on.
 */
export function passwordExpiresAt(
  site: Pick<PublishedSite, 'site'>,
  { password_hash, password_changed_at }: MemberRow,
): Date | null {
  return password_hash === null ? null : endOfPassword(site, password_changed_at);
}

/**
 * Whether the password has to be changed before anything else: it is one that was given, or it has expired. Sign-ins
 * that no password had a part in are not held up (specification, section 4, "Login state").
 */
export function isPasswordChangeDue(
  site: Pick<PublishedSite, 'site'>,
  { method, password }: Pick<Session, 'method' | 'password'>,
  now: Date,
): boolean {
  if (!password.isSet || !goesByPassword(method)) return false;
  const end = endOfPassword(site, password.changedAt);
  return password.mustChange || (end !== null && now > end);
}

function endOfPassword({ site }: Pick<PublishedSite, 'site'>, changedAt: string | null): Date | null {
  if (!isModuleOn(site.flags, 'PWDEXPFORCECHANGE3') || changedAt === null) return null;
  return new Date(Date.parse(changedAt) + (site.security?.passwordDays ?? PASSWORD_DAYS) * DAY_MS);
}
