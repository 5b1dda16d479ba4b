import { hydrate, notifyManager, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { guardRevision, onStatusTold, readValue } from '#portal/data/gateway-client.ts';
import { followStatus } from './follow-status.ts';
import type { PageData } from './page-data.ts';
import { PortalApp } from './portal-app.tsx';

/** The page in the browser: what the server rendered, until a publish puts another revision in its place. */
export interface LivePage {
  readonly current: () => PageData;
  /** Asks the gateway for the page as it is now and shows that, in place; what is open stays open. */
  readonly replace: () => Promise<void>;
  readonly App: () => React.JSX.Element;
}

/** Takes the prerendered page's data over, and keeps its revision. */
export function createLivePage(prerendered: PageData): LivePage {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
  hydrate(queryClient, prerendered.queries);
  let data = prerendered;
  let replacing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const current = (): PageData => data;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const show = (next: PageData): void => {
    data = next;
    // The queries notify their observers by the same queue, so that both reach the screen at once.
    notifyManager.schedule(() => {
      for (const listener of listeners) listener();
    });
  };
  const replace = (): Promise<void> => {
    replacing ??= loadChunk(() => import('./replace-page.ts'))
      .then(({ replacePage }) => replacePage(queryClient, data, show))
      .finally(() => {
        replacing = undefined;
      });
    return replacing;
  };
  guardRevision({ revision: () => data.revision, replacePage: replace });
  onStatusTold(followStatus({ shown: () => data.state, replace }));
  // A visitor who returns to the page sees the latest publish and whether the site is open: the answer carries both.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readValue('/wps/system/status').catch(() => {});
  });

  return {
    current,
    replace,
    App: () => {
      const shown = useSyncExternalStore(subscribe, current, () => prerendered);
      return (
        <BrowserRouter>
          <PortalApp data={shown} queryClient={queryClient} />
        </BrowserRouter>
      );
    },
  };
}
