import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Contender } from './page-contenders.tsx';

/** One mount is shorter than what a slowed processor and a browser's clock can tell. */
const MOUNTS_OF_TURN = 20;

/**
 * Mounts each page a number of times, in the given order, and answers the milliseconds of one mount. Runs in the
 * browser.
 */
export function measureMounts(
  pages: Readonly<Record<Contender, () => ReactElement>>,
  order: readonly Contender[],
): Partial<Record<Contender, number>> {
  const times: Partial<Record<Contender, number>> = {};
  for (const name of order) {
    const places = Array.from({ length: MOUNTS_OF_TURN }, () =>
      document.body.appendChild(document.createElement('div')),
    );
    const roots = places.map((place) => createRoot(place));
    // Collect the garbage of earlier mounts outside of the measurement.
    (window as { gc?: () => void }).gc?.();
    const startedAt = performance.now();
    for (const root of roots) flushSync(() => root.render(pages[name]()));
    times[name] = (performance.now() - startedAt) / MOUNTS_OF_TURN;
    for (const root of roots) flushSync(() => root.unmount());
    for (const place of places) place.remove();
  }
  return times;
}
