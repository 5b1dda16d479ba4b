import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LayoutDocument, UnknownNode } from '#contracts/generated/contracts.ts';
import { NONCE_SLOT, type PageRequest } from '#contracts/render-page.ts';
import { announcementsPath } from '#portal/data/site-queries.ts';
import { answerCall } from '#portal/testing/answer-call.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildPageRequest } from '#portal/testing/build-page-request.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { buildVisitor } from '#portal/testing/build-visitor.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';
import type { ClientAssets } from './client-assets.ts';
import { createRenderPage } from './render-page.tsx';

// A note with the words `fail` fails while it is rendered.
vi.mock('#portal/widgets/content/rich-text/rich-text.tsx', () => ({
  RichTextView: ({ nodeId, blocks }: { nodeId: string; blocks: ReadonlyArray<{ text: { EN: string } }> }) => {
    const words = blocks[0]?.text.EN;
    if (words === 'fail') throw new Error(`${nodeId} is broken`);
    return createElement('p', { 'data-node': nodeId }, words);
  },
}));

const log = vi.fn<(message: string) => void>();
beforeEach(() => log.mockClear());

const assets: ClientAssets = {
  entry: '/assets/entry.js',
  modulesFor: (widgets) => [...new Set(widgets)].map((widget) => `/assets/${widget}.js`),
  viewsFor: () => ({}),
  developmentHead: '',
};

const render = (overrides: Partial<PageRequest> = {}, load = async (path: string) => answerCall(path)) =>
  createRenderPage(assets, log)(buildPageRequest(overrides), load);

const note = (id: string, words: string, rest: Partial<UnknownNode> = {}): UnknownNode => ({
  id,
  widget: 'rich-text',
  props: { blocks: [{ kind: 'paragraph', text: { EN: words } }] },
  ...rest,
});

/** A layout whose home page has these sections. */
const homeOf = (...sections: UnknownNode[]): LayoutDocument => {
  const layout = buildLayout();
  return { ...layout, pages: { ...layout.pages, home: { paths: ['/'], title: 'page.home.title', sections } } };
};

const nodesIn = (html: string) => [...html.matchAll(/data-node="([^"]+)"/g)].map(([, id]) => id);

function dataIn(html: string): PageData {
  const json = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

it.each([
  ['mobile', { mobile: '', desktop: '; media="(min-width: 768px)"' }],
  ['desktop', { mobile: '; media="(max-width: 767.98px)"', desktop: '' }],
] as const)('has the leading banner fetched with the head of the answer to a %s, at once', async (device, media) => {
  const hero = {
    id: 'hero',
    widget: 'banner',
    props: { group: 'w_home', slidesPerView: 1, autoplayMs: 5000, speedMs: 500 },
  };
  const { preloads } = await render({ device, layout: homeOf(hero) });
  const links = preloads.split(/, (?=<)/);
  const fetched = '>; rel=preload; as="image"; fetchpriority="high"';
  const banners = links.filter((link) => link.includes('banner'));
  expect(banners.map((link) => link.replace(/^<[^>]+-(mobile|desktop)\.webp/, '$1'))).toEqual([
    `mobile${fetched}${media.mobile}`,
    `desktop${fetched}${media.desktop}`,
  ]);
  expect(links.filter((link) => link.includes('as=font')).length).toBeGreaterThan(0);
});

describe('a prerendered page', () => {
  it('has a boundary around each section below the fold, which hydrates later', async () => {
    const notes = Array.from({ length: 9 }, (_, at) => note(`note-${at + 1}`, 'A note'));
    const { html } = await render({ layout: homeOf(...notes) });
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const bounded = [...main.matchAll(/<!--\$--><[^>]+data-node="([^"]+)"/g)].map(([, id]) => id);
    expect(bounded).toEqual(['note-7', 'note-8', 'note-9']);
  });

  it('has every section in its place without a script, also those with deferred code', async () => {
    const props = { source: 'category', gameType: 'RNG', title: 'category.RNG', size: 60, tile: 'portrait' };
    const layout = homeOf({ id: 'slots', widget: 'game-section', version: 2, props });
    const { html } = await render({ layout, query: { gameType: 'RNG' } });
    expect(html.split('<article').length).toBeGreaterThan(10);
    expect(html).not.toMatch(/<template id="B:|hidden id="S:/);
  });

  it('shows its sections with their data, in the shell', async () => {
    const { html, status } = await render();
    expect(status).toBe(200);
    expect(nodesIn(html)).toEqual(['header', 'side', 'home-note', 'home-games', 'footer-copyright']);
    expect(html).toContain('Game 4');
    expect(html).not.toContain('Game 5');
    expect(html).toContain('<title>Home · Pebble</title>');
    expect(log).not.toHaveBeenCalled();
  });

  it('is a whole document in its language and direction', async () => {
    const { html } = await render({ language: 'ES' });
    expect(html.startsWith('<!doctype html><html lang="es" dir="ltr">')).toBe(true);
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(html).toContain('<title>Inicio · Pebble</title>');
    expect((await render({ language: 'AR' })).html).toContain('<html lang="ar" dir="rtl">');
  });

  it('is wrapped in the frame of its layout, or in none where the layout has none', async () => {
    expect((await render()).html).not.toContain('--page-width:');
    const framed = await render({ layout: buildLayout({ frame: { width: 'contained' } }) });
    expect(framed.html).toMatch(/<style[^>]*>@font-face[^<]*--page-width:1240px/);
  });

  it('has a nonce slot on every script that runs and on every style, and no style attribute', async () => {
    const { html } = await render();
    const tags = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag);
    const unguarded = tags.filter((tag) => !tag.includes(`nonce="${NONCE_SLOT}"`));
    expect(tags.length).toBeGreaterThan(3);
    expect(unguarded).toEqual([`<script type="application/json" id="${PAGE_DATA_ID}">`]);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
  });

  it('never lets data end their script or be read as markup', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    const { html } = await render({
      site: buildSiteInfo({ name: evil, tagline: `"${evil}` }),
      layout: homeOf(note('evil', evil)),
      words: { 'my.word': evil, 'page.home.title': evil },
    });
    expect(html).not.toContain('<script>alert');
    // React marks the areas that take over later by comments of its own.
    expect(html).not.toMatch(/<!--(?!\/?\$-->)/);
    expect(dataIn(html).words['my.word']).toBe(evil);
    expect(html).toContain('content="&quot;&lt;/script>');
  });

  it('carries its data, so that the browser hydrates without asking again', async () => {
    const data = dataIn((await render({ query: { gameType: 'RNG' } })).html);
    expect(data.queries.queries.map((query) => query.queryKey[0])).toEqual([
      '/lgw/games/game_menus?language=EN',
      expect.stringContaining('/wps/relay/GCSGAME_gameList?'),
    ]);
    expect(data.words['menu.home']).toBe('Home');
    expect(data).toMatchObject({ revision: 3, language: 'EN', device: 'desktop', session: 'guest', state: 'normal' });
  });

  it('carries the sections of its own page alone, and the menus of all', async () => {
    const { layout } = dataIn((await render()).html);
    const sections = Object.entries(layout.pages ?? {}).map(([id, page]) => [id, page.sections.length]);
    expect(sections).toEqual([
      ['home', 2],
      ['slots', 0],
      ['help', 0],
      ['not-found', 0],
      ['maintenance', 0],
      ['region', 0],
    ]);
    expect(layout.menus).toEqual(buildLayout().menus);
  });

  it('says the site’s own words over the portal’s', async () => {
    const { html } = await render({ words: { 'menu.home': 'Shore' } });
    expect(html).toContain('<span>Shore</span>');
  });

  it('asks every call once, before it renders, and nothing for what is not shown', async () => {
    const asked: string[] = [];
    const banner = (id: string, rest: Partial<UnknownNode> = {}): UnknownNode => ({
      id,
      widget: 'banner',
      props: { group: 'w_home', slidesPerView: 1, autoplayMs: 5000, speedMs: 1000 },
      ...rest,
    });
    const hidden: UnknownNode = { id: 'terms', widget: 'help-centre', props: {}, hidden: true };
    await render({ layout: homeOf(banner('one'), banner('two'), hidden) }, async (path) => {
      asked.push(path);
      return answerCall(path);
    });
    expect(asked.sort()).toEqual(['/lgw/games/game_menus?language=EN', announcementsPath('EN')].sort());
  });

  it('fetches the chunks of its widgets beside the entry', async () => {
    const { html } = await render();
    for (const file of ['entry', 'header-bar', 'game-section']) expect(html).toContain(`"/assets/${file}.js"`);
    expect(html).not.toContain('/assets/banner.js');
  });
});

describe('the status of a page', () => {
  it('is 404 for an unknown address, and shows the not-found page', async () => {
    const { status, html } = await render({ path: '/nowhere' });
    expect(status).toBe(404);
    expect(nodesIn(html)).toContain('not-found-note');
  });

  it('is 503 in maintenance and 451 in a restricted region, at every address and without a shell', async () => {
    for (const path of ['/', '/help', '/nowhere']) {
      const maintenance = await render({ path, state: 'maintenance', visitor: buildVisitor() });
      expect([maintenance.status, nodesIn(maintenance.html)]).toEqual([503, ['maintenance-status']]);
      const region = await render({ path, state: 'regionRestricted', visitor: buildVisitor() });
      expect([region.status, nodesIn(region.html)]).toEqual([451, ['region-status']]);
    }
  });
});

describe('the end of a page', () => {
  const from = (moment: string): Partial<UnknownNode> => ({ when: { period: { from: moment } } });

  it('is none where nothing begins or ends', async () => {
    expect((await render()).expiresAt).toBeNull();
  });

  it('is the next moment at which one of its nodes begins or ends', async () => {
    const layout = homeOf(
      note('past', 'gone', { when: { period: { until: '2025-06-01T00:00:00Z' } } }),
      note('later', 'later', from('2025-06-04T00:00:00Z')),
      note('next', 'next', { when: { period: { until: '2025-06-03T02:00:00+02:00' } } }),
    );
    const { expiresAt, html } = await render({ layout });
    expect(expiresAt).toBe('2025-06-03T00:00:00.000Z');
    expect(html).toContain('<p data-node="next">next</p>');
    expect(nodesIn(html)).not.toContain('past');
  });

  it('counts the shell and the items of menus, and no other page', async () => {
    const layout = homeOf(note('plain', 'plain'));
    const help = { id: 'help', label: 'menu.help', action: { do: 'navigate', page: 'help' } } as const;
    const item = { ...help, when: { period: { from: '2025-07-01T00:00:00Z' } } };
    const group = { id: 'group', kind: 'heading', label: 'menu.about', children: [item] } as const;
    const inMenu = { ...layout, menus: { side: [{ ...group, children: [item] }] } };
    expect((await render({ layout: inMenu })).expiresAt).toBe('2025-07-01T00:00:00.000Z');
    const shell = { footer: [note('foot', 'foot', from('2025-06-20T00:00:00Z'))] };
    expect((await render({ layout: { ...inMenu, shell } })).expiresAt).toBe('2025-06-20T00:00:00.000Z');
    const elsewhere = {
      paths: ['/else'],
      title: 'menu.home',
      sections: [note('x', 'x', from('2025-06-03T00:00:00Z'))],
    };
    const withOther = { ...layout, pages: { ...layout.pages, elsewhere } };
    expect((await render({ layout: withOther })).expiresAt).toBeNull();
  });
});

describe('a page that meets faults', () => {
  it('leaves a call that fails to the browser: the section waits in its place', async () => {
    const { html, status } = await render({}, async (path) => {
      if (path.includes('gameList')) throw new Error('no games');
      return answerCall(path);
    });
    expect(status).toBe(200);
    expect(nodesIn(html)).toContain('home-games');
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('no games');
    expect(dataIn(html).queries.queries.map((query) => query.queryKey[0])).toEqual([
      '/lgw/games/game_menus?language=EN',
    ]);
  });

  it('renders also when no call is answered at all', async () => {
    const { html } = await render({}, () => Promise.reject(new Error('down')));
    expect(nodesIn(html)).toEqual(['header', 'side', 'home-note', 'home-games', 'footer-copyright']);
  });

  it('skips an unknown widget, with one line in the log', async () => {
    const layout = homeOf({ id: 'new', widget: 'from-the-future', props: {} }, note('plain', 'plain'));
    const { html } = await render({ layout });
    expect(nodesIn(html)).toContain('plain');
    expect(log.mock.calls).toEqual([['pebble: node new (from-the-future) is skipped: unknown widget']]);
  });

  it('is rendered without the sections that throw, with one line in the log', async () => {
    const layout = homeOf(note('first', 'fine'), note('bad', 'fail'), note('worse', 'fail'), note('last', 'fine'));
    const { html, status } = await render({ layout });
    expect(status).toBe(200);
    expect(nodesIn(html)).toEqual(['header', 'side', 'first', 'last', 'footer-copyright']);
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls[0]?.[0]).toMatch(/^pebble: left out of page home: bad, worse: Error: bad is broken/);
  });

  it('lists the omitted sections for the browser, so that hydration matches the markup', async () => {
    const { html } = await render({ layout: homeOf(note('first', 'fine'), note('bad', 'fail')) });
    expect(dataIn(html).layout.pages?.home?.sections.map(({ id }) => id)).toEqual(['first']);
    expect(html).not.toContain('is broken');
  });

  it('is rendered without an area of the shell that throws', async () => {
    const layout = { ...homeOf(note('first', 'fine')), shell: { footer: [note('bad', 'fail'), note('good', 'fine')] } };
    expect(nodesIn((await render({ layout })).html)).toEqual(['first', 'good']);
  });

  it('refuses a layout without a not-found page, instead of showing an empty one', async () => {
    await expect(render({ path: '/nowhere', layout: { id: 'bare' } })).rejects.toThrow('no page for notFound');
  });
});
