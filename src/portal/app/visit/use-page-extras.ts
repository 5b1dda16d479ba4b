import { type ComponentType, useEffect, useState } from 'react';
import type { PageExtrasProps } from './page-extras.tsx';

/** How long a page that never rests is waited for. */
const IDLE_WITHIN_MS = 2000;

/**
 * What belongs to the visit, once the page has loaded and rests; null until then. A page whose extras do not come is
 * whole without.
 */
export function usePageExtras(): ComponentType<PageExtrasProps> | null {
  const [Extras, setExtras] = useState<ComponentType<PageExtrasProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      whenIdle(() => {
        import('./page-extras.tsx').then(
          ({ PageExtras }) => !isGone && setExtras(() => PageExtras),
          () => {},
        );
      });
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener('load', load);
    };
  }, []);
  return Extras;
}

/** Calls back when the browser has nothing better to do. Safari tells only by a timer. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: IDLE_WITHIN_MS });
  else setTimeout(callback, 200);
}
