import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { LayoutDocument, MenuItem } from '#contracts/generated/contracts.ts';
import { NONCE_SLOT, type PageRequest, type RenderedPage, type RenderPage } from '#contracts/render-page.ts';
import { nextChange } from '#document/condition.ts';
import { nextChangeOfNodes } from '#document/pages/plan-nodes.ts';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords } from '#portal/i18n/words.tsx';
import { chosenGameType, gameTypeOfPage } from '#portal/site/chosen-game-type.ts';
import { factsOf } from '#portal/site/facts.ts';
import { fontPreloads } from '#portal/theme/font-preloads.ts';
import type { PageData } from '../page-data.ts';
import { type PagePlan, planPage, type ShownPage, shownPage } from '../page-plan.ts';
import { pageTitle } from '../page-title.tsx';
import { nodesOf, queriesOf, widgetsByTime } from '../page-widgets.ts';
import { PortalApp } from '../portal-app.tsx';
import { loadRegistry, loadViews } from '../widget-views.ts';
import type { ClientAssets } from './client-assets.ts';
import { keepSections } from './keep-sections.ts';
import { pageHtml } from './page-html.ts';

/** Makes the prerenderer: the portal's side of the contract with the gateway. */
export function createRenderPage(assets: ClientAssets, log: (message: string) => void): RenderPage {
  return async (request, load) => {
    const shown = shownPage(request.layout, request.path, request.state);
    const session = request.session === 'present' ? 'unknown' : 'guest';
    const facts = factsOf({ ...request, session });
    const plan = planPage(request.layout, shown.page, facts);
    for (const node of plan.skipped)
      log(`${request.site.id}: node ${node.id} (${node.widget}) is skipped: ${node.reason}`);

    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    const context = {
      language: request.language,
      merchantCode: request.site.merchantCode,
      gameType: gameTypeOfPage(shown.page, request.query.gameType),
      query: queryOf(request, shown),
    };
    const widgets = [...nodesOf(plan)].map((node) => node.widget);
    // A session read after hydration may change every node at once, so all of them hydrate together.
    const { first, later } = request.session === 'present' ? { first: widgets, later: [] } : widgetsByTime(plan);
    const registry = await loadRegistry();
    await Promise.all([
      loadViews(widgets),
      ...queriesOf(plan, context, registry).map((path) =>
        queryClient.prefetchQuery({ queryKey: [path], queryFn: () => load(path) }),
      ),
    ]);

    const render = (data: PageData) => renderApp(data, queryClient, addressOf(request));
    const views = { views: assets.viewsFor(first), laterViews: assets.viewsFor(later) };
    const whole = pageDataOf(request, shown, queryClient, views);
    const { data, app, styles, preloads } = await renderSound(whole, shown, plan, render, log);
    const chosen = { gameType: context.query.gameType, part: request.query.menu };
    const words = createWords(request.language, request.site.languages.default, data.words);
    const html = pageHtml(
      request,
      {
        title: pageTitle(shown.page, chosen, facts, request.site, words),
        description: words.text(shown.page.description ?? request.site.tagline),
        app,
        styles,
        data,
        modules: assets.modulesFor(first, { registry: request.session === 'present' }),
      },
      assets,
    );
    const isWhole =
      data.layout === whole.layout &&
      !queryClient
        .getQueryCache()
        .getAll()
        .some(({ state }) => state.status === 'error');
    queryClient.clear();
    return {
      status: statusOf(request, shown),
      html,
      preloads: [preloads, ...fontPreloads(request.site.theme)].filter((link) => link !== '').join(', '),
      expiresAt: isWhole ? expiryOf(request, shown) : soonAfter(request.now),
    };
  };
}

/** The declared query values that mean something on this page. */
function queryOf({ query }: PageRequest, shown: ShownPage): PageRequest['query'] {
  const { gameType, ...rest } = query;
  const chosen = chosenGameType(shown.page.sections, gameType);
  return chosen === null ? rest : { ...rest, gameType: chosen };
}

function statusOf(request: PageRequest, shown: ShownPage): RenderedPage['status'] {
  if (request.state === 'maintenance') return 503;
  if (request.state === 'regionRestricted') return 451;
  return shown.isFound ? 200 : 404;
}

/** Cache lifetime of a page that lacks a section or an answer. */
const BROKEN_PAGE_MS = 5000;

const soonAfter = (now: string): string => new Date(Date.parse(now) + BROKEN_PAGE_MS).toISOString();

function expiryOf({ layout, now }: PageRequest, shown: ShownPage): string | null {
  const areas = Object.values(layout.shell ?? {}).flat();
  const ends = [nextChangeOfNodes([...areas, ...shown.page.sections], now)];
  for (const { when } of withChildren(Object.values(layout.menus ?? {}).flat()))
    if (when) ends.push(nextChange(when, now));
  // All are in UTC with the same number of digits, so the texts sort as the moments do.
  return ends.filter((end) => end !== null).sort()[0] ?? null;
}

const withChildren = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

function addressOf(request: PageRequest): string {
  const query = new URLSearchParams(request.query).toString();
  return query ? `${request.path}?${query}` : request.path;
}

function pageDataOf(
  request: PageRequest,
  shown: ShownPage,
  queryClient: QueryClient,
  views: Pick<PageData, 'views' | 'laterViews'>,
): PageData {
  const { site, revision, language, device, session, state, visitor, now } = request;
  return {
    site,
    layout: withOnePage(request.layout, shown.sectionsOf),
    revision,
    language,
    device,
    session,
    state,
    visitor,
    now,
    words: { ...portalWords(language), ...request.words },
    queries: dehydrate(queryClient),
    ...views,
  };
}

/** The layout with the sections of one page: the others' are fetched when they are asked for. */
function withOnePage(layout: LayoutDocument, pageId: string): LayoutDocument {
  const pages = Object.entries(layout.pages ?? {}).map(([id, page]) => [
    id,
    id === pageId ? page : { ...page, sections: [] },
  ]);
  return { ...layout, pages: Object.fromEntries(pages) };
}

interface RenderedApp {
  readonly app: string;
  readonly styles: string;
  /** React's preloads, as a `Link` header. */
  readonly preloads: string;
}

/**
 * Renders a page. One that fails is rendered again without the sections that fail by themselves; the browser gets the
 * same layout without them, so that it takes over what it finds.
 * @throws what the page failed with, when no section is to blame.
 */
async function renderSound(
  data: PageData,
  shown: ShownPage,
  plan: PagePlan,
  render: (data: PageData) => Promise<RenderedApp>,
  log: (message: string) => void,
): Promise<RenderedApp & { readonly data: PageData }> {
  try {
    return { data, ...(await render(data)) };
  } catch (error) {
    const failing: string[] = [];
    for (const { id } of [...Object.values(plan.areas).flat(), ...plan.sections]) {
      const alone = { ...data, layout: keepSections(data.layout, shown.sectionsOf, (node) => node.id === id) };
      await render(alone).catch(() => failing.push(id));
    }
    if (failing.length === 0) throw error;
    const sound = { ...data, layout: keepSections(data.layout, shown.sectionsOf, ({ id }) => !failing.includes(id)) };
    const rendered = await render(sound);
    log(`${data.site.id}: left out of page ${shown.pageId}: ${failing.join(', ')}: ${describeError(error)}`);
    return { data: sound, ...rendered };
  }
}

const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function renderApp(data: PageData, queryClient: QueryClient, address: string): Promise<RenderedApp> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  let preloads = '';
  try {
    const stream = new PassThrough();
    const whole = text(stream);
    // A shell that fails rejects below; its stream is of no interest then.
    whole.catch(() => {});
    await new Promise<void>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(
        <StyleSheetManager sheet={sheet.instance}>
          <StaticRouter location={address}>
            <PortalApp data={data} queryClient={queryClient} />
          </StaticRouter>
        </StyleSheetManager>,
        {
          nonce: NONCE_SLOT,
          // The page is sent when all of it is there, so that no part of it has to be moved to its place by a script.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          onAllReady: () => {
            pipe(stream);
            resolve();
          },
          onShellError: reject,
          onError: (error) => void errors.push(error),
          onHeaders: ({ Link }) => {
            preloads = Link ?? '';
          },
        },
      );
    });
    const app = await whole;
    // A fault inside of a boundary fails no page by itself, but leaves a hole where the area stood.
    if (errors.length > 0) throw errors[0];
    const styles = sheet.getStyleTags().replaceAll('<style ', `<style nonce="${NONCE_SLOT}" `);
    return { app, styles, preloads };
  } finally {
    sheet.seal();
  }
}
