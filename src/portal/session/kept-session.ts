import type { MemberInfo, SiteInfo } from '#contracts/generated/contracts.ts';
import { MERCHANT_KEYS } from './session-facts.ts';

/** Announcements differ between a first sign-in and a later one (specification, section 3, execution F). */
export const FIRST_SIGN_IN = 'firstTimeLogin';
/**
 * The sign-in was by a code or through another service, so the age of the password does not matter until the next one.
 */
export const SIGNED_IN_BY_CODE = 'validate';

const TOKEN = 'token';

/**
 * Keeps what the specification keeps of a session while the tab is open (section 3, "Session storage keys"): that there
 * is one and whose it is. The token itself is in a cookie that no script can read, and a password is nowhere.
 */
export function keepSession(member: MemberInfo, site: Pick<SiteInfo, 'id' | 'merchantCode'>): void {
  const { id, account, nickname, isAgent } = member;
  const kept = { [TOKEN]: 'cookie', isAgent: String(isAgent), username: account, account, customerId: id };
  for (const [key, value] of Object.entries({ ...kept, nickname: nickname ?? '' }))
    window.sessionStorage.setItem(key, value);
  keepMerchant(site);
}

/** Forgets all of it, and what the page kept for the session; the merchant stays (section 4, "Logout"). */
export function clearSession(site: Pick<SiteInfo, 'id' | 'merchantCode'>): void {
  const { sessionStorage } = window;
  const ofMerchant = MERCHANT_KEYS.map((key) => [key, sessionStorage.getItem(key)] as const);
  sessionStorage.clear();
  for (const [key, value] of ofMerchant) if (value !== null) sessionStorage.setItem(key, value);
  keepMerchant(site);
}

/** Whether something of a session is kept. */
export const isSessionKept = (): boolean => window.sessionStorage.getItem(TOKEN) !== null;

function keepMerchant({ id, merchantCode }: Pick<SiteInfo, 'id' | 'merchantCode'>): void {
  window.sessionStorage.setItem('merchant', id);
  window.sessionStorage.setItem('merchantCode', merchantCode);
}
