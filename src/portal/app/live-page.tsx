import { hydrate, notifyManager, QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { SystemStatus } from '#contracts/generated/contracts.ts';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { guardRevision, onStatusTold, readValue } from '#portal/data/gateway-client.ts';
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
  // Most visits only see an open site and never load this code.
  let following: Promise<(status: SystemStatus['status']) => void> | undefined;
  const follow = (status: SystemStatus['status']): void => {
    following ??= loadChunk(() => import('./follow-status.ts')).then(({ followStatus }) =>
      followStatus({ shown: () => data.state, replace }),
    );
    following.then(
      (tell) => tell(status),
      () => {
        following = undefined;
      },
    );
  };
  onStatusTold((status) => {
    if (status > 0 || data.state !== 'normal') follow(status);
  });
  if (data.state !== 'normal') follow(data.state === 'maintenance' ? 1 : 2);
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
