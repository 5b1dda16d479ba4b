import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Location, UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom';
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { matchPage, pathOf } from '#document/pages/match-page.ts';

/** The location of the page that the visitor sees, which may lie below the modal of another address. */
export interface PageBelow {
  readonly location: Location;
  /** The page of the address opens a modal over it. */
  readonly isCovered: boolean;
}

/** Whether a path's page opens a modal over the page that the visitor is on (specification, section 2, "/help"). */
function opensOver(layout: LayoutDocument, path: string): boolean {
  const match = matchPage(layout, path);
  return match?.page.opensModal !== undefined && match.page.showsPage === undefined;
}

/**
 * The page that is shown. An address such as /help opens its modal over the page that the visitor comes from, or over
 * home; without scripts, and until the browser has taken over, it is a page of its own.
 * @param route the path of the address, after redirections.
 */
export function usePageBelow(layout: LayoutDocument, route: string): PageBelow {
  const address = useLocation();
  const isOver = opensOver(layout, route);
  const [isTakenOver, setTakenOver] = useState(false);
  // As a transition: areas whose code is still on its way keep their prerendered HTML.
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  const [last, setLast] = useState<Location | null>(isOver ? null : address);
  if (!isOver && last !== address) setLast(address);
  const isCovered = isOver && isTakenOver;
  return useMemo(() => {
    if (!isCovered) return { location: { ...address, pathname: route }, isCovered };
    const home = { pathname: pathOf(layout, 'home') ?? '/', search: '', hash: '', state: null, key: 'home' };
    return { location: last ?? home, isCovered };
  }, [layout, address, route, isCovered, last]);
}

/**
 * Lets what is inside read the address of the page below. The router has no other way to tell two parts of a page two
 * addresses.
 */
export function BelowProvider({ location, children }: { readonly location: Location; readonly children: ReactNode }) {
  const value = useMemo(() => ({ location, navigationType: 'POP' as never }), [location]);
  return <LocationContext value={value}>{children}</LocationContext>;
}
