import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { openShoe } from '#arcade/games/tables/rules/card-shoe.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { beforeReveal } from '#arcade/games/tables/rules/reveal.ts';
import {
  actOf,
  betOf,
  betsOfRound,
  CALL_ANTES,
  type CasinoHoldemAct,
  casinoHoldemActs,
  casinoHoldemPlaces,
  choiceOfAbsent,
  choiceProblem,
  raiseOf,
} from './casino-holdem-choices.ts';
import { doesQualify, type HoldemHand, type HoldemRank, hasAcesOrBetter, rankHand } from './holdem-hands.ts';

/** `unqualified`: the dealer's hand is below a pair of fours. */
export type CasinoHoldemOutcome = 'win' | 'lose' | 'tie' | 'fold' | 'unqualified';

/** A hand as it is shown: what it is, and the five cards that make it. */
export type ShownHand = Pick<HoldemRank, 'hand' | 'best'>;

export interface CasinoHoldemView {
  readonly bets: Bets;
  readonly player: readonly number[];
  /** Empty until the end. */
  readonly dealer: readonly number[];
  /** Three cards, five at the end. */
  readonly board: readonly number[];
  /** Of the player's cards and those of the board that lie open. */
  readonly playerHand: ShownHand;
  /** Null until the end. */
  readonly dealerHand: ShownHand | null;
  /** The allowed actions, each with the amount it adds to the bet. */
  readonly acts: readonly { readonly act: CasinoHoldemAct; readonly costMinor: number }[];
  /** Null until the player has chosen; spectators do not choose. */
  readonly act: CasinoHoldemAct | null;
  /** The second bet; 0 without one. */
  readonly callMinor: number;
  /** Null until the end. */
  readonly outcome: CasinoHoldemOutcome | null;
  /** The payout of each bet, its stake included; 0 until the end. */
  readonly anteWinMinor: number;
  readonly callWinMinor: number;
  readonly bonusWinMinor: number;
}

/** Pays of the ante by the player's hand, in stakes. */
export const ANTE_PAYS: Readonly<Record<HoldemHand, number>> = {
  royalFlush: 100,
  straightFlush: 20,
  fourOfAKind: 10,
  fullHouse: 3,
  flush: 2,
  straight: 1,
  threeOfAKind: 1,
  twoPair: 1,
  pair: 1,
  highCard: 1,
};

/** Pays of the bonus by the player's cards and the first three of the board, in stakes; a pair counts with aces. */
export const BONUS_PAYS: Readonly<Record<Exclude<HoldemHand, 'highCard'>, number>> = {
  royalFlush: 100,
  straightFlush: 50,
  fourOfAKind: 40,
  fullHouse: 30,
  flush: 20,
  straight: 7,
  threeOfAKind: 7,
  twoPair: 7,
  pair: 7,
};

const DECKS = 1;
export const FLOP = 3;
/** Two cards each and five of the board. */
export const CARDS_OF_A_ROUND = 9;

/** The pay of the bonus for five cards, in stakes; null for a loss. */
export function bonusPayOf(first: HoldemRank): number | null {
  return first.hand !== 'highCard' && hasAcesOrBetter(first) ? BONUS_PAYS[first.hand] : null;
}

function outcomeOf(act: CasinoHoldemAct, player: HoldemRank, dealer: HoldemRank): CasinoHoldemOutcome {
  if (act === 'fold') return 'fold';
  if (!doesQualify(dealer)) return 'unqualified';
  if (player.score === dealer.score) return 'tie';
  return player.score > dealer.score ? 'win' : 'lose';
}

/** The payouts of ante and call, in their stakes. */
export function paysOf(
  outcome: CasinoHoldemOutcome,
  hand: HoldemHand,
): { readonly ante: number; readonly call: number } {
  switch (outcome) {
    case 'win':
      return { ante: 1 + ANTE_PAYS[hand], call: 2 };
    case 'unqualified':
      return { ante: 1 + ANTE_PAYS[hand], call: 1 };
    case 'tie':
      return { ante: 1, call: 1 };
    default:
      return { ante: 0, call: 0 };
  }
}

function shown({ hand, best }: HoldemRank): ShownHand {
  return { hand, best };
}

/**
 * How a round is played. One that `waits`, at a table of many players, goes on until the reveal, which folds for those
 * who have not chosen. Spectators of a table see its cards against each other.
 */
export function playCasinoHoldem(waits: boolean): GameRules<CasinoHoldemView>['play'] {
  return (draw, [start = {}, ...choices]: readonly Choice[]) => {
    const isSpectator = start === NO_CHIPS;
    const bets = isSpectator ? {} : betsOfRound(start);
    const deal = openShoe(draw, DECKS);
    const cards = Array.from({ length: CARDS_OF_A_ROUND }, deal);
    const [player, dealer, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)];
    const { made, isRevealed } = waits ? beforeReveal(choices) : { made: choices, isRevealed: false };
    const act = actOf(made[0]) ?? null;
    const isOver = waits ? isRevealed : act !== null;
    const anteMinor = bets.ante ?? 0;
    const callMinor = act === 'call' ? anteMinor * CALL_ANTES : 0;
    const lying = isOver ? board : board.slice(0, FLOP);
    const players = rankHand([...player, ...lying]);
    const dealers = rankHand([...dealer, ...board]);
    const outcome = isOver ? outcomeOf(isSpectator ? 'call' : (act ?? 'fold'), players, dealers) : null;
    const pays = outcome === null ? { ante: 0, call: 0 } : paysOf(outcome, players.hand);
    const bonusPay = bonusPayOf(rankHand([...player, ...board.slice(0, FLOP)]));
    const anteWinMinor = anteMinor * pays.ante;
    const callWinMinor = callMinor * pays.call;
    const bonusWinMinor = isOver && bonusPay !== null ? (bets.bonus ?? 0) * (1 + bonusPay) : 0;
    const mayAct = !isSpectator && !isOver && act === null;
    return {
      view: {
        bets,
        player,
        dealer: isOver ? dealer : [],
        board: lying,
        playerHand: shown(players),
        dealerHand: isOver ? shown(dealers) : null,
        acts: mayAct
          ? casinoHoldemActs.map((each) => ({ act: each, costMinor: each === 'call' ? anteMinor * CALL_ANTES : 0 }))
          : [],
        act,
        callMinor,
        outcome,
        anteWinMinor,
        callWinMinor,
        bonusWinMinor,
      },
      isOver,
      ...(waits && { isReady: !mayAct }),
      winMinor: isOver ? anteWinMinor + callWinMinor + bonusWinMinor : 0,
    };
  };
}

/**
 * Casino hold'em with one deck: ante and bonus, two cards for the player and the dealer, three for the board. The
 * player calls for twice the ante or folds, then two more cards come to the board. The dealer needs a pair of fours:
 * without it the ante is paid and the call returned. Else the higher hand of seven cards wins, and equal ones return
 * both.
 *
 * Exact returns: 97.842 % of the ante by the best choices, over every deal (`exact/exact-return.ts`), and 2,436,308 of
 * 2,598,960 = 93.741 % of the bonus.
 */
export const casinoHoldemRules: GameRules<CasinoHoldemView> = {
  id: 'casino-holdem-1',
  returnBasisPoints: 9784,
  volatility: 'low',
  betUnits: 1,
  startChoices: 1,
  places: casinoHoldemPlaces,
  choiceProblem,
  betOf,
  raiseOf,
  choiceOfAbsent,
  play: playCasinoHoldem(false),
};
