import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { compareHands, handOf, type TeenPattiHand } from './teen-patti-hands.ts';

export const teenPattiPlaces = ['pairPlusA', 'playerA', 'playerB', 'pairPlusB'] as const;

export type TeenPattiPlace = (typeof teenPattiPlaces)[number];

export type TeenPattiSide = 'playerA' | 'playerB';

export type TeenPattiOutcome = TeenPattiSide | 'tie';

/** The pay of the winning hand, in hundredths of the stake. */
export const PLAYER_PAYS = 95;

/** Pays of pair plus, in hundredths of the stake. A high card loses. */
export const PAIR_PLUS_PAYS: Readonly<Record<Exclude<TeenPattiHand, 'highCard'>, number>> = {
  trail: 3500,
  pureSequence: 3000,
  sequence: 600,
  colour: 400,
  pair: 100,
};

export interface TeenPattiView {
  /** Three cards each, in the order in which they were dealt. */
  readonly playerA: readonly number[];
  readonly playerB: readonly number[];
  readonly handA: TeenPattiHand;
  readonly handB: TeenPattiHand;
  readonly outcome: TeenPattiOutcome;
  /** All places that win with these cards, whether there are chips on them or not. */
  readonly winningPlaces: readonly TeenPattiPlace[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin<TeenPattiPlace>[];
}

const DECKS = 1;
export const CARDS_OF_A_HAND = 3;
/** All stakes divide by it, so that 0.95 of a stake is whole. */
const BET_UNITS = 20;

/** The side of a card by its number from 0: A and B take turns, A first. */
export function sideOfCard(index: number): TeenPattiSide {
  return index % 2 === 0 ? 'playerA' : 'playerB';
}

function outcomeOf(playerA: readonly number[], playerB: readonly number[]): TeenPattiOutcome {
  const lead = compareHands(playerA, playerB);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'playerA' : 'playerB';
}

/** The pay of a place in hundredths of the stake; null for a loss. */
function payOf(place: TeenPattiPlace, view: Pick<TeenPattiView, 'handA' | 'handB' | 'outcome'>): number | null {
  if (place === 'playerA' || place === 'playerB') return view.outcome === place ? PLAYER_PAYS : null;
  const hand = place === 'pairPlusA' ? view.handA : view.handB;
  return hand === 'highCard' ? null : PAIR_PLUS_PAYS[hand];
}

/**
 * One deck, three cards each to two hands; the player bets on either. Equal hands return the stakes on A and B.
 *
 * Both hands win equally often, and 1,083 of 978,775 rounds are ties. Exact returns: player A and player B
 * 9,543,327 / 9,787,750 = 97.503 %, pair plus 5,342 / 5,525 = 96.688 %. Of all 22,100 hands, 52 are trails, 48 pure
 * sequences, 720 sequences, 1,096 colours, 3,744 pairs and 16,440 high cards.
 */
export const teenPattiRules: GameRules<TeenPattiView> = {
  ...chipStart(teenPattiPlaces, BET_UNITS),
  id: 'teen-patti-1',
  returnBasisPoints: 9750,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, teenPattiPlaces, BET_UNITS);
    const deal = openShoe(draw, DECKS);
    const cards = Array.from({ length: 2 * CARDS_OF_A_HAND }, deal);
    const playerA = cards.filter((_, index) => sideOfCard(index) === 'playerA');
    const playerB = cards.filter((_, index) => sideOfCard(index) === 'playerB');
    const decided = { handA: handOf(playerA), handB: handOf(playerB), outcome: outcomeOf(playerA, playerB) };
    const { wins, winMinor } = settleBets(teenPattiPlaces, bets, (place, stakeMinor) => {
      const pay = payOf(place, decided);
      if (pay !== null) return (stakeMinor * (100 + pay)) / 100;
      return decided.outcome === 'tie' && (place === 'playerA' || place === 'playerB') ? stakeMinor : 0;
    });
    const winningPlaces = teenPattiPlaces.filter((place) => payOf(place, decided) !== null);
    return { view: { playerA, playerB, ...decided, winningPlaces, bets, wins }, isOver: true, winMinor };
  },
};
