import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '#contracts/generated/contracts.ts';
import { ShellCommandsProvider } from '#portal/actions/actions.tsx';
import { MenuStateProvider } from '#portal/actions/menu-state.tsx';
import { readHotGames } from '#portal/data/games/hot-games-cache.ts';
import { portalWords } from '#portal/i18n/portal-words.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { type SiteContextValue, SiteProvider } from '#portal/site/site-context.tsx';
import { buildGames } from '#portal/testing/build-game.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildSiteInfo } from '#portal/testing/build-site-info.ts';
import { TEST_NOW } from '#portal/testing/render-widget.tsx';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { PageExtras } from './page-extras.tsx';

const PATH = '/wps/relay/GCSGAME_hotGamesV2?gameType=RNG';
const page: Page = { title: 'page.home.title', sections: [] };
const commands = { openModal: vi.fn(), toggleMenu: vi.fn(), closeDrawer: vi.fn() };
const words = createWords('EN', 'EN', portalWords('EN'));
const menuState = { hasMenu: false, isMenuOpen: false, isDrawerOpen: false };

/** The extras of a page as a publish leaves it: each is of a site document of its own. */
function extrasOf(queryClient: QueryClient, address = '/') {
  const site: SiteContextValue = {
    site: buildSiteInfo(),
    layout: buildLayout(),
    session: 'guest',
    member: null,
    language: 'EN',
    device: 'desktop',
    state: 'normal',
    visitor: null,
    now: TEST_NOW,
  };
  return (
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider value={site}>
          <ShellCommandsProvider commands={commands}>
            <MenuStateProvider state={menuState}>
              <WordsProvider words={words}>
                <PageExtras page={page} openModalId={null} />
              </WordsProvider>
            </MenuStateProvider>
          </ShellCommandsProvider>
        </SiteProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

describe('the extras of a page', () => {
  beforeEach(() => sessionStorage.clear());

  it('keep the hot games that the page brought, and those of the page that comes in its place', async () => {
    const { calls } = stubGateway();
    const queryClient = new QueryClient();
    queryClient.setQueryData([PATH], { list: buildGames(1, 3) });
    const { rerender } = render(extrasOf(queryClient));
    expect((await readHotGames(PATH)).list).toHaveLength(3);

    queryClient.setQueryData([PATH], { list: buildGames(4, 5) });
    rerender(extrasOf(queryClient));
    expect((await readHotGames(PATH)).list).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('keep the data of a visit in the session’s storage', () => {
    stubGateway();
    render(extrasOf(new QueryClient(), '/login?menu=withdraw'));
    expect(sessionStorage.getItem('toWhichItem')).toBe('withdraw');
  });
});
