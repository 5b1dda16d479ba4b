import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { betsOfStart, chipStart, type PlaceWin, settleBets } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';
import { faroPlaces, HIGH, placeOfRank } from './faro-places.ts';

/** Two cards: the first one loses, the second one wins. */
export interface FaroTurn {
  readonly lose: number;
  readonly win: number;
}

/** The result of a turn for a place; `split` takes half of the stake. */
export type FaroEnd = 'win' | 'lose' | 'split';

export interface FaroView {
  /** The first card of the deck, which decides nothing. */
  readonly soda: number;
  readonly turns: readonly FaroTurn[];
  /** All places that win with these turns, whether there are chips on them or not. */
  readonly winningPlaces: readonly string[];
  readonly bets: Bets;
  readonly wins: readonly PlaceWin[];
}

const DECKS = 1;
const MOST_TURNS = 25;
/** All stakes divide by it, so that half of a stake is whole. */
const BET_UNITS = 2;

/** The results of these turns. The first turn with a rank decides both of its places. */
export function endsOfTurns(turns: readonly FaroTurn[]): ReadonlyMap<string, FaroEnd> {
  const ends = new Map<string, FaroEnd>();
  const decide = (place: string, end: FaroEnd) => {
    if (!ends.has(place)) ends.set(place, end);
  };
  for (const { lose, win } of turns) {
    const [losing, winning] = [rankOf(lose), rankOf(win)];
    if (losing === winning) {
      for (const side of ['win', 'lose'] as const) decide(placeOfRank(side, losing), 'split');
      decide(HIGH, 'split');
      continue;
    }
    decide(placeOfRank('win', winning), 'win');
    decide(placeOfRank('lose', winning), 'lose');
    decide(placeOfRank('win', losing), 'lose');
    decide(placeOfRank('lose', losing), 'win');
    decide(HIGH, winning > losing ? 'win' : 'lose');
  }
  return ends;
}

/** The payout of a place, its stake included, in half stakes. */
const HALVES: Readonly<Record<FaroEnd, number>> = { win: 4, split: 1, lose: 0 };

/**
 * Faro from one deck: after the soda, turns of two cards are dealt until every bet is decided. Bets on a rank win with
 * the second card of a turn or, to lose, with the first one. Two cards of one rank take half of the bets on it.
 *
 * Four cards of a rank lie in 270,725 ways in the deck, and in 10,725 of them its first turn is a split; at least two
 * of the four lie in turns. Exact returns: each rank 1 - 10,725 / 541,450 = 98.019 %, high card 99 / 102 = 97.058 %.
 */
export const faroRules: GameRules<FaroView> = {
  ...chipStart(faroPlaces, BET_UNITS),
  id: 'faro-1',
  returnBasisPoints: 9801,
  volatility: 'low',
  play: (draw, [start]) => {
    const bets = betsOfStart(start, faroPlaces, BET_UNITS);
    const deal = openShoe(draw, DECKS);
    const soda = deal();
    const turns: FaroTurn[] = [];
    let ends = endsOfTurns(turns);
    do {
      turns.push({ lose: deal(), win: deal() });
      ends = endsOfTurns(turns);
    } while (turns.length < MOST_TURNS && Object.keys(bets).some((place) => !ends.has(place)));
    const { wins, winMinor } = settleBets(
      faroPlaces,
      bets,
      (place, stakeMinor) => (stakeMinor * HALVES[ends.get(place) ?? 'lose']) / 2,
    );
    const winningPlaces = faroPlaces.filter((place) => ends.get(place) === 'win');
    return { view: { soda, turns, winningPlaces, bets, wins }, isOver: true, winMinor };
  },
};
