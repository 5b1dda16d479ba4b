import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildLayout } from '#portal/testing/build-layout.ts';
import { stubGateway } from '#portal/testing/stub-gateway.ts';
import type { StartWish } from './game-wish.ts';
import { addressOfWish, paramsOfWish, startGame } from './start-game.ts';

const page = (path: string) => ({ paths: [path], title: 'page.lottery.title', sections: [] });
const layout = buildLayout({
  pages: {
    lottery: page('/lottery'),
    'sea-lottery': page('/seaLottery'),
    'vn-lottery': page('/vnLottery'),
    seamless: page('/seamless'),
  },
});

describe('a wish to play a game', () => {
  it.each([
    ['TCG_LOTTO_VN', '/vnLottery?gameCode=d-1'],
    ['TCG_SEA', '/seaLottery?gameCode=d-1'],
    ['LOTT', '/lottery?gameCode=d-1'],
    ['ELOTT', '/lottery?gameCode=d-1'],
  ])('leads to the draws of %s at %s', (vassalage, address) => {
    expect(addressOfWish(layout, { vassalage, gameCode: 'd-1' })).toBe(address);
  });

  it('opens the popup in every other case', () => {
    expect(addressOfWish(layout, { vassalage: 'PG', gameCode: 'game-1' })).toBeNull();
    expect(addressOfWish(layout, { vassalage: 'CQ9' })).toBeNull();
  });

  it('is the page of games where the layout has no popup', () => {
    const without = { ...layout, modals: {} };
    expect(addressOfWish(without, { vassalage: 'PG', gameCode: 'g 1', mode: 'trial' })).toBe(
      '/seamless?vassalage=PG&gameCode=g+1&mode=trial',
    );
    expect(addressOfWish(without, { vassalage: 'PG', mode: 'real' })).toBe('/seamless?vassalage=PG');
  });

  it('hands its known fields to the popup, and no undefined ones', () => {
    expect(paramsOfWish({ vassalage: 'PG', gameCode: undefined, gameName: 'Moon', mode: 'trial' })).toEqual({
      vassalage: 'PG',
      title: 'Moon',
      mode: 'trial',
    });
  });
});

describe('starting', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The address that a wish leads to, and the calls made to find it. */
  async function start(wish: StartWish) {
    const gateway = stubGateway();
    const openModal = vi.fn();
    const goTo = vi.fn();
    await startGame(wish, { layout: buildLayout(), language: 'EN', openModal, goTo });
    return { popups: openModal.mock.calls, addresses: goTo.mock.calls.flat(), calls: gateway.calls };
  }

  it('opens the popup for a game, and asks nobody', async () => {
    const { popups, calls } = await start({ vassalage: 'PG', gameCode: 'game-1', mode: 'trial' });
    expect(popups).toEqual([['game', { vassalage: 'PG', gameCode: 'game-1', mode: 'trial' }]]);
    expect(calls).toEqual([]);
  });

  it('leads to the games of a vendor of slots', async () => {
    expect(await start({ vassalage: 'JDB' })).toMatchObject({ popups: [], addresses: ['/rng?vassalage=JDB'] });
  });

  it('opens the popup for every other vendor, also for one of slots where another category is meant', async () => {
    expect((await start({ vassalage: 'CQ9' })).popups).toEqual([['game', { vassalage: 'CQ9' }]]);
    const meant = await start({ vassalage: 'JDB', gameType: 'FISH' });
    expect(meant.popups).toEqual([['game', { vassalage: 'JDB', gameType: 'FISH' }]]);
    expect(meant.calls).toEqual([]);
  });

  it('starts the first vendor of a category that is started as a whole', async () => {
    expect((await start({ gameType: 'FISH' })).popups).toEqual([['game', { vassalage: 'JDB', gameType: 'FISH' }]]);
    expect((await start({ gameType: 'COCKFIGHT' })).popups).toEqual([]);
  });
});
