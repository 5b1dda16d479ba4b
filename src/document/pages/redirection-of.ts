import type { LayoutDocument, Page, SessionKind } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf, redirectTarget } from './match-page.ts';

/** The redirect of a visitor away from the requested path. */
export interface Redirection {
  /** A canonical path of the layout, without query. */
  readonly to: string;
  /**
   * moved: the path stands for another page for everyone; signIn: the page is closed to this visitor; trueAccount: it
   * is closed to trial accounts, and the home page says so.
   */
  readonly reason: 'moved' | 'signIn' | 'trueAccount';
}

/** The page that leads to an account, where a closed page names no other. */
export const SIGN_IN_PAGE = 'login';

/** Whether a page is for accounts alone. */
export const isClosed = ({ access }: Pick<Page, 'access'>): boolean => (access ?? 'public') !== 'public';

/** Whether a page opens to a visitor. What kind of account an unread session is, is found out later. */
export function isOpenTo({ access = 'public' }: Pick<Page, 'access'>, session: SessionKind | 'unknown'): boolean {
  if (access === 'public') return true;
  return session === 'unknown' || session === 'agent' || (session === 'member' && access === 'member');
}

/**
 * The redirect of a path: by the layout's redirects for everyone, and by the page's access for visitors without a
 * session (specification, section 2, "Route guard"). Gateway and browser both use it. The target is open, so there is
 * never a second redirect.
 * @param session the visitor's session, or only whether there is one: then the account decides what it may do.
 */
export function redirectionOf(
  layout: LayoutDocument,
  path: string,
  session: SessionKind | 'unknown' | boolean,
): Redirection | null {
  const kind = typeof session === 'boolean' ? (session ? 'unknown' : 'guest') : session;
  const target = redirectTarget(layout, path);
  const page = target === null ? matchPage(layout, path)?.page : layout.pages?.[target];
  if (page && !isOpenTo(page, kind)) {
    if (kind === 'trial' && page.access === 'member') return { to: '/', reason: 'trueAccount' };
    return leadTo(layout, page.signInPage ?? SIGN_IN_PAGE, 'signIn') ?? { to: '/', reason: 'signIn' };
  }
  return target === null ? null : leadTo(layout, target, 'moved');
}

function leadTo(layout: LayoutDocument, pageId: string, reason: Redirection['reason']): Redirection | null {
  const to = pathOf(layout, pageId);
  return to === null ? null : { to, reason };
}
