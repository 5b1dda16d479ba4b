import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPageData } from '#portal/testing/build-page-data.ts';
import type { PageData } from './page-data.ts';
import { replacePage } from './replace-page.ts';

describe('replacePage', () => {
  let queryClient: QueryClient;
  let shown: PageData[];

  beforeEach(() => {
    queryClient = new QueryClient();
    shown = [];
    document.head.innerHTML = '<style id="theme">:root{--bg:#111111}</style>';
  });

  afterEach(() => vi.unstubAllGlobals());

  const answer = (html: string, status = 200) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(html, { status })),
    );
  const pageOf = (data: PageData, theme = ':root{--bg:#222222}') =>
    `<!doctype html><html><head><style nonce="x" id="theme">${theme}</style></head><body><div id="root"></div>` +
    `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></body></html>`;
  const queryOf = (path: string, value: unknown) =>
    ({ queryKey: [path], queryHash: JSON.stringify([path]), state: { data: value, status: 'success' } }) as never;

  it('puts documents, answers and theme of the page as it is now in the place of the present ones', async () => {
    queryClient.setQueryData(['/kept'], 'old');
    queryClient.setQueryData(['/gone'], 'old');
    const data = { ...buildPageData(), revision: 9, queries: { mutations: [], queries: [queryOf('/kept', '<new>')] } };
    answer(pageOf(data));
    await replacePage(queryClient, (next) => void shown.push(next));
    expect(shown).toEqual([data]);
    expect(queryClient.getQueryData(['/kept'])).toBe('<new>');
    expect(queryClient.getQueryData(['/gone'])).toBeUndefined();
    expect(document.getElementById('theme')?.textContent).toBe(':root{--bg:#222222}');
  });

  it('leaves everything as it is when no page of the portal comes', async () => {
    queryClient.setQueryData(['/kept'], 'old');
    answer('<!doctype html><h1>Aurora</h1>', 503);
    await expect(replacePage(queryClient, (next) => void shown.push(next))).rejects.toThrow('503');
    expect(shown).toEqual([]);
    expect(queryClient.getQueryData(['/kept'])).toBe('old');
    expect(document.getElementById('theme')?.textContent).toBe(':root{--bg:#111111}');
  });
});
