import type { LayoutDocument, Page } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf, redirectTarget } from './match-page.ts';

/** Where a visitor is led instead of the path that was asked for. */
export interface Redirection {
  /** A canonical path of the layout, without query. */
  readonly to: string;
  /** moved: the path stands for another page for everyone; signIn: the page is closed to this visitor. */
  readonly reason: 'moved' | 'signIn';
}

/** The page that leads to an account, where a closed page names no other. */
export const SIGN_IN_PAGE = 'login';

/** Whether a page is for accounts alone. */
export const isClosed = ({ access }: Pick<Page, 'access'>): boolean => (access ?? 'public') !== 'public';

/**
 * Where a path leads instead of to its own page: by the layout's redirects for everyone, and by the page's access for who has no session
 * (specification, section 2, "Route guard"). Gateway and browser both go by this. What it leads to is open, so one step is the whole way.
 * @param hasSession whether the visitor may have an account; what it may do there, the account decides.
 */
export function redirectionOf(layout: LayoutDocument, path: string, hasSession: boolean): Redirection | null {
  const target = redirectTarget(layout, path);
  const page = target === null ? matchPage(layout, path)?.page : layout.pages?.[target];
  if (page && isClosed(page) && !hasSession)
    return leadTo(layout, page.signInPage ?? SIGN_IN_PAGE, 'signIn') ?? { to: '/', reason: 'signIn' };
  return target === null ? null : leadTo(layout, target, 'moved');
}

function leadTo(layout: LayoutDocument, pageId: string, reason: Redirection['reason']): Redirection | null {
  const to = pathOf(layout, pageId);
  return to === null ? null : { to, reason };
}
