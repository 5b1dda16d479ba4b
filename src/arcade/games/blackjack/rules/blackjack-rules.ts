import type { Choice, GameRules } from '#arcade/games/game-rules.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import type { Bets } from '#arcade/games/tables/rules/placed-chips.ts';
import { beforeReveal } from '#arcade/games/tables/rules/reveal.ts';
import {
  actOf,
  BET_UNITS,
  type BlackjackAct,
  type BlackjackStart,
  betOf,
  blackjackPlaces,
  choiceOfAbsent,
  choiceProblem,
  costOf,
  raiseOf,
  readStart,
} from './blackjack-choices.ts';
import { BLACKJACK, countHand, type HandCount, isBlackjack, type PairKind, pairOf } from './blackjack-hands.ts';
import { actsNow, afterAct, dealtToDealer, indexOfPlayed, type PlayedHand, startRound } from './blackjack-round.ts';

export type HandState = 'playing' | 'waiting' | 'stood' | 'doubled' | 'bust' | 'blackjack';

export type HandResult = 'win' | 'lose' | 'push' | 'bust' | 'blackjack';

export interface BlackjackHandView extends HandCount {
  readonly cards: readonly number[];
  /** With what a double added. */
  readonly betMinor: number;
  readonly state: HandState;
  /** Null until the dealer's cards decide it; a bust hand is decided at once. */
  readonly result: HandResult | null;
  /** What it is paid with its stake; 0 until it is decided. */
  readonly winMinor: number;
}

export interface BlackjackView {
  readonly seat: number;
  readonly bets: Bets;
  /** The first card alone while the round goes on. */
  readonly dealer: HandCount & { readonly cards: readonly number[] };
  /** Two after a split. */
  readonly hands: readonly BlackjackHandView[];
  /** The allowed actions, each with the amount it adds to the bet. */
  readonly acts: readonly { readonly act: BlackjackAct; readonly costMinor: number }[];
  /** 0 where none was taken. */
  readonly insuranceMinor: number;
  readonly insuranceWinMinor: number;
  /** Of the player's first two cards, whether there are chips on it or not. */
  readonly pair: PairKind | null;
  readonly pairWinMinor: number;
  /** Paid back: raises for choices that the cards did not allow, and those that a late blackjack of the dealer ends. */
  readonly returnedMinor: number;
}

/** Pays of the pairs, in stakes. */
export const PAIR_PAYS: Readonly<Record<PairKind, number>> = { mixed: 5, coloured: 10, perfect: 25 };

const CARDS = 52;

/**
 * The most cards that the dealer can need. While an ace counts 11 he stops at 17, so he holds six cards at most whose
 * least sum is 6; the next one brings him to 12 or more, four aces to 16, and one more card ends it.
 */
export const DEALER_CARDS = 12;

/**
 * No seat can need more: a hand is done with 21, so it has nine cards of sum 10, a deuce to 12, eight aces to 20 and a
 * last one, where it begins with a split deuce. Two such hands have 38.
 */
export const SEAT_CARDS = 40;

function resultOf(hand: PlayedHand, isNatural: boolean, dealer: readonly number[]): HandResult {
  const { total } = countHand(hand.cards);
  if (total > BLACKJACK) return 'bust';
  const dealers = countHand(dealer).total;
  const dealerHasBlackjack = isBlackjack(dealer);
  if (isNatural) return dealerHasBlackjack ? 'push' : 'blackjack';
  if (dealerHasBlackjack) return 'lose';
  if (dealers > BLACKJACK || total > dealers) return 'win';
  return total === dealers ? 'push' : 'lose';
}

/** The payout of a hand with its stake, in half bets. */
const HALVES: Readonly<Record<HandResult, number>> = { blackjack: 5, win: 4, push: 2, lose: 0, bust: 0 };

function stateOf({ cards, isDone, isDoubled }: PlayedHand, isNatural: boolean, isPlayed: boolean): HandState {
  if (countHand(cards).total > BLACKJACK) return 'bust';
  if (isNatural) return 'blackjack';
  if (isDoubled) return 'doubled';
  if (isDone) return 'stood';
  return isPlayed ? 'playing' : 'waiting';
}

/** The start of a round, or of one without any bet: spectators of a table see that. */
function startOf(first: Choice): BlackjackStart {
  if (first === NO_CHIPS) return { bets: {}, mainMinor: 0, seat: 0 };
  const start = readStart(first);
  if (typeof start === 'string') throw new RangeError(`The round cannot start: its choice ${start}.`);
  return start;
}

/**
 * How a round is played. Where the dealer `looksLate`, at a table of many players, it goes on until the reveal: his
 * blackjack then wins the main bet alone, and what was doubled or split comes back. So the best choices and their
 * return are the same as where he looks at once.
 */
export function playBlackjack(looksLate: boolean): GameRules<BlackjackView>['play'] {
  return (draw, [first = {}, ...choices]) => {
    const { bets, mainMinor, seat } = startOf(first);
    const deal = () => draw(CARDS);
    const block = Array.from({ length: DEALER_CARDS }, deal);
    for (let skipped = 0; skipped < seat * SEAT_CARDS; skipped += 1) deal();
    const table = { mainMinor, dealer: block, deal, looksLate };
    const dealt = startRound(table);
    const pair = pairOf(dealt.hands[0]?.cards ?? []);
    const { made, isRevealed } = looksLate ? beforeReveal(choices) : { made: choices, isRevealed: false };
    const round = made.reduce(
      (before, choice) => (before.isOver ? before : afterAct(table, before, actOf(choice))),
      dealt,
    );
    const isOver = looksLate ? isRevealed : round.isOver;
    const dealer = isOver ? dealtToDealer(table, round) : block.slice(0, 1);
    const played = indexOfPlayed(round);
    const hands = round.hands.map((hand, index): BlackjackHandView => {
      const isNatural = round.hands.length === 1 && isBlackjack(hand.cards);
      const state = stateOf({ ...hand, isDone: hand.isDone || isOver }, isNatural, index === played);
      const result = isOver || state === 'bust' ? resultOf(hand, isNatural, dealer) : null;
      const winMinor = result === null ? 0 : (hand.betMinor * HALVES[result]) / 2;
      return { cards: hand.cards, ...countHand(hand.cards), betMinor: hand.betMinor, state, result, winMinor };
    });
    const isLate = looksLate && isOver && isBlackjack(dealer);
    const raisedMinor = hands.reduce((sum, { betMinor }) => sum + betMinor, -mainMinor);
    const returnedMinor = round.returnedMinor + (isLate ? raisedMinor : 0);
    const insuranceWinMinor = isOver && isBlackjack(dealer) ? round.insuranceMinor * 3 : 0;
    const pairWinMinor = pair === null ? 0 : (bets.perfectPair ?? 0) * (PAIR_PAYS[pair] + 1);
    const handsMinor = hands.reduce((sum, { winMinor }) => sum + winMinor, 0);
    const acts = mainMinor === 0 || isOver ? [] : actsNow(round);
    return {
      view: {
        seat,
        bets,
        dealer: { cards: dealer, ...countHand(dealer) },
        hands,
        acts: acts.map((act) => ({ act, costMinor: costOf(act, mainMinor) })),
        insuranceMinor: round.insuranceMinor,
        insuranceWinMinor,
        pair,
        pairWinMinor,
        returnedMinor,
      },
      isOver,
      ...(looksLate && { isReady: acts.length === 0 }),
      winMinor: isOver ? handsMinor + insuranceWinMinor + pairWinMinor + returnedMinor : 0,
    };
  };
}

/**
 * Blackjack from an endless shoe: every card is drawn from all 52. The dealer's cards are drawn first, as many as he
 * can ever need, then those of the seats in their order, so that all players of a table face one dealer.
 *
 * The dealer stands on every 17 and looks for blackjack under an ace, after the insurance, and under a ten. Blackjack
 * pays 3 to 2, the insurance 2 to 1. Any first two cards can be doubled, after a split too. Two cards of equal value
 * can be split once; split aces get one card each.
 *
 * Exact returns: 99.429 % of the main bet by the best choices, 49 / 52 = 94.230 % of the pair.
 */
export const blackjackRules: GameRules<BlackjackView> = {
  id: 'blackjack-1',
  returnBasisPoints: 9942,
  volatility: 'low',
  betUnits: BET_UNITS,
  startChoices: 1,
  places: blackjackPlaces,
  choiceProblem,
  betOf,
  raiseOf,
  choiceOfAbsent,
  play: playBlackjack(false),
};
