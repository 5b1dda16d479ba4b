import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildGames } from '#portal/testing/build-game.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import { gameMenusPath, gamesQuery } from './games-queries.ts';
import { askForHotGames, keepBroughtHotGames, keepHotGames, readHotGames } from './hot-games-cache.ts';

const PATH = '/wps/relay/GCSGAME_hotGamesV2?gameType=RNG';

beforeEach(() => sessionStorage.clear());

describe('the hot games of a session', () => {
  it('are asked for once, and kept', async () => {
    const { calls } = stubGateway();
    const first = await readHotGames(PATH);
    expect(await readHotGames(PATH)).toEqual(first);
    expect(calls).toEqual([PATH]);
  });

  it('are the same wherever a page lists them', async () => {
    const { calls } = stubGateway();
    for (const queryClient of [new QueryClient(), new QueryClient()])
      expect(await queryClient.fetchQuery(gamesQuery(PATH))).toMatchObject({ list: { length: 30 } });
    expect(calls).toEqual([PATH]);
  });

  it('that a page brought along are not asked for', async () => {
    const { calls } = stubGateway();
    const queryClient = new QueryClient();
    queryClient.setQueryData([PATH], { list: buildGames(1, 3) });
    queryClient.setQueryData([gameMenusPath('EN')], { menus: [] });
    keepBroughtHotGames(queryClient);
    expect((await readHotGames(PATH)).list).toHaveLength(3);
    expect(Object.keys(JSON.parse(sessionStorage.getItem('HOT_GAMES') ?? '{}'))).toEqual([PATH]);
    expect(calls).toEqual([]);
  });

  it('are asked for anew on request, and kept from then on', async () => {
    const { answer } = stubGateway();
    await readHotGames(PATH);
    answer(PATH, { list: buildGames(7, 8) });
    expect((await askForHotGames(PATH)).list).toHaveLength(2);
    expect((await readHotGames(PATH)).list).toHaveLength(2);
  });

  it('are not read from a cache entry that another script wrote', async () => {
    for (const text of ['not json', '[]', '7', 'null', `{"${PATH}":{"list":"none"}}`]) {
      sessionStorage.setItem('HOT_GAMES', text);
      const { calls } = stubGateway();
      expect((await readHotGames(PATH)).list).toHaveLength(30);
      expect(calls).toEqual([PATH]);
    }
  });

  it('of the categories that were looked at last are kept, and no more', () => {
    for (let number = 1; number <= 15; number += 1) keepHotGames(`/hot-${number}`, { list: [] });
    const kept = Object.keys(JSON.parse(sessionStorage.getItem('HOT_GAMES') ?? '{}'));
    expect(kept).toHaveLength(12);
    expect(kept.at(-1)).toBe('/hot-15');
  });

  it('are shown all the same where nothing can be kept', async () => {
    stubGateway();
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect((await readHotGames(PATH)).list).toHaveLength(30);
    refuse.mockRestore();
  });
});
