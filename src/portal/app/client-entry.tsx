import { hydrate, QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { factsOf } from '#portal/session/facts.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { nodesOf, planPage, shownPage } from './page-plan.ts';
import { PortalApp } from './portal-app.tsx';
import { loadViews } from './widget-views.ts';

/** Takes over the prerendered page: first the chunks of its widgets, so that hydration finds what the server rendered. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!root || !text) throw new Error('this page was not prerendered');
  const data = JSON.parse(text) as PageData;
  const { page } = shownPage(data.layout, window.location.pathname, data.state);
  const facts = factsOf({ ...data, session: data.session === 'present' ? 'unknown' : 'guest' });
  await loadViews([...nodesOf(planPage(data.layout, page, facts))].map((node) => node.widget));

  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
  hydrate(queryClient, data.queries);
  hydrateRoot(
    root,
    <BrowserRouter>
      <PortalApp data={data} queryClient={queryClient} />
    </BrowserRouter>,
    { onRecoverableError: (error) => console.error(error) },
  );
}

void takeOver();
