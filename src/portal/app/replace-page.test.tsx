import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import type { PageData } from './page-data.ts';
import { replacePage } from './replace-page.ts';

describe('replacePage', () => {
  let queryClient: QueryClient;
  let shown: PageData[];

  beforeEach(() => {
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    shown = [];
    document.head.innerHTML =
      '<style id="theme">:root{--bg:#111111}</style><meta name="theme-color" content="#111111"><link rel="icon" href="/old.svg">';
    window.history.replaceState(null, '', '/');
  });

  afterEach(() => vi.unstubAllGlobals());

  const answer = (html: string, status = 200) => {
    const fetch = vi.fn(async (_address: URL) => new Response(html, { status }));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const pageOf = (data: PageData, theme = ':root{--bg:#222222}') =>
    `<!doctype html><html><head><style nonce="x" id="theme">${theme}</style></head><body><div id="root"></div>` +
    `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`;
  const queryOf = (path: string, value: unknown) =>
    ({ queryKey: [path], queryHash: JSON.stringify([path]), state: { data: value, status: 'success' } }) as never;
  const carrying = (...queries: never[]): PageData =>
    buildPageData({ revision: 9, queries: { mutations: [], queries } });
  const replace = (from: PageData = buildPageData()) => replacePage(queryClient, from, (next) => void shown.push(next));
  const inLanguages = (...offered: LanguageCode[]) => buildSiteInfo({ languages: { offered, default: 'EN' } });
  const themeCss = () => document.getElementById('theme')?.textContent;

  it('puts documents, answers and theme of the page as it is now in the place of the present ones', async () => {
    queryClient.setQueryData(['/kept'], 'old');
    queryClient.setQueryData(['/gone'], 'old');
    const data = carrying(queryOf('/kept', '<new>'));
    answer(pageOf(data));
    await replace();
    expect(shown).toEqual([{ ...data, path: '/' }]);
    expect(queryClient.getQueryData(['/kept'])).toBe('<new>');
    expect(queryClient.getQueryData(['/gone'])).toBeUndefined();
    await vi.waitFor(() => expect(themeCss()).toBe(':root{--bg:#222222}'));
  });

  it('changes the head with the page and not before it', async () => {
    const site = buildSiteInfo();
    const theme = { ...site.theme, icons: { favicon: 'assets/new.svg' } };
    answer(pageOf(buildPageData({ site: { ...site, assetBase: '/site-assets/new', theme } })));
    await replace();
    // The page's own update waits in the same queue, which runs now.
    expect(themeCss()).toBe(':root{--bg:#111111}');
    await vi.waitFor(() => expect(themeCss()).toBe(':root{--bg:#222222}'));
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe(site.theme.colors.bg2);
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/site-assets/new/new.svg');
  });

  it('leaves everything as it is when no page of the portal comes', async () => {
    queryClient.setQueryData(['/kept'], 'old');
    answer('<!doctype html><h1>Aurora</h1>', 503);
    await expect(replace()).rejects.toThrow('503');
    expect(shown).toEqual([]);
    expect(queryClient.getQueryData(['/kept'])).toBe('old');
    expect(themeCss()).toBe(':root{--bg:#111111}');
  });

  it('lets no answer that was under way come over one of the new page', async () => {
    let arrive: (value: string) => void = () => {};
    const underWay = queryClient
      .fetchQuery({ queryKey: ['/kept'], queryFn: () => new Promise<string>((resolve) => (arrive = resolve)) })
      .catch(() => {});
    answer(pageOf(carrying(queryOf('/kept', 'new'))));
    await replace();
    arrive('late');
    await underWay;
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryClient.getQueryData(['/kept'])).toBe('new');
  });

  it('shows a visible part that the new page does not carry as loading until it is fetched again', async () => {
    const queryFn = vi.fn(async () => 'old');
    const observer = new QueryObserver(queryClient, { queryKey: ['/open'], queryFn });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'));
    queryFn.mockImplementation(() => Promise.reject(new Error('down')));
    answer(pageOf(carrying()));
    await replace();
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isPending: true, isFetching: true });
    await vi.waitFor(() =>
      expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isLoadingError: true }),
    );
    expect(queryFn).toHaveBeenCalledTimes(2);
    leave();
  });

  it('says for which path the page was fetched, wherever the visitor has gone since', async () => {
    window.history.replaceState(null, '', '/help');
    vi.stubGlobal('fetch', async () => {
      window.history.pushState(null, '', '/');
      return new Response(pageOf(buildPageData()));
    });
    await replace();
    expect(shown[0]?.path).toBe('/help');
  });

  it('asks for the page in the language that it speaks', async () => {
    window.history.replaceState(null, '', '/?gameType=RNG');
    const fetch = answer(pageOf(buildPageData({ language: 'PT' })));
    await replace(buildPageData({ language: 'PT' }));
    expect(fetch.mock.calls[0]?.[0].search).toBe('?gameType=RNG&language=PT');
    expect(shown).toHaveLength(1);
    expect(window.location.search).toBe('?gameType=RNG');
  });

  it('loads the page again when its language changed, and puts nothing in place', async () => {
    const reload = vi.fn();
    const { href, pathname } = window.location;
    vi.stubGlobal('location', { href, pathname, reload });
    answer(pageOf(buildPageData({ language: 'AR', site: inLanguages('EN', 'AR') })));
    const settled = vi.fn();
    void replace(buildPageData({ site: inLanguages('EN', 'AR') })).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });
});
