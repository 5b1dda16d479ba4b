import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { factsOf } from '#portal/session/facts.ts';
import { PAGE_DATA_ID, type PageData, THEME_STYLE_ID } from './page-data.ts';
import { nodesOf, planPage, shownPage } from './page-plan.ts';
import { loadViews } from './widget-views.ts';

/**
 * Fetches the page that is open as the gateway renders it now and puts its documents, answers and theme in the place of the present
 * ones, all at once. One answer of the gateway is of one revision, so nothing of two is ever shown together.
 * @throws when no page comes, or none of the portal's; what is shown stays then.
 */
export async function replacePage(queryClient: QueryClient, show: (data: PageData) => void): Promise<void> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  const text = contentOf(html, PAGE_DATA_ID);
  if (text === null) throw new Error(`the page was not rendered: ${response.status}`);
  const data = JSON.parse(text) as PageData;
  const { page } = shownPage(data.layout, window.location.pathname, data.state);
  const facts = factsOf({ ...data, session: data.session === 'present' ? 'unknown' : 'guest' });
  await loadViews([...nodesOf(planPage(data.layout, page, facts))].map((node) => node.widget));

  notifyManager.batch(() => {
    const fresh = new Set<string>();
    for (const { queryHash, queryKey, state } of data.queries.queries) {
      fresh.add(queryHash);
      queryClient.setQueryData(queryKey, state.data);
    }
    for (const query of queryClient.getQueryCache().getAll()) {
      if (fresh.has(query.queryHash)) continue;
      if (query.isActive()) void query.invalidate();
      else queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
    }
    show(data);
  });
  void queryClient.refetchQueries({ type: 'active', stale: true });

  const theme = document.getElementById(THEME_STYLE_ID);
  const css = contentOf(html, THEME_STYLE_ID);
  if (theme && css && theme.textContent !== css) theme.textContent = css;
}

/**
 * What stands in an element of the page that holds text alone. Read as text and never parsed as markup, which the content policy
 * refuses; the prerenderer sees to it that such a text has no `<`.
 */
function contentOf(html: string, id: string): string | null {
  const start = html.indexOf('>', html.indexOf(` id="${id}"`)) + 1;
  const end = html.indexOf('</', start);
  return html.includes(` id="${id}"`) && end >= start ? html.slice(start, end) : null;
}
