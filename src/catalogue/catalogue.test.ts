import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasHero } from '#art/heroes/hero-library.ts';
import { completeLanguages } from '#contracts/languages.ts';
import { catalogueWords } from '#words/generated/catalogue-words.ts';
import type { CatalogueGame } from './catalogue-types.ts';
import { catalogueVersion } from './catalogue-version.ts';
import { gameCategories, listedGameType } from './categories.ts';
import type { CatalogueWord } from './display-names.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { studioProfiles } from './studio-profiles.ts';
import { studios, vendors } from './studios.ts';

const games = generateCatalogue();

const ofType = (gameType: string): CatalogueGame[] => games.filter((game) => game.gameType === gameType);
const namesInOrder = (list: readonly CatalogueGame[], count: number): string[] =>
  list.slice(0, count).map(({ gameName }) => gameName);

describe('the catalogue', () => {
  it('is the same in every run', () => {
    expect(catalogueVersion(generateCatalogue())).toBe(catalogueVersion(games));
  });

  it('keeps its names, codes and flags until someone means to change them', () => {
    // The art has tests and a history of its own, and the translated names of cards are words.
    const content = JSON.stringify(
      games.map(({ art: _art, names, ...game }) => ({ ...game, names: game.isGame === 'GAME' ? names : {} })),
    );
    expect(createHash('sha256').update(content).digest('hex').slice(0, 16)).toBe('74a7e0ffcac73f05');
  });

  it.each(completeLanguages)('calls every card in %s by the words of its kind', (code) => {
    const phrases = Object.keys(catalogueWords.EN).filter((key) => key.startsWith('card.')) as CatalogueWord[];
    const cards = games.filter(({ isGame }) => isGame === 'VASSALAGE');
    expect(cards).toHaveLength(31);
    for (const { vassalage, gameName, names } of cards) {
      const vendor = vendors.find((one) => one.vassalage === vassalage)?.displayName ?? '';
      const kind = phrases.find((key) => catalogueWords.EN[key].replace('{{vendor}}', vendor) === gameName);
      if (kind === undefined) throw new Error(`No words make ${gameName}.`);
      const named = code === 'EN' ? gameName : names[code];
      expect(named).toBe(catalogueWords[code][kind].replace('{{vendor}}', vendor));
    }
  });

  it('changes its version with any change of content', () => {
    const [first, ...others] = games;
    if (first === undefined) throw new Error('The catalogue is empty.');
    expect(catalogueVersion([{ ...first, minBetMinor: first.minBetMinor + 1 }, ...others])).not.toBe(
      catalogueVersion(games),
    );
  });

  it('has 9,842 games, of each type as many as the lobbies say', () => {
    const counts: Record<string, number> = {};
    for (const { gameType } of games) counts[gameType] = (counts[gameType] ?? 0) + 1;
    expect(games).toHaveLength(9842);
    expect(counts).toEqual({
      RNG: 5214,
      JP: 872,
      AC: 1046,
      TG: 684,
      VP: 392,
      SC: 538,
      LIVE: 312,
      SPORTS: 96,
      ESPORTS: 64,
      FISH: 176,
      PVP: 228,
      COCKFIGHT: 18,
      SSC: 36,
      LF: 89,
      LHC: 25,
      PK10: 26,
      '11X5': 26,
    });
  });

  it('gives every game a node id and a vendor code of its own', () => {
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(games.length);
    expect(new Set(games.map(({ vassalage, gameCode }) => `${vassalage}/${gameCode}`)).size).toBe(games.length);
    expect(games.filter(({ gameCode }) => !/^[A-Z0-9_-]{3,40}$/.test(gameCode))).toEqual([]);
  });

  it('numbers the positions of each category without gaps, one type after the other', () => {
    for (const { gameCategory, gameTypes } of gameCategories) {
      const list = games.filter((game) => game.gameCategory === gameCategory);
      expect(list.map(({ position }) => position)).toEqual(list.map((_game, index) => index + 1));
      const typesInOrder = list.map(({ gameType }) => gameType).filter((type, index, all) => type !== all[index - 1]);
      expect(typesInOrder).toEqual(gameTypes);
    }
  });

  it('files every game under a classify that its category offers for its type', () => {
    const offered = new Set(
      gameCategories.flatMap(({ gameCategory, classifies }) =>
        classifies.flatMap(({ key, gameTypes }) => gameTypes.map((type) => `${gameCategory}/${type}/${key}`)),
      ),
    );
    const strays = games.filter((game) => !offered.has(`${game.gameCategory}/${game.gameType}/${game.gameClassify}`));
    expect(strays).toEqual([]);
  });

  it('offers no classify without a game', () => {
    const used = new Set(games.map(({ gameCategory, gameClassify }) => `${gameCategory}/${gameClassify}`));
    for (const { gameCategory, classifies } of gameCategories) {
      for (const { key } of classifies) expect(used).toContain(`${gameCategory}/${key}`);
    }
  });

  it('lists board games as BG in language TY only', () => {
    const boards = games.filter((game) => game.gameClassify === 'BOARD' && game.gameType === 'TG');
    expect(boards.length).toBeGreaterThan(100);
    expect(new Set(boards.map((game) => listedGameType(game, 'TY')))).toEqual(new Set(['BG']));
    expect(new Set(boards.map((game) => listedGameType(game, 'TH')))).toEqual(new Set(['TG']));
    expect(games.filter((game) => listedGameType(game, 'TY') === 'BG')).toHaveLength(boards.length);
  });

  it('states stakes in whole hundredths, the highest not below the lowest', () => {
    for (const { minBetMinor, maxBetMinor, minLineNum } of games) {
      expect(Number.isInteger(minBetMinor) && minBetMinor >= 0).toBe(true);
      expect(maxBetMinor === null || maxBetMinor >= minBetMinor).toBe(true);
      expect(minLineNum).toBeGreaterThanOrEqual(1);
    }
  });

  it('marks as cards only games that open a non-empty list', () => {
    const cards = games.filter(({ isGame }) => isGame === 'VASSALAGE');
    expect(cards).toHaveLength(31);
    for (const card of cards) {
      const inside = games.filter(
        (game) =>
          game.isGame === 'GAME' &&
          game.vassalage === card.vassalage &&
          game.gameType === card.gameType &&
          game.gameClassify === card.gameClassify,
      );
      expect(inside.length, card.gameName).toBeGreaterThan(1);
    }
  });

  it('fixes only heroes that the art can draw', () => {
    const missing = games.filter(({ art }) => art?.hero && art.set && !hasHero(art.set, art.hero));
    expect(missing).toEqual([]);
  });
});

describe('the studios', () => {
  it('are 28, and every vendor of no studio is a lottery of the house', () => {
    expect(studios).toHaveLength(28);
    expect(new Set(studios.map(({ displayName }) => displayName)).size).toBe(28);
    const houses = vendors.filter(({ studio }) => studio === null).map(({ vassalage }) => vassalage);
    expect(houses).toEqual(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT']);
  });

  it('all have games, as does every vendor code', () => {
    const active = new Set(games.map(({ vassalage }) => vassalage));
    expect(vendors.filter(({ vassalage }) => !active.has(vassalage))).toEqual([]);
    expect(active.size).toBe(vendors.length);
  });

  it('have as many slots as their profile says', () => {
    for (const { vassalage, counts } of studioProfiles) {
      expect(ofType('RNG').filter((game) => game.vassalage === vassalage)).toHaveLength(counts.RNG);
    }
  });
});

describe('the order of the catalogue', () => {
  it('has 48 hot games, ranked without gaps, that begin with the twelve of the home page', () => {
    const hot = games
      .filter(({ isHot }) => isHot === 1)
      .sort((left, right) => (left.hotRank ?? 0) - (right.hotRank ?? 0));
    expect(hot.map(({ hotRank }) => hotRank)).toEqual(hot.map((_game, index) => index + 1));
    expect(hot).toHaveLength(48);
    expect(namesInOrder(hot, 12)).toEqual([
      'Tomb of Anubis',
      'Sugar Parade',
      'Dragon Ascends',
      'Phoenix Heart',
      'Bison Thunder',
      'Tiger Temple',
      'Gates of Thunder',
      'Kraken Deep',
      'Neon Ronin',
      'Diamond Express',
      'Wolf Moon Ridge',
      'Aztec Sunstone',
    ]);
  });

  it('opens the slots with the twelve of the home page, of which two are hot', () => {
    expect(namesInOrder(ofType('RNG'), 12)).toEqual([
      'Oni Drums',
      'Phoenix Heart',
      'Jade Emperor',
      'Honey Heist',
      'Midnight Masquerade',
      'Pirate Ledger',
      'Lantern Night',
      'Starlight Princess of Coral',
      'Gold Rush Canyon',
      'Bison Thunder',
      'Vampire Vault',
      'Chilli Mariachi',
    ]);
    expect(
      ofType('RNG')
        .slice(0, 12)
        .filter(({ isHot }) => isHot === 1),
    ).toHaveLength(2);
  });

  it('opens the live casino with the eight tables of the home page, none of them hot', () => {
    const leading = ofType('LIVE').slice(0, 8);
    expect(leading.map(({ gameName, live }) => [gameName, live?.kind, live?.palette])).toEqual([
      ['Nordic Roulette', 'roulette', 'forest'],
      ['Blackjack Fjord', 'blackjack', 'jade'],
      ['Polar Wheel', 'wheel', 'grape'],
      ['Speed Baccarat', 'baccarat', 'crimson'],
      ['Dragon Tiger', 'dragontiger', 'royal'],
      ['Sic Bo Deluxe', 'sicbo', 'ember'],
      ['Lightning Wheel 37', 'speed', 'violet'],
      ['Casino Hold’em', 'poker', 'midnight'],
    ]);
    expect(leading.map(({ minBetMinor, maxBetMinor }) => [minBetMinor, maxBetMinor])).toEqual([
      [100, 500_000],
      [500, 250_000],
      [10, 100_000],
      [200, 1_000_000],
      [100, 300_000],
      [50, 200_000],
      [20, 400_000],
      [100, 250_000],
    ]);
    expect(leading.every(({ isHot }) => isHot === 0)).toBe(true);
  });

  it('describes a table for live games only', () => {
    expect(games.every((game) => (game.live !== null) === (game.gameType === 'LIVE'))).toBe(true);
  });
});
