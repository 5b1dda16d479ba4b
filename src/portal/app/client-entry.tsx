import { hydrateRoot } from 'react-dom/client';
import { factsOf } from '#portal/session/facts.ts';
import { createLivePage } from './live-page.tsx';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';
import { nodesOf, planPage, shownPage } from './page-plan.ts';
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

  const live = createLivePage(data);
  hydrateRoot(root, <live.App />, { onRecoverableError: (error) => console.error(error) });

  // In development the gateway tells of every publish, so that a change of a document shows while it is being made.
  import.meta.hot?.on('marquee:site-served', ({ id, revision }: { id: string; revision: number }) => {
    const shown = live.current();
    if (id === shown.site.id && revision !== shown.revision)
      live.replace().catch((error: unknown) => console.error(error));
  });
}

void takeOver();
