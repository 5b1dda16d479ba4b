import type { GameCategoryCode, GameClassify, GameType } from './catalogue-types.ts';
import { type CatalogueWord, displayName } from './display-names.ts';

/** The classifies that a category has names for. */
type ClassifyOf<Category extends GameCategoryCode> =
  Extract<CatalogueWord, `classify.${Category}.${string}`> extends `classify.${Category}.${infer Key}` ? Key : never;

/** The classifies of a category in their order, each with the game types in whose lobby it is offered. */
function classifies<Category extends GameCategoryCode>(
  category: Category,
  types: Readonly<Record<ClassifyOf<Category>, readonly GameType[]>>,
): readonly GameClassify[] {
  return Object.entries<readonly GameType[]>(types).map(([key, gameTypes]) => ({
    key,
    displayName: displayName(`classify.${category}.${key}` as CatalogueWord),
    gameTypes,
  }));
}

/** The Slots lobby offers the first five; the rest belong to the further RNG types. */
export const rngClassifies = classifies('RNG', {
  VIDEO: ['RNG'],
  CLASSIC: ['RNG'],
  JACKPOT: ['RNG', 'JP'],
  HOLD_AND_WIN: ['RNG'],
  ARCADE: ['RNG', 'AC'],
  TABLE: ['TG'],
  BOARD: ['TG'],
  VIDEO_POKER: ['VP'],
  SCRATCH: ['SC'],
});

export const liveClassifies = classifies('LIVE', {
  ROULETTE: ['LIVE'],
  BLACKJACK: ['LIVE'],
  BACCARAT: ['LIVE'],
  GAME_SHOW: ['LIVE'],
  POKER: ['LIVE'],
  DICE: ['LIVE'],
  DRAGON_TIGER: ['LIVE'],
});

export const sportsClassifies = classifies('SPORTS', {
  SPORTSBOOK: ['SPORTS'],
  RACING: ['SPORTS'],
  VIRTUAL: ['SPORTS'],
});

export const esportsClassifies = classifies('ESPORTS', {
  STRATEGY: ['ESPORTS'],
  SHOOTER: ['ESPORTS'],
  SIMULATION: ['ESPORTS'],
});

export const fishClassifies = classifies('FISH', {
  SEA_HUNT: ['FISH'],
  BOSS_HUNT: ['FISH'],
});

export const pvpClassifies = classifies('PVP', {
  CARDS: ['PVP'],
  TILES: ['PVP'],
  BOARD: ['PVP'],
});

/** A lottery's classify is its type. */
export const lotteryClassifies = classifies('LOTT', {
  SSC: ['SSC'],
  LF: ['LF'],
  LHC: ['LHC'],
  PK10: ['PK10'],
  '11X5': ['11X5'],
});

export const cockfightClassifies = classifies('COCKFIGHT', {
  ARENA: ['COCKFIGHT'],
});
