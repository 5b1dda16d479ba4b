import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { pointsOf } from './rummy-points.ts';

export type RummyAct = 'raise' | 'fold';

/** `noHand`: the dealer has more than 20 points. */
export type RummyResult = 'fold' | 'noHand' | 'win' | 'lose' | 'push';

export interface RummyView {
  readonly player: readonly number[];
  /** None as long as the round goes on. */
  readonly dealer: readonly number[];
  readonly bets: Bets;
  /** The ante, with the raise. */
  readonly stakeMinor: number;
  /** Null while the round goes on. */
  readonly result: RummyResult | null;
}

const DECKS = 1;
const CARDS_OF_A_HAND = 3;
/** The dealer plays with so many points or fewer. */
export const DEALER_PLAYS_TO = 20;

/** Payouts of the raise by the winner's points, in raises; the first row that fits counts. */
export const RAISE_PAYS = [
  { upTo: 0, pays: 4 },
  { upTo: 5, pays: 2 },
  { upTo: 20, pays: 1 },
] as const;

/** The raise's payout for a winning hand with these points, in raises. */
export function paysOfPoints(points: number): number {
  return RAISE_PAYS.find(({ upTo }) => points <= upTo)?.pays ?? 1;
}

function resultOf(act: RummyAct, mine: number, his: number): RummyResult {
  if (act === 'fold') return 'fold';
  if (his > DEALER_PLAYS_TO) return 'noHand';
  if (mine === his) return 'push';
  return mine < his ? 'win' : 'lose';
}

const table = chipActs<RummyAct>({ places: ['ante'], betUnits: 1, raises: { raise: 1, fold: 0 }, absent: 'fold' });

/**
 * Rummy with three cards each from one deck. Cards of one rank, or in a row in one suit, count nothing, and fewer
 * points win. The player folds, or raises by the ante. With more than 20 points the dealer pays the ante and returns
 * the raise.
 *
 * Exact return by the best choices, which are to raise with 20 points or fewer: 96.766 % of
 * the ante.
 */
export const rummyRules: GameRules<RummyView> = {
  ...table.rules,
  id: 'rummy-1',
  returnBasisPoints: 9676,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const [act] = table.actsOf(choices);
    const deal = openShoe(draw, DECKS);
    const player = Array.from({ length: CARDS_OF_A_HAND }, deal);
    const dealer = Array.from({ length: CARDS_OF_A_HAND }, deal);
    const raiseMinor = act === 'raise' ? mainMinor : 0;
    const stakeMinor = mainMinor + raiseMinor;
    if (act === undefined)
      return { view: { player, dealer: [], bets, stakeMinor, result: null }, isOver: false, winMinor: 0 };
    const points = pointsOf(player);
    const result = resultOf(act, points, pointsOf(dealer));
    const winMinor = {
      fold: 0,
      lose: 0,
      push: stakeMinor,
      noHand: stakeMinor + mainMinor,
      win: stakeMinor + mainMinor + raiseMinor * paysOfPoints(points),
    }[result];
    return { view: { player, dealer, bets, stakeMinor, result }, isOver: true, winMinor };
  },
};
