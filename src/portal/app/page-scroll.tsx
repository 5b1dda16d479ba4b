import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsPlace } from '#portal/site/keep-place.ts';
import { glide } from '#portal/ui/wants-rest.ts';

/** How long an element that the hash names may take to come. */
const HASH_WAIT_MS = 5000;

/**
 * Another route begins at its top, another category scrolls there smoothly, and a hash leads to its element
 * (specification, sections 2 and 4). The first page stays where the browser put it.
 */
export function PageScroll() {
  const { pathname, search, hash, state } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (hash) return whenThere(nameIn(hash), (element) => element.scrollIntoView({ behavior: 'instant' }));
    if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (before.search !== search && !keepsPlace(state)) window.scrollTo({ top: 0, behavior: glide() });
  }, [pathname, search, hash, state]);
  return null;
}

/** The name that a hash means; one that is not well encoded is taken as it stands. */
export function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Calls back with an element once it is on the page. Its page's sections may still be on their way. */
function whenThere(id: string, callback: (element: Element) => void): () => void {
  const find = (): boolean => {
    const element = document.getElementById(id);
    if (element) callback(element);
    return element !== null;
  };
  if (find()) return () => {};
  const observer = new MutationObserver(() => find() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const giveUp = setTimeout(() => observer.disconnect(), HASH_WAIT_MS);
  return () => {
    clearTimeout(giveUp);
    observer.disconnect();
  };
}
