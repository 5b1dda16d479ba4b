import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recentGamesPath } from '#portal/data/play-queries.ts';
import { buildGames } from '#portal/testing/build-game.ts';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const names = () => [...document.querySelectorAll('article b')].map((name) => name.textContent);
const pageOf = (page: number) => recentGamesPath({ language: 'EN', page, pageSize: 18 });
const row = recentGamesPath({ language: 'EN', gameType: 'RNG', pageSize: 12 });
const none = { list: [], totalPages: 0, totalCount: 0 };

const show = (scene: WidgetScene<'recent-games'> = {}) =>
  renderWidget('recent-games', { member: buildMember(), ...scene });

describe('recent-games in full', () => {
  it('shows them in pages as the gateway has them, and turns them over', async () => {
    const { gateway } = await show();
    await waitFor(() => expect(names()).toHaveLength(18));
    expect(screen.getByText('20 games')).toBeDefined();
    fireEvent.click(screen.getByLabelText('Page 2'));
    await waitFor(() => expect(names()).toEqual(['Game 19', 'Game 20']));
    expect(gateway.calls.filter((path) => path.includes('recentGame'))).toEqual([pageOf(1), pageOf(2)]);
  });

  it('says that nothing has been played, and leads to the games', async () => {
    const { address } = await show({ address: '/help', answers: { [pageOf(1)]: none } });
    fireEvent.click(await screen.findByRole('button', { name: 'Browse the games' }));
    expect(address()).toBe('/');
  });

  it('says that they could not be loaded, and retries on request', async () => {
    const { gateway } = await show({ answers: { [pageOf(1)]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.answer(pageOf(1), { list: buildGames(1, 2), totalPages: 1, totalCount: 2 });
    fireEvent.click(retry);
    await waitFor(() => expect(names()).toHaveLength(2));
  });
});

describe('recent-games in a row', () => {
  const props = { shows: 'row', size: 12 } as const;
  const recent = { paths: ['/recent'], title: 'page.recent.title', sections: [] };

  it('shows the slots that were played last, and leads to all of them', async () => {
    const { gateway } = await show({ props, layout: { pages: { ...buildLayout().pages, recent } } });
    await waitFor(() => expect(names()).toHaveLength(12));
    expect(gateway.calls.filter((path) => path.includes('recentGame'))).toEqual([row]);
    expect(screen.getByRole('link', { name: 'View all: Recent games' }).getAttribute('href')).toBe('/recent');
  });

  it('says that nothing has been played where the games would stand, so that the page below does not move', async () => {
    const { root } = await show({ props, answers: { [row]: none } });
    await screen.findByText('Nothing played yet');
    expect(root()?.querySelectorAll('[aria-busy="false"] > *')).toHaveLength(6);
    expect(screen.queryByRole('link', { name: 'View all: Recent games' })).toBeNull();
  });

  it('is not there while the games could not be loaded', async () => {
    const { root } = await show({ props, answers: { [row]: new Error('down') } });
    await waitFor(() => expect(root()).toBeNull());
  });

  it('stays away beside all games of a category, and asks for nothing', async () => {
    const { root, gateway } = await show({ props, address: '/?gameType=RNG' });
    expect(root()).toBeNull();
    expect(gateway.calls).toEqual([]);
  });

  it('asks for nothing for a guest', async () => {
    const { gateway } = await renderWidget('recent-games', { props });
    expect(gateway.calls).toEqual([]);
  });
});
