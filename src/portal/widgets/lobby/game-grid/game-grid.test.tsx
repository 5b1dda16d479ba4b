import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gameListPath } from '#portal/data/games/game-list-queries.ts';
import { hotGamesPath } from '#portal/data/games/games-queries.ts';
import { recentGamesPath } from '#portal/data/play-queries.ts';
import { buildGame, buildGameList, buildGames } from '#portal/testing/build-game.ts';
import { buildMember } from '#portal/testing/build-member.ts';
import { renderWidget } from '#portal/testing/render-widget.tsx';

const listPath = (pageNo: number, filter = {}) =>
  gameListPath({ gameType: 'RNG', filter, pageNo, pageSize: 18, language: 'EN', merchantCode: 'PEBBLE' });
const hotPath = hotGamesPath({ gameType: 'RNG', language: 'EN', merchantCode: 'PEBBLE' });

const names = () => [...document.querySelectorAll('article b')].map((name) => name.textContent);

describe('game-grid', () => {
  it('shows eighteen games of its category', async () => {
    await renderWidget('game-grid', { address: '/rng' });
    expect(names()).toHaveLength(18);
    expect(names()[0]).toBe('Game 1');
  });

  it('shows the games of the address', async () => {
    const filter = { vassalage: 'PG', gameClassify: 'VIDEO', gameName: 'moon' };
    await renderWidget('game-grid', {
      address: '/rng?vassalage=PG&classify=VIDEO&search=moon&page=2',
      answers: { [listPath(2, filter)]: buildGameList(20, 2, 18) },
    });
    expect(names()).toEqual(['Game 19', 'Game 20']);
  });

  it('pages the hot games itself, and narrows them to the vendor', async () => {
    const list = [...buildGames(1, 20), buildGame(21, { vassalage: 'JDB', isHot: 1 })];
    await renderWidget('game-grid', { address: '/rng?filter=HOT&page=2', answers: { [hotPath]: { list } } });
    expect(names()).toEqual(['Game 19', 'Game 20', 'Game 21']);
    expect(screen.queryByText('Hot')).toBeNull();
  });

  it('keeps the hot games that it asks for', async () => {
    sessionStorage.clear();
    await renderWidget('game-grid', {
      address: '/rng?filter=HOT&vassalage=PG',
      answers: { [hotPath]: Promise.resolve({ list: buildGames(1, 2) }) },
    });
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem('HOT_GAMES') ?? '{}')[hotPath].list).toHaveLength(2));
  });

  it('says that no game matches a search, and leads back to all of them', async () => {
    const { address } = await renderWidget('game-grid', {
      address: '/rng?search=kraken deap',
      answers: { [listPath(1, { gameName: 'kraken deap' })]: buildGameList(0, 1, 18) },
    });
    expect(screen.getByText('No games match “kraken deap”')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/rng');
    await waitFor(() => expect(names()).toHaveLength(18));
  });

  it('says when the games cannot be loaded, and tries again', async () => {
    const { gateway } = await renderWidget('game-grid', {
      address: '/rng',
      answers: { [listPath(1)]: new Error('down') },
    });
    await waitFor(() => expect(screen.getByText('These games could not be loaded')).toBeDefined());
    gateway.answer(listPath(1), buildGameList(2, 1, 18));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Game 1', 'Game 2']));
  });

  it.each([
    ['RECENT', 'Your recent games are kept with your account'],
    ['FAV', 'Your favourites are kept with your account'],
  ])('asks for an account where the address asks for the list %s', async (filter, title) => {
    const { commands, gateway } = await renderWidget('game-grid', { address: `/rng?filter=${filter}` });
    expect(screen.getByText(title)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Log in or register' }));
    expect(commands.openModal).toHaveBeenCalledTimes(1);
    expect(gateway.calls).toEqual([]);
  });

  it('opens the list of a card, and leads a guest to an account for any other game', async () => {
    const games = [buildGame(1, { isGame: 'VASSALAGE' }), buildGame(2)];
    const { commands } = await renderWidget('game-grid', {
      address: '/rng',
      answers: { [listPath(1)]: { games, totalPages: 1, totalCount: 2 } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Open Game 1' }));
    expect(commands.openModal).toHaveBeenLastCalledWith('collection', { title: 'Game 1', nodeId: 'node-1' });
    fireEvent.click(screen.getByRole('button', { name: 'Start Game 2' }));
    expect(commands.openModal).toHaveBeenLastCalledWith('sign-in-closed');
  });

  it('shows a member’s recent games of the chosen vendor, as the gateway pages them', async () => {
    const path = recentGamesPath({ language: 'EN', gameType: 'RNG', vassalage: 'PG', page: 2, pageSize: 18 });
    await renderWidget('game-grid', {
      address: '/rng?filter=RECENT&vassalage=PG&page=2',
      member: buildMember(),
      answers: { [path]: { list: buildGames(19, 20), totalPages: 2, totalCount: 20 } },
    });
    await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  });
});
