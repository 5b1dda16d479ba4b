import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_STAKES } from '#arcade/games/fish/rules/volley.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import { generateCatalogue } from '#catalogue/generate-catalogue.ts';
import { sportsTileOf } from '#catalogue/sports-books.ts';
import { tableGameOf } from '#catalogue/table-games.ts';
import { type ArcadeGame, type ArcadeGames, arcadeGames, machineById } from './arcade-games.ts';
import { betLadder } from './bet-ladder.ts';

let catalogue: readonly CatalogueGame[];
let games: ArcadeGames;

beforeAll(() => {
  catalogue = generateCatalogue();
  games = arcadeGames(catalogue);
});

const slots = (): CatalogueGame[] =>
  catalogue.filter(({ gameType, isGame }) => /^(RNG|JP)$/.test(gameType) && isGame === 'GAME');

const tables = (): CatalogueGame[] => catalogue.filter((game) => tableGameOf(game) !== undefined);

const tiles = (): CatalogueGame[] =>
  catalogue.filter((game) => game.isGame === 'GAME' && sportsTileOf(game) !== undefined);

const shooters = (): CatalogueGame[] =>
  catalogue.filter(({ gameType, isGame }) => gameType === 'FISH' && isGame === 'GAME');

describe('the games of the arcade', () => {
  it('are all slots of the catalogue, under their own names, and every model has many', () => {
    const byModel = new Map<string, number>();
    for (const { vassalage, gameCode, gameName } of slots()) {
      const game = games.find(vassalage, gameCode);
      expect(game?.name).toBe(gameName);
      const model = game?.kind === 'slot' ? game.model.name : '';
      byModel.set(model, (byModel.get(model) ?? 0) + 1);
    }
    for (const { name } of slotModels) expect(byModel.get(name)).toBeGreaterThan(200);
  });

  it('are all video poker, scratch cards and arcade games, by rules that fit their kind', () => {
    const others = catalogue.filter(({ gameType, isGame }) => /^(VP|SC|AC)$/.test(gameType) && isGame === 'GAME');
    expect(games.count).toBe(slots().length + others.length + tables().length + tiles().length + shooters().length);
    const byKind = new Map<string, number>();
    for (const { vassalage, gameCode } of others) {
      const kind = games.find(vassalage, gameCode)?.kind ?? 'none';
      byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
    }
    expect([...byKind.keys()].sort()).toEqual(['coin', 'crash', 'mines', 'plinko', 'scratch', 'videoPoker']);
    for (const count of byKind.values()) expect(count).toBeGreaterThan(80);
  });

  it('are the table games that it has, and no others', () => {
    const kinds = catalogue
      .filter(({ gameType }) => gameType === 'TG')
      .map(({ vassalage, gameCode }) => games.find(vassalage, gameCode)?.kind);
    const counted = Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    );
    expect(counted).toEqual({
      roulette: 24,
      baccarat: 47,
      sicBo: 23,
      andarBahar: 22,
      teenPatti: 22,
      craps: 25,
      blackjack: 28,
      boule: 24,
      fanTan: 23,
      hiLo: 27,
      redDog: 27,
      keno: 23,
      pokDeng: 24,
      faro: 25,
      bingo: 26,
      pontoon: 24,
      studPoker: 27,
      paiGow: 26,
      rummy: 19,
      casinoHoldem: 23,
      reversi: 23,
      chess: 22,
      checkers: 22,
      backgammon: 20,
      domino: 24,
      makruk: 21,
      ludo: 21,
      mahjong: 22,
    });
  });

  it('are the games of card rooms that it has, by a word in their names', () => {
    const rooms = catalogue.filter(({ gameType, isGame }) => gameType === 'PVP' && isGame === 'GAME');
    const counted: Record<string, number> = {};
    for (const { vassalage, gameCode } of rooms) {
      const { kind = 'none' } = games.find(vassalage, gameCode) ?? {};
      counted[kind] = (counted[kind] ?? 0) + 1;
    }
    expect(counted).toEqual({
      backgammon: 9,
      chess: 6,
      domino: 8,
      holdem: 10,
      ludo: 10,
      mahjong: 11,
      tienLen: 7,
      bigTwo: 8,
      durak: 11,
      xiangqi: 9,
      none: 132,
    });
    expect(tableGameOf({ gameType: 'PVP', gameName: 'Tien Len League' })).toBe('tienLen');
    expect(tableGameOf({ gameType: 'PVP', gameName: 'Big Two Night' })).toBe('bigTwo');
    expect(tableGameOf({ gameType: 'PVP', gameName: 'Durak Night' })).toBe('durak');
    expect(tableGameOf({ gameType: 'PVP', gameName: 'Carrom Night' })).toBeUndefined();
  });

  it('are live tables, which all their players share', () => {
    const live = catalogue.filter(({ gameType, isGame }) => gameType === 'LIVE' && isGame === 'GAME');
    expect(live.length).toBe(312);
    for (const { vassalage, gameCode } of live) {
      const game = games.find(vassalage, gameCode);
      expect(game?.kind !== 'slot' && game?.pace, gameCode).toMatchObject({ openMs: expect.any(Number) });
      // Players of these choose after the bets; their rules are not those of a round alone.
      if (game?.kind === 'blackjack' || game?.kind === 'casinoHoldem') expect(game.rules.table).toBeDefined();
    }
    const alone = tables().filter(({ gameType }) => gameType !== 'LIVE');
    for (const { vassalage, gameCode } of alone) expect(games.find(vassalage, gameCode)).toMatchObject({ pace: null });
    const names = ['Golden Poker', 'Golden Stud Poker', 'Golden Pai Gow Poker'];
    const found = names.map((gameName) => tableGameOf({ gameType: 'TG', gameName }));
    expect(found).toEqual(['casinoHoldem', 'studPoker', 'paiGow']);
  });

  it('have rules of a match where they are board games, and where they are not have none', () => {
    for (const { vassalage, gameCode, gameType, gameClassify } of tables()) {
      const game = games.find(vassalage, gameCode);
      const isMatch = game?.kind !== 'slot' && game?.match !== undefined;
      expect(isMatch, gameCode).toBe(gameType === 'PVP' || (gameType === 'TG' && gameClassify === 'BOARD'));
    }
  });

  it('are the tiles of the sportsbook whose sport it has', () => {
    const counted: Record<string, number> = {};
    for (const { gameType, isGame, vassalage, gameCode } of catalogue) {
      if (isGame !== 'GAME' || !/^(?:SPORTS|ESPORTS|COCKFIGHT)$/.test(gameType)) continue;
      const game = games.find(vassalage, gameCode);
      const book = game === undefined ? 'none' : game.kind === 'slot' ? 'slot' : (game.tile?.book ?? 'other');
      counted[`${gameType} ${book}`] = (counted[`${gameType} ${book}`] ?? 0) + 1;
    }
    expect(counted).toEqual({
      'SPORTS sports': 64,
      'SPORTS none': 29,
      'ESPORTS esports': 53,
      'ESPORTS none': 10,
      'COCKFIGHT cockfight': 17,
    });
    const named = (gameType: string, gameName: string) => sportsTileOf({ gameType, gameName })?.sport;
    expect(named('SPORTS', 'Table Tennis Night')).toBe('tableTennis');
    expect(named('SPORTS', 'Virtual Ice Hockey')).toBe('iceHockey');
    expect(named('ESPORTS', 'Digital Football Cup')).toBe('digitalFootball');
    expect(named('SPORTS', 'Horse Racing Night')).toBeUndefined();
    expect(named('RNG', 'Football Cup')).toBeUndefined();
  });

  it('are all fish shooters, whose volleys stay within the stakes of their studios', () => {
    expect(shooters().length).toBe(169);
    for (const { vassalage, gameCode, maxBetMinor } of shooters()) {
      const game = games.find(vassalage, gameCode);
      if (game?.kind !== 'fish') throw new Error(`${gameCode} is no fish shooter.`);
      const { betsMinor } = betLadder(game, { code: 'EUR', decimals: 2 });
      expect(betsMinor.length).toBeGreaterThanOrEqual(3);
      expect((betsMinor.at(-1) ?? 0) * MOST_STAKES).toBeLessThanOrEqual(maxBetMinor ?? 10_000);
    }
  });

  it('are no lists of games, and nothing of others', () => {
    const list = catalogue.find(({ isGame }) => isGame === 'VASSALAGE');
    expect(games.find(list?.vassalage ?? '', list?.gameCode ?? '')).toBeUndefined();
    expect(games.find('PG', '__proto__')).toBeUndefined();
  });

  it('have no machine that the house does not have', () => {
    expect(() => machineById('lantern-0')).toThrow('lantern-0');
  });
});

describe('the bets of a game', () => {
  const game = (): ArcadeGame => {
    const [first] = slots();
    const found = first && games.find(first.vassalage, first.gameCode);
    if (found === undefined) throw new Error('no slot');
    return found;
  };

  it.each([
    ['EUR', 2],
    ['VND', 0],
    ['COIN', 0],
    ['JPY', 0],
    ['XXX', 3],
  ])('in %s are whole units of the machine, rise, and contain the usual one', (code, decimals) => {
    for (const slot of slots().filter((_, index) => index % 97 === 0)) {
      const found = games.find(slot.vassalage, slot.gameCode);
      if (found === undefined) throw new Error(slot.gameCode);
      const { betsMinor, defaultBetMinor } = betLadder(found, { code, decimals });
      expect(betsMinor).toContain(defaultBetMinor);
      expect(betsMinor.length).toBeGreaterThanOrEqual(5);
      expect([...betsMinor].sort((left, right) => left - right)).toEqual(betsMinor);
      const units = found.kind === 'slot' ? found.model.machine.betUnits : found.rules.betUnits;
      for (const bet of betsMinor) expect(bet % units).toBe(0);
    }
  });

  it('are about as much in every currency', () => {
    const { defaultBetMinor: euros } = betLadder(game(), { code: 'EUR', decimals: 2 });
    const { defaultBetMinor: dong } = betLadder(game(), { code: 'VND', decimals: 0 });
    expect(euros / 100).toBeGreaterThanOrEqual(1);
    expect(euros / 100).toBeLessThan(2.5);
    expect(dong / 25_000).toBeGreaterThanOrEqual(1);
    expect(dong / 25_000).toBeLessThan(2.5);
  });
});
