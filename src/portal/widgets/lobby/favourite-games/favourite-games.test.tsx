import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { favouriteListPath } from '#portal/data/games/favourite-list-query.ts';
import { buildGames } from '#portal/testing/build-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget, type WidgetScene } from '#portal/testing/render-widget.tsx';

const path = favouriteListPath({ language: 'EN' });
const listOf = (count: number) => ({
  content: buildGames(1, count),
  pageNum: 1,
  totalPages: 1,
  totalCount: count,
});
const names = () => [...document.querySelectorAll('article b')].map((name) => name.textContent);

const show = (count: number, scene: WidgetScene<'favourite-games'> = {}) =>
  renderWidget('favourite-games', { member: buildMember(), answers: { [path]: listOf(count) }, ...scene });

describe('favourite-games in full', () => {
  it('shows them in pages, and turns them over', async () => {
    await show(20, { props: { size: 18 } });
    await waitFor(() => expect(names()).toHaveLength(18));
    expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeDefined();
    expect(screen.getByText('20 games')).toBeDefined();
    fireEvent.click(screen.getByLabelText('Page 2'));
    expect(names()).toEqual(['Game 19', 'Game 20']);
  });

  it('says that there are none, and leads to the games', async () => {
    const { address } = await show(0, { address: '/help' });
    fireEvent.click(await screen.findByRole('button', { name: 'Browse the games' }));
    expect(address()).toBe('/');
  });

  it('says that they could not be loaded, and retries on request', async () => {
    const { gateway } = await show(0, { answers: { [path]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    gateway.answer(path, listOf(2));
    fireEvent.click(retry);
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('asks for nothing while nobody is known to be signed in', async () => {
    const { gateway } = await renderWidget('favourite-games', { isSessionUnknown: true });
    expect(gateway.calls).toEqual([]);
  });
});

describe('favourite-games in a row', () => {
  it('shows the latest, and leads to all of them where there are more', async () => {
    await show(9, {
      props: { shows: 'row', size: 6 },
      layout: { pages: { favourites: { paths: ['/favorite'], title: 'menu.favourites', sections: [] } } },
    });
    await waitFor(() => expect(names()).toHaveLength(6));
    expect(screen.getByRole('link', { name: 'View all: Favourites' }).getAttribute('href')).toBe('/favorite');
  });

  it('is not there while there are none', async () => {
    const { root } = await show(0, { props: { shows: 'row', size: 6 } });
    expect(root()).toBeNull();
  });
});
