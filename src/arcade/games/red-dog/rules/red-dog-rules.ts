import type { GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { chipActs } from '#arcade/games/tables/rules/chip-acts.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { rankOf } from '#arcade/games/video-poker/rules/cards.ts';

export type RedDogAct = 'raise' | 'call';

export type RedDogResult = 'win' | 'lose' | 'push';

export interface RedDogView {
  /** Two, and the third one where it was dealt. */
  readonly cards: readonly number[];
  /** How many ranks lie between the first two cards; 0 for neighbours, null for a pair. */
  readonly spread: number | null;
  readonly bets: Bets;
  /** The bet with its raise. */
  readonly stakeMinor: number;
  /** Null while the round goes on. */
  readonly result: RedDogResult | null;
}

const DECKS = 6;
/** The pay of three of a kind, in stakes. */
export const THREE_PAYS = 11;
/** Pays of the spreads from 1, in stakes; the last one is that of all wider ones. */
export const SPREAD_PAYS = [5, 4, 2, 1] as const;

/** How many ranks lie between two cards, aces high; null for a pair. */
export function spreadOf(first: number, second: number): number | null {
  const apart = Math.abs(rankOf(first) - rankOf(second));
  return apart === 0 ? null : apart - 1;
}

/** Payouts by spread, from 1, in stakes. */
export function paysOfSpread(spread: number): number {
  return SPREAD_PAYS[Math.min(spread, SPREAD_PAYS.length) - 1] ?? 0;
}

function isBetween(card: number, first: number, second: number): boolean {
  const ranks = [rankOf(first), rankOf(second)];
  return rankOf(card) > Math.min(...ranks) && rankOf(card) < Math.max(...ranks);
}

const table = chipActs<RedDogAct>({
  places: ['main'],
  betUnits: 1,
  raises: { raise: 1, call: 0 },
  absent: 'call',
});

/**
 * Red dog from six decks, shuffled anew for each round. Two cards are dealt. Neighbours return the bet. A pair gets a
 * third card, and three of a kind pay 11 to 1; else the bet is returned. With any other spread the player may double
 * the bet before the third card, which wins if its rank lies between the two.
 *
 * Exact return by the best choices, which are to raise with a spread of 7 or more: 609,132 / 626,665 = 97.202 % of the
 * bet that a round begins with.
 */
export const redDogRules: GameRules<RedDogView> = {
  ...table.rules,
  id: 'red-dog-1',
  returnBasisPoints: 9720,
  volatility: 'low',
  play: (draw, [start, ...choices]) => {
    const { bets, mainMinor } = table.startOf(start);
    const [act] = table.actsOf(choices);
    const deal = openShoe(draw, DECKS);
    const [first, second] = [deal(), deal()];
    const spread = spreadOf(first, second);
    const stakeMinor = act === 'raise' ? 2 * mainMinor : mainMinor;
    const shown = (third: readonly number[], result: RedDogResult | null, pays: number) => ({
      view: { cards: [first, second, ...third], spread, bets, stakeMinor, result },
      isOver: result !== null,
      winMinor: stakeMinor * pays,
    });
    if (spread === 0) return shown([], 'push', 1);
    if (spread !== null && act === undefined) return shown([], null, 0);
    const third = deal();
    if (spread === null)
      return rankOf(third) === rankOf(first) ? shown([third], 'win', 1 + THREE_PAYS) : shown([third], 'push', 1);
    return isBetween(third, first, second)
      ? shown([third], 'win', 1 + paysOfSpread(spread))
      : shown([third], 'lose', 0);
  },
};
