import type { GameCategoryCode, GameType } from './catalogue-types.ts';
import { type CatalogueWord, displayName } from './display-names.ts';
import { fixedArt, type GameDraft } from './game-draft.ts';
import type { NameRegistry } from './name-registry.ts';
import { vendors } from './studios.ts';

/** The key of a card's name, which has a slot for the vendor. */
type Phrase = Extract<CatalogueWord, `card.${string}`>;

interface CardRow {
  readonly vassalages: string;
  readonly gameType: GameType & GameCategoryCode;
  readonly gameClassify: string;
  readonly phrase: Phrase;
  readonly theme: string;
  /**
   * One per vendor, so that cards of one kind don't look alike; the last serves the rest. Without one the theme
   * chooses.
   */
  readonly heroes: string | null;
}

/** A card opens the list of its vendor's games of the card's own type and classify. */
const cards: readonly CardRow[] = [
  {
    vassalages: 'PG EG2 KY TTG',
    gameType: 'RNG',
    gameClassify: 'VIDEO',
    phrase: 'card.collection',
    theme: 'magic',
    heroes: null,
  },
  {
    vassalages: 'PT BBIN AG WS',
    gameType: 'RNG',
    gameClassify: 'CLASSIC',
    phrase: 'card.classics',
    theme: 'classic',
    heroes: null,
  },
  {
    vassalages: 'JDB MG CQ9 PNG',
    gameType: 'RNG',
    gameClassify: 'JACKPOT',
    phrase: 'card.jackpots',
    theme: 'gems',
    heroes: '*crown queen-crown *ring jewel-crown',
  },
  {
    vassalages: 'FC JDB CQ9 JL GG BG KX',
    gameType: 'FISH',
    gameClassify: 'SEA_HUNT',
    phrase: 'card.fishing',
    theme: 'reef',
    heroes: '*tropical-fish shark-jaws *octopus seahorse manta-ray *lobster *whale',
  },
  {
    vassalages: 'KX XY KY BBIN JL TH WS',
    gameType: 'PVP',
    gameClassify: 'CARDS',
    phrase: 'card.cardRoom',
    theme: 'classic',
    heroes: '*joker card-ace-spades poker-hand card-king-hearts *mahjong-red-dragon card-joker domino-tiles',
  },
  {
    vassalages: 'IBC SBT UG',
    gameType: 'SPORTS',
    gameClassify: 'SPORTSBOOK',
    phrase: 'card.sportsbook',
    theme: 'sport',
    heroes: '*trophy *soccer-ball *basketball',
  },
  {
    vassalages: 'TF',
    gameType: 'ESPORTS',
    gameClassify: 'STRATEGY',
    phrase: 'card.arenas',
    theme: 'cyber',
    heroes: '*joystick',
  },
  {
    vassalages: 'DS88',
    gameType: 'COCKFIGHT',
    gameClassify: 'ARENA',
    phrase: 'card.arenas',
    theme: 'farm',
    heroes: 'rooster',
  },
];

const displayNames = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.displayName]));

/** Cards with `isGame` VASSALAGE. They stake nothing themselves and can't be tried. */
export function collectionCards(registry: NameRegistry): GameDraft[] {
  return cards.flatMap(({ vassalages, gameType, gameClassify, phrase, theme, heroes }) =>
    vassalages.split(' ').map((vassalage, index) => {
      const choices = heroes?.split(' ') ?? [];
      const hero = choices[index] ?? choices.at(-1) ?? null;
      const vendor = displayNames.get(vassalage) ?? vassalage;
      const { EN: gameName, ...names } = displayName(phrase, { vendor });
      registry.claimFixed(gameName);
      return {
        vassalage,
        gameType,
        gameCategory: gameType,
        gameClassify,
        gameName,
        names: registry.claimCaptions(names),
        supportPlay: 1,
        isGame: 'VASSALAGE',
        minBetMinor: 0,
        maxBetMinor: null,
        minLineNum: 1,
        art: fixedArt(theme, hero),
      };
    }),
  );
}
