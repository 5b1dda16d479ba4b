import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import { dealHands, pointsOf } from './baccarat-hands.ts';

export const baccaratPlaces = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const;

export type BaccaratPlace = (typeof baccaratPlaces)[number];

export type BaccaratOutcome = 'player' | 'banker' | 'tie';

/** Pays of the places, in hundredths of the stake. */
export const BACCARAT_PAYS: Readonly<Record<BaccaratPlace, number>> = {
  player: 100,
  banker: 95,
  tie: 800,
  playerPair: 1100,
  bankerPair: 1100,
};

export interface BaccaratView {
  /** Two or three, in the order in which they were dealt. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly outcome: BaccaratOutcome;
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<BaccaratPlace>[];
}

const DECKS = 8;
/** All stakes divide by it, so that 0.95 of a stake is whole. */
const BET_UNITS = 20;

/** The first two cards have the same rank. */
export function isPair([first, second]: readonly number[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

/** Which side has more points. */
export function outcomeOf(playerPoints: number, bankerPoints: number): BaccaratOutcome {
  if (playerPoints === bankerPoints) return 'tie';
  return playerPoints > bankerPoints ? 'player' : 'banker';
}

/**
 * Baccarat from a fresh shoe of eight decks in every round; a tie returns the stakes on player and banker.
 *
 * Exact returns: banker 98.942 %, player 98.765 %, tie 85.640 %, each pair 372 / 415 = 89.639 %. Of all orders of six
 * cards, 2,292,252,566,437,888 go to the banker, 2,230,518,282,592,256 to the player, and 475,627,426,473,216 are ties.
 */
export const baccaratRules: GameRules<BaccaratView> = {
  ...chipStart(baccaratPlaces, BET_UNITS),
  id: 'baccarat-1',
  returnBasisPoints: 9894,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, baccaratPlaces, BET_UNITS);
    const { player, banker } = dealHands(openShoe(draw, DECKS));
    const playerPoints = pointsOf(player);
    const bankerPoints = pointsOf(banker);
    const outcome = outcomeOf(playerPoints, bankerPoints);
    const isWon: Readonly<Record<BaccaratPlace, boolean>> = {
      player: outcome === 'player',
      banker: outcome === 'banker',
      tie: outcome === 'tie',
      playerPair: isPair(player),
      bankerPair: isPair(banker),
    };
    const { wins, winMinor } = settleBets(baccaratPlaces, bets, (place, stakeMinor) => {
      if (isWon[place]) return (stakeMinor * (100 + BACCARAT_PAYS[place])) / 100;
      return outcome === 'tie' && (place === 'player' || place === 'banker') ? stakeMinor : 0;
    });
    return { view: { player, banker, playerPoints, bankerPoints, outcome, bets, wins }, isOver: true, winMinor };
  },
};
