import { isModuleOn } from '#document/flags.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import type { MemberRow } from './member-repository.ts';

/** How many days a password lasts where the site's document does not say. */
const PASSWORD_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * When a password is to be changed (specification, section 6, PWDEXPFORCECHANGE3).
 * @returns null where there is none, or the site lets passwords live on.
 */
export function passwordExpiresAt(
  { site }: Pick<PublishedSite, 'site'>,
  { password_hash, password_changed_at }: MemberRow,
): Date | null {
  if (!isModuleOn(site.flags, 'PWDEXPFORCECHANGE3') || password_hash === null || password_changed_at === null)
    return null;
  return new Date(Date.parse(password_changed_at) + (site.security?.passwordDays ?? PASSWORD_DAYS) * DAY_MS);
}
