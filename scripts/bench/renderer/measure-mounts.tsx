import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender } from './page-contenders.tsx';

/** Mounts each page once, in the given order, and answers what each took in milliseconds. Runs in the browser. */
export function measureMounts(
  pages: Readonly<Record<Contender, () => ReactElement>>,
  order: readonly Contender[],
): Partial<Record<Contender, number>> {
  const times: Partial<Record<Contender, number>> = {};
  for (const name of order) {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    // What earlier mounts left behind is not collected in anybody's turn.
    (window as { gc?: () => void }).gc?.();
    const startedAt = performance.now();
    flushSync(() => root.render(pages[name]()));
    times[name] = performance.now() - startedAt;
    flushSync(() => root.unmount());
    place.remove();
  }
  return times;
}
