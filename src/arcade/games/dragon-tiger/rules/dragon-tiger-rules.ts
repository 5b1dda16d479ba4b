import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { ACE, rankOf, suitOf } from '#arcade/games/video-poker/rules/cards.ts';

export const dragonTigerPlaces = [
  'dragon',
  'tie',
  'tiger',
  'dragonSmall',
  'dragonBig',
  'suitedTie',
  'tigerSmall',
  'tigerBig',
] as const;

export type DragonTigerPlace = (typeof dragonTigerPlaces)[number];

export type DragonTigerOutcome = 'dragon' | 'tiger' | 'tie';

/** Pays of the places, in hundredths of the stake. */
export const DRAGON_TIGER_PAYS: Readonly<Record<DragonTigerPlace, number>> = {
  dragon: 100,
  tiger: 100,
  tie: 1100,
  suitedTie: 5000,
  dragonSmall: 100,
  dragonBig: 100,
  tigerSmall: 100,
  tigerBig: 100,
};

export interface DragonTigerView {
  readonly dragon: number;
  readonly tiger: number;
  readonly outcome: DragonTigerOutcome;
  /** All places that win with these cards, whether there are chips on them or not. */
  readonly winningPlaces: readonly DragonTigerPlace[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<DragonTigerPlace>[];
}

const DECKS = 8;
/** All stakes divide by it, so that half of a stake is whole. */
const BET_UNITS = 2;
/** A card of this value is neither small nor big. */
const MIDDLE = 7;

/** The ace counts 1, and jack, queen and king 11, 12 and 13. */
export function valueOfCard(card: number): number {
  const rank = rankOf(card);
  return rank === ACE ? 1 : rank + 2;
}

function outcomeOf(dragon: number, tiger: number): DragonTigerOutcome {
  const lead = valueOfCard(dragon) - valueOfCard(tiger);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'dragon' : 'tiger';
}

function winnersOf(dragon: number, tiger: number): readonly DragonTigerPlace[] {
  const outcome = outcomeOf(dragon, tiger);
  const isWon: Readonly<Record<DragonTigerPlace, boolean>> = {
    dragon: outcome === 'dragon',
    tiger: outcome === 'tiger',
    tie: outcome === 'tie',
    suitedTie: outcome === 'tie' && suitOf(dragon) === suitOf(tiger),
    dragonSmall: valueOfCard(dragon) < MIDDLE,
    dragonBig: valueOfCard(dragon) > MIDDLE,
    tigerSmall: valueOfCard(tiger) < MIDDLE,
    tigerBig: valueOfCard(tiger) > MIDDLE,
  };
  return dragonTigerPlaces.filter((place) => isWon[place]);
}

/**
 * One card each to Dragon and Tiger, from a fresh shoe of eight decks in every round. The higher card wins, aces are
 * low. A tie returns half of the stakes on Dragon and Tiger.
 *
 * Ties are 31 of 415 rounds, suited ties 7 of 415. Exact returns: dragon and tiger 799 / 830 = 96.265 %, tie
 * 372 / 415 = 89.639 %, suited tie 357 / 415 = 86.024 %, small and big 12 / 13 = 92.308 %.
 */
export const dragonTigerRules: GameRules<DragonTigerView> = {
  ...chipStart(dragonTigerPlaces, BET_UNITS),
  id: 'dragon-tiger-1',
  returnBasisPoints: 9626,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, dragonTigerPlaces, BET_UNITS);
    const deal = openShoe(draw, DECKS);
    const dragon = deal();
    const tiger = deal();
    const outcome = outcomeOf(dragon, tiger);
    const winningPlaces = winnersOf(dragon, tiger);
    const { wins, winMinor } = settleBets(dragonTigerPlaces, bets, (place, stakeMinor) => {
      if (winningPlaces.includes(place)) return (stakeMinor * (100 + DRAGON_TIGER_PAYS[place])) / 100;
      return outcome === 'tie' && (place === 'dragon' || place === 'tiger') ? stakeMinor / 2 : 0;
    });
    return { view: { dragon, tiger, outcome, winningPlaces, bets, wins }, isOver: true, winMinor };
  },
};
