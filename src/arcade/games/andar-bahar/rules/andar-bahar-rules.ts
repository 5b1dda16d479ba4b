import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';

export const andarBaharPlaces = ['andar', 'bahar'] as const;

export type AndarBaharPlace = (typeof andarBaharPlaces)[number];

/** What each place pays besides the stake, in hundredths of it. */
export const ANDAR_BAHAR_PAYS: Readonly<Record<AndarBaharPlace, number>> = { andar: 90, bahar: 100 };

export interface AndarBaharView {
  /** The card whose rank decides the round. */
  readonly joker: number;
  /** In the order in which they were dealt, the first to andar, the second to bahar; the last has the joker's rank. */
  readonly cards: readonly number[];
  readonly outcome: AndarBaharPlace;
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<AndarBaharPlace>[];
}

const DECKS = 1;
/** All stakes divide by it, so that 0.9 of a stake is whole. */
const BET_UNITS = 10;

/** Where a card lies, counted from 0. */
export function sideOfCard(index: number): AndarBaharPlace {
  return index % 2 === 0 ? 'andar' : 'bahar';
}

/**
 * One deck: after the joker card, cards go to andar and bahar by turns, andar first, until a rank matches.
 *
 * Andar wins 429 of 833 rounds. Exact returns: andar 8,151 / 8,330 = 97.851 %, bahar 808 / 833 = 96.999 %.
 */
export const andarBaharRules: GameRules<AndarBaharView> = {
  ...chipStart(andarBaharPlaces, BET_UNITS),
  id: 'andar-bahar-1',
  returnBasisPoints: 9785,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, andarBaharPlaces, BET_UNITS);
    const deal = openShoe(draw, DECKS);
    const joker = deal();
    const cards = [deal()];
    while (rankOf(cards.at(-1) ?? joker) !== rankOf(joker)) cards.push(deal());
    const outcome = sideOfCard(cards.length - 1);
    const { wins, winMinor } = settleBets(andarBaharPlaces, bets, (place, stakeMinor) =>
      place === outcome ? (stakeMinor * (100 + ANDAR_BAHAR_PAYS[place])) / 100 : 0,
    );
    return { view: { joker, cards, outcome, bets, wins }, isOver: true, winMinor };
  },
};
