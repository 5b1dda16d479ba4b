import { hashKey, notifyManager, type QueryClient } from '@tanstack/react-query';
import { assetAddress } from '#contracts/asset-address.ts';
import { MEMBER_PATH } from '#portal/data/member-query.ts';
import { PAGE_DATA_ID, type PageData, THEME_STYLE_ID } from './page-data.ts';
import { loadViewsAt } from './widget-views.ts';

/**
 * Fetches the page that is open as the gateway renders it now and puts its documents, answers and theme in the place of
 * the present ones, all at once. One answer of the gateway is of one revision, so nothing of two is ever shown
 * together. Changes that need a new document reload the page.
 * @throws when no page comes, or none of the portal's; what is shown stays then.
 */
export async function replacePage(
  queryClient: QueryClient,
  shown: PageData,
  show: (data: PageData) => void,
): Promise<void> {
  const address = new URL(window.location.href);
  // The page may speak a language that its first address asked for and this one does not.
  address.searchParams.set('language', shown.language);
  const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  const text = contentOf(html, PAGE_DATA_ID);
  if (text === null) throw new Error(`the page was not rendered: ${response.status}`);
  const data: PageData = { ...(JSON.parse(text) as PageData), path: address.pathname };
  if (data.language !== shown.language) return loadAgain(address);
  await loadViewsAt({ ...data.views, ...data.laterViews });

  notifyManager.batch(() => {
    putAnswers(queryClient, data.queries);
    notifyManager.schedule(() => putHead(data, contentOf(html, THEME_STYLE_ID)));
    show(data);
  });
}

/** Replaces all answers by those that a page carries; other visible queries are fetched again. */
function putAnswers(queryClient: QueryClient, { queries }: PageData['queries']): void {
  void queryClient.cancelQueries();
  for (const { queryKey, state } of queries) queryClient.setQueryData(queryKey, state.data);
  const carried = new Set(queries.map(({ queryHash }) => queryHash));
  // No page carries the session, and no publish changes it.
  carried.add(hashKey([MEMBER_PATH]));
  void queryClient.resetQueries({ predicate: ({ queryHash }) => !carried.has(queryHash) });
  queryClient.removeQueries({
    predicate: (query) => !carried.has(query.queryHash) && query.getObserversCount() === 0,
  });
}

/** The brand's tokens, icons and colour in the document's head. */
function putHead({ site: { theme, assetBase } }: PageData, css: string | null): void {
  const style = document.getElementById(THEME_STYLE_ID);
  if (style && css && style.textContent !== css) style.textContent = css;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.colors.bg2);
  const { favicon, touch } = theme.icons ?? {};
  if (favicon) document.querySelector('link[rel="icon"]')?.setAttribute('href', assetAddress(assetBase, favicon));
  if (touch)
    document.querySelector('link[rel="apple-touch-icon"]')?.setAttribute('href', assetAddress(assetBase, touch));
}

/**
 * Loads the page again in the language of the address. Never resolves: the page is on its way out, and nobody should
 * act on it.
 */
function loadAgain(address: URL): Promise<never> {
  window.history.replaceState(window.history.state, '', address);
  window.location.reload();
  return new Promise<never>(() => {});
}

/**
 * The content of a text-only element of the page. Read as text and never parsed as markup, which the content policy
 * refuses; the prerenderer makes sure that the text has no `<`.
 */
function contentOf(html: string, id: string): string | null {
  const start = html.indexOf('>', html.indexOf(` id="${id}"`)) + 1;
  const end = html.indexOf('</', start);
  return html.includes(` id="${id}"`) && end >= start ? html.slice(start, end) : null;
}
