import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Another route begins at its top, another category scrolls there smoothly, and a hash leads to its element (specification, sections 2
 * and 4). The first page stays where the browser put it.
 */
export function PageScroll() {
  const { pathname, search, hash } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (before.pathname !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (before.search !== search) window.scrollTo({ top: 0, behavior: 'smooth' });
  }, [pathname, search, hash]);
  return null;
}
