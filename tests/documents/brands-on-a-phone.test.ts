import { beforeAll, describe, expect, it } from 'vitest';
import type { Condition, MenuItem, UnknownNode } from '#contracts/generated/contracts.ts';
import { type Facts, holds } from '#document/condition.ts';
import { isModuleOn } from '#document/flags.ts';
import { type LoadedSite, loadSite } from '#document/load-site.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { catalogueContext } from '#gateway/areas/sites/documents/catalogue-context.ts';
import { readDocumentFiles } from '#gateway/areas/sites/documents/document-files.ts';

const context = catalogueContext();

/** Items of the member centre that a member has to reach by one or two touches. */
const WANTED = ['depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory'];

describe.each(['aurora', 'lotus', 'meydan'])('%s on a phone', (siteId) => {
  let loaded: LoadedSite;
  let facts: Facts;

  beforeAll(async () => {
    const { files } = await readDocumentFiles({ sitesDir: 'sites', layoutsDir: 'layouts' });
    const found = loadSite(files, siteId, context);
    if ('problems' in found) throw new Error(JSON.stringify(found.problems, null, 2));
    loaded = found;
    facts = {
      isOn: (modId) => isModuleOn(found.site.flags, modId),
      hasResource: () => true,
      hasPlan: () => true,
      session: 'member',
      device: 'mobile',
      language: found.site.languages.default,
      now: '2026-11-24T00:00:00Z',
    };
  });

  const isShown = ({ when, hidden }: { readonly when?: Condition; readonly hidden?: boolean }): boolean =>
    hidden !== true && (when === undefined || holds(when, facts) === true);

  function shownNodes(nodes: readonly UnknownNode[]): readonly UnknownNode[] {
    return nodes.filter(isShown).flatMap((node) => [node, ...shownNodes(node.children ?? [])]);
  }

  /** The items of the bottom bar and of the menu that it, or the header, opens. */
  function reachableItems(): readonly MenuItem[] {
    const { shell = {}, menus = {} } = loaded.layouts.player.layout;
    const { header = [], sideMenu = [], bottomBar = [] } = shell;
    const items = (nodes: readonly UnknownNode[]): readonly MenuItem[] =>
      shownNodes(nodes)
        .filter(({ widget }) => widget === 'bottom-bar' || widget === 'side-menu')
        .flatMap(({ props = {} }) => [props.menu, props.quickMenu])
        .flatMap((menu) => (typeof menu === 'string' ? (menus[menu] ?? []) : []))
        .filter(isShown);
    const atFoot = items(bottomBar);
    const opensMenu =
      atFoot.some(({ action }) => action?.do === 'toggleMenu') ||
      shownNodes(header).some(({ props = {} }) => props.menuToggle === true);
    return opensMenu ? [...atFoot, ...items(sideMenu)] : atFoot;
  }

  it('reaches deposit, withdraw, records and every category from its bottom bar or menu', () => {
    const items = reachableItems();
    const reached = items.flatMap(({ action }) =>
      action?.do === 'navigate' && pathOf(loaded.layouts.player.layout, action.page) !== null
        ? [action.query?.menu ?? action.page]
        : [],
    );
    const offered = WANTED.filter(
      (item) =>
        (item !== 'depositv2' || isModuleOn(loaded.site.flags, 'DEPOSIT3')) &&
        (item !== 'withdraw' || isModuleOn(loaded.site.flags, 'WITHDRAW3')),
    );
    expect(reached).toEqual(expect.arrayContaining(offered));
    expect(items.some(({ kind }) => kind === 'categories')).toBe(true);
  });

  it('leads to the app from its menu, in the language of the page and with the member’s code', () => {
    const { sideMenu = [] } = loaded.layouts.player.layout.shell ?? {};
    const ways = shownNodes(sideMenu).filter(({ widget }) => widget === 'app-download');
    expect(ways.map(({ props }) => props?.guide)).toEqual([{ do: 'navigate', page: 'app' }]);
  });

  it('shows four winners to a slide with 15 px between them, turned in 300 ms', () => {
    const { home } = loaded.layouts.player.layout.pages ?? {};
    facts = { ...facts, device: 'desktop' };
    const boards = shownNodes(home?.sections ?? []).filter(({ widget }) => widget === 'winner-board');
    for (const { props } of boards)
      expect(props).toMatchObject({ perSlide: 4, spacingPx: 15, speedMs: 300, limit: 20 });
    expect(boards.length).toBe(siteId === 'meydan' ? 0 : 1);
  });
});
