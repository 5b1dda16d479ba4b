import { type ComponentType, useEffect, useState } from 'react';
import { whenAtRest } from '#portal/ui/when-at-rest.ts';
import type { PageExtrasProps } from './page-extras.tsx';

/**
 * The parts that belong to the visit, once the page has loaded and is idle; null until then. A page works without them
 * when they fail to load.
 */
export function usePageExtras(): ComponentType<PageExtrasProps> | null {
  const [Extras, setExtras] = useState<ComponentType<PageExtrasProps> | null>(null);
  useEffect(() => {
    let isGone = false;
    const cancel = whenAtRest(() => {
      import('./page-extras.tsx').then(
        ({ PageExtras }) => !isGone && setExtras(() => PageExtras),
        () => {},
      );
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return Extras;
}
