import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Game, GameSectionProps } from '#contracts/generated/contracts.ts';
import { type GameFilter, gameListPath } from '#portal/data/games/game-list-queries.ts';
import { hotGamesPath } from '#portal/data/games/games-queries.ts';
import { buildGame, buildGameList, buildGames } from '#portal/testing/build-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { flagsOf } from '#portal/testing/build-site-info.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const listPath = (pageNo: number, pageSize: number) =>
  gameListPath({ gameType: 'RNG', pageNo, pageSize, language: 'EN', merchantCode: 'PEBBLE' });
const hotPath = hotGamesPath({ language: 'EN', merchantCode: 'PEBBLE' });
const firstRow = listPath(1, 12);

const listing = (...games: Game[]) => ({
  answers: { [firstRow]: { games, totalPages: 1, totalCount: games.length } },
});

const HOT: Partial<GameSectionProps> = { source: 'hot', title: 'home.hot' };

const names = () => [...document.querySelectorAll('article b')].map((name) => name.textContent);
const numbers = () => names().map((name) => Number(name?.replace('Game ', '')));

/** Renders a section whose list is a chunk of its own, and waits for that. */
async function renderChosen(options: Parameters<typeof renderWidget<'game-section'>>[1]) {
  const rendered = await renderWidget('game-section', options);
  await waitFor(() => expect(document.querySelector('[data-widget=game-section][data-node]')).not.toBeNull());
  return rendered;
}

describe('game-section on HOME', () => {
  it('shows as many games as its document says, under its title', async () => {
    await renderWidget('game-section', { props: { size: 5 } });
    expect(screen.getByRole('region', { name: 'Slots' })).toBeDefined();
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  });

  it('leads to all of its category and says how many there are', async () => {
    await renderWidget('game-section', { answers: { [firstRow]: buildGameList(6114, 1, 12) } });
    const all = screen.getByRole('link', { name: 'View all: Slots' });
    expect(all.getAttribute('href')).toBe('/rng');
    expect(all.textContent).toBe('View all 6,114');
  });

  it('leads nowhere when the row holds them all', async () => {
    await renderWidget('game-section', listing(...buildGames(1, 12)));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByLabelText('Next')).toBeNull();
  });

  it('turns to the next games and back, and no further than there are', async () => {
    const { gateway } = await renderWidget('game-section');
    expect(screen.getByLabelText('Previous')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('Next'));
    await waitFor(() => expect(numbers()[0]).toBe(13));
    expect(gateway.calls).toEqual([listPath(2, 12)]);
    for (const first of [25, 37, 49]) {
      fireEvent.click(screen.getByLabelText('Next'));
      await waitFor(() => expect(numbers()[0]).toBe(first));
    }
    expect(numbers()).toEqual([49, 50]);
    expect(screen.getByLabelText('Next')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('Previous'));
    expect(numbers()[0]).toBe(37);
  });

  it('keeps the games in their place while the next ones are on their way', async () => {
    await renderWidget('game-section', { answers: { [listPath(2, 12)]: new Promise(() => {}) } });
    fireEvent.click(screen.getByLabelText('Next'));
    await act(async () => {});
    expect(numbers()[0]).toBe(1);
  });

  it('ends with a card that leads to all of them where its document wants one', async () => {
    await renderWidget('game-section', { props: { size: 5, more: 'card' } });
    const card = screen.getByRole('link', { name: 'All 50 games' });
    expect(card.getAttribute('href')).toBe('/rng');
    expect(card.parentElement?.lastElementChild).toBe(card);
  });

  it('leads nowhere where its document wants nothing of the kind', async () => {
    await renderWidget('game-section', { props: { size: 5, more: 'none' } });
    expect(numbers()).toHaveLength(5);
    expect(screen.queryByRole('link', { name: /all/i })).toBeNull();
  });

  it('needs no such card when the row holds them all', async () => {
    await renderWidget('game-section', { ...listing(...buildGames(1, 3)), props: { more: 'card' } });
    expect(screen.queryByText('All 3 games')).toBeNull();
  });

  it('stays away while its category has no game', async () => {
    const { container } = await renderWidget('game-section', listing());
    expect(container.childElementCount).toBe(0);
  });

  it('stays away while another category is chosen, and asks for nothing', async () => {
    const { container, gateway } = await renderWidget('game-section', { address: '/?gameType=LIVE' });
    await act(async () => {});
    expect(container.childElementCount).toBe(0);
    expect(gateway.calls).toEqual([]);
  });

  it('keeps its tiles’ places while the games are on their way', async () => {
    const { container } = await renderWidget('game-section', { answers: { [firstRow]: new Promise(() => {}) } });
    expect(container.querySelector('[aria-busy="true"]')?.childElementCount).toBe(12);
  });

  it('says that its games could not be loaded and retries on request', async () => {
    const { gateway } = await renderWidget('game-section', { answers: { [firstRow]: new Error('down') } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toContain('These games could not be loaded');
    gateway.answer(firstRow, buildGameList(50, 1, 12));
    fireEvent.click(retry);
    await waitFor(() => expect(numbers()).toHaveLength(12));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps the games that it has when asking for them again fails', async () => {
    const { gateway, queryClient } = await renderWidget('game-section');
    gateway.answer(firstRow, new Error('down'));
    await act(async () => {
      await queryClient.refetchQueries();
      // A query notifies its observers after the current task.
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    expect(queryClient.getQueryState([firstRow])?.status).toBe('error');
    expect(numbers()).toHaveLength(12);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('game-section of the hot games', () => {
  it('shows the hottest and turns to the next of the same answer', async () => {
    const { gateway } = await renderWidget('game-section', { props: HOT });
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/?gameType=HOT');
    fireEvent.click(screen.getByLabelText('Next'));
    expect(numbers()[0]).toBe(13);
    expect(gateway.calls).toEqual([]);
  });

  it('shows all of them when they are chosen', async () => {
    await renderChosen({ props: HOT, address: '/?gameType=HOT' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hot right now');
    expect(numbers()).toHaveLength(30);
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('stays away while a category is chosen', async () => {
    const { container } = await renderWidget('game-section', { props: HOT, address: '/?gameType=RNG' });
    expect(container.childElementCount).toBe(0);
  });

  it('wears no hot badge, which would say nothing there', async () => {
    const games = [buildGame(1, { isHot: 1 })];
    await renderWidget('game-section', { props: HOT, answers: { [hotPath]: { list: games } } });
    expect(screen.queryByText('Hot')).toBeNull();
  });
});

describe('game-section when its category is chosen', () => {
  const address = '/?gameType=RNG';

  it('shows a page of its games under a first heading, and says how many of how many', async () => {
    await renderChosen({ address });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots');
    expect(screen.getByText('18 of 50 shown')).toBeDefined();
    expect(numbers()).toHaveLength(18);
  });

  it('adds a page each time it is asked for more, until all are shown', async () => {
    await renderChosen({ address });
    for (const shown of [36, 50]) {
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(numbers()).toHaveLength(shown));
    }
    expect(numbers()).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(screen.queryByText('Show more')).toBeNull();
  });

  it('never has 200 tiles at once: the first ones leave for further ones, and come back on request', async () => {
    const answers = Object.fromEntries(
      [1, 2, 3, 4, 5].map((pageNo) => [listPath(pageNo, 60), buildGameList(290, pageNo, 60)]),
    );
    await renderChosen({ address, props: { pageSize: 60 }, answers });
    for (const shown of [120, 180, 240, 290]) {
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(screen.getByText(`${shown} of 290 shown`)).toBeDefined());
    }
    expect([numbers()[0], numbers().at(-1)]).toEqual([121, 290]);
    fireEvent.click(screen.getByRole('button', { name: 'Show the ones before' }));
    await waitFor(() => expect(numbers()[0]).toBe(61));
    expect(numbers()).toHaveLength(180);
  });

  it('keeps its games when a further page fails, and retries on request', async () => {
    const second = listPath(2, 18);
    const { gateway } = await renderChosen({ address, answers: { [second]: new Error('down') } });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(numbers()).toHaveLength(18);
    gateway.answer(second, buildGameList(50, 2, 18));
    fireEvent.click(retry);
    await waitFor(() => expect(numbers()).toHaveLength(36));
  });

  it('says that there are no games', async () => {
    await renderChosen({ address, answers: { [listPath(1, 18)]: buildGameList(0, 1, 18) } });
    expect(screen.getByText('No games here yet')).toBeDefined();
  });
});

describe('game-section when its category is narrowed', () => {
  const home = {
    paths: ['/'],
    title: 'page.home.title',
    query: ['gameType', 'vendor', 'kind'],
    sections: [],
  };
  const layout = { pages: { home } };
  const narrowedPath = (filter: GameFilter, pageNo = 1) =>
    gameListPath({ gameType: 'RNG', filter, pageNo, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });
  const chip = (name: string) => screen.findByRole('link', { name: `Remove filter: ${name}` });

  it('shows one vendor’s games, says whose they are, and leads back to all of them', async () => {
    const answers = { [narrowedPath({ vassalage: 'PG' })]: buildGameList(7, 1, 18) };
    const { address, gateway } = await renderChosen({
      layout,
      answers,
      address: '/?gameType=RNG&vendor=PG',
    });
    expect(screen.getByText('7 of 7 shown')).toBeDefined();
    expect((await chip('Paper Garden')).textContent).toBe('Paper Garden');
    fireEvent.click(await chip('Paper Garden'));
    expect(address()).toBe('/?gameType=RNG');
    await waitFor(() => expect(screen.getByText('18 of 50 shown')).toBeDefined());
    expect(gateway.calls).toEqual([listPath(1, 18)]);
    expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull();
  });

  it('keeps one filter when the other is removed', async () => {
    const { address } = await renderChosen({ layout, address: '/?gameType=RNG&vendor=PG&kind=VIDEO' });
    expect((await screen.findByRole('list', { name: 'Filters' })).textContent).toBe('Paper GardenVideo');
    fireEvent.click(await chip('Video'));
    expect(address()).toBe('/?gameType=RNG&vendor=PG');
  });

  it('begins at the first page when the filter changes', async () => {
    await renderChosen({ layout, address: '/?gameType=RNG&vendor=PG' });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(numbers()).toHaveLength(36));
    fireEvent.click(await chip('Paper Garden'));
    await waitFor(() => expect(numbers()).toHaveLength(18));
  });

  it('says that there are none, with the way out at hand', async () => {
    const answers = { [narrowedPath({ vassalage: 'NOBODY' })]: buildGameList(0, 1, 18) };
    await renderChosen({ layout, answers, address: '/?gameType=RNG&vendor=NOBODY' });
    expect(screen.getByText('No games here yet')).toBeDefined();
    expect(await chip('NOBODY')).toBeDefined();
  });

  it('is not narrowed by a value that its page does not declare', async () => {
    const { gateway } = await renderChosen({ address: '/?gameType=RNG&kind=VIDEO' });
    expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
    await waitFor(() => expect(gateway.calls).toEqual([listPath(1, 18)]));
  });
});

describe('game-section of the hot games of a category', () => {
  const props = { source: 'hotInCategory', title: 'home.hot' } as const;

  it('shows them without their badge, and leads to the whole category', async () => {
    const path = hotGamesPath({ gameType: 'RNG', language: 'EN', merchantCode: 'PEBBLE' });
    const games = [...buildGames(1, 13), buildGame(14, { isHot: 1 })];
    await renderWidget('game-section', { props, answers: { [path]: { list: games } } });
    const all = screen.getByRole('link', { name: 'View all: Hot right now' });
    expect(all.getAttribute('href')).toBe('/rng');
    expect(all.textContent).toBe('View all 120');
    fireEvent.click(screen.getByLabelText('Next'));
    expect(numbers()).toEqual([13, 14]);
    expect(screen.queryByText('Hot')).toBeNull();
  });

  it('gives way to the section of its category when that is chosen', async () => {
    const { container } = await renderWidget('game-section', { props, address: '/?gameType=RNG' });
    expect(container.childElementCount).toBe(0);
  });
});

describe('a tile of a game-section', () => {
  it('wears the hot badge only when isHot is 1', async () => {
    await renderWidget('game-section', listing(buildGame(1, { isHot: 1 }), buildGame(2, { isHot: 0 })));
    const tile = screen.getByText('Hot').closest('article');
    expect(tile?.getAttribute('data-game')).toBe('PG/game-1');
    expect(screen.getAllByText('Hot')).toHaveLength(1);
  });

  it('asks a guest who starts a game for an account', async () => {
    const { commands } = await renderWidget('game-section', listing(buildGame()));
    fireEvent.click(screen.getByLabelText('Start Game 1'));
    expect(commands.openModal.mock.calls).toEqual([['sign-in-closed']]);
  });

  it('asks a guest to log in where sign-in is open', async () => {
    const site = { whitelabel: flagsOf('SIGNIN3') };
    const { commands } = await renderWidget('game-section', { ...listing(buildGame()), site });
    fireEvent.click(screen.getByLabelText('Start Game 1'));
    expect(commands.openModal.mock.calls).toEqual([['login']]);
  });

  it('offers a free trial only where the site does and the game supports it', async () => {
    const games = listing(buildGame(1, { supportPlay: 0 }), buildGame(2, { supportPlay: 1 }));
    const { unmount } = await renderWidget('game-section', games);
    expect(screen.queryByLabelText(/^Free trial/)).toBeNull();
    unmount();
    const { commands } = await renderWidget('game-section', { ...games, site: { whitelabel: flagsOf('FREEPLAY3') } });
    fireEvent.click(screen.getByLabelText('Free trial of Game 1'));
    expect(screen.queryByLabelText('Free trial of Game 2')).toBeNull();
    await waitFor(() => expect(commands.openModal).toHaveBeenCalledTimes(1));
    expect(commands.openModal.mock.calls[0]?.[0]).toBe('game');
  });

  it('tells a trial account that it needs another, for a free trial too', async () => {
    const games = listing(buildGame(1, { supportPlay: 0 }));
    const member = buildMember({ type: 4, isTrial: true });
    const { commands } = await renderWidget('game-section', {
      ...games,
      member,
      site: { whitelabel: flagsOf('FREEPLAY3') },
    });
    fireEvent.click(screen.getByLabelText('Free trial of Game 1'));
    fireEvent.click(screen.getByLabelText('Start Game 1'));
    expect(commands.openModal.mock.calls).toEqual([['need-true-account'], ['need-true-account']]);
  });

  it('shows a live table with its limits', async () => {
    const table = buildGame(1, { gameName: 'Silk Table', minBet: '1.00', maxBet: '5000.00' });
    await renderWidget('game-section', { ...listing(table), props: { tile: 'live' } });
    const tile = within(document.querySelector('article') as HTMLElement);
    expect(tile.getByText('Silk Table')).toBeDefined();
    expect(tile.getByText('€1 – €5,000')).toBeDefined();
    expect(tile.getByText('Live')).toBeDefined();
  });
});
