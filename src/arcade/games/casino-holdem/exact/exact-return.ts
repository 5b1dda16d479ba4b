import { antePayOfScore, LEAST_QUALIFIED, scoreOfSuits, suitsOf } from './seven-card-score.ts';

const CARDS = 52;
/** Boards that follow a flop and a hand, and hands of the dealer that follow those. */
const LATER_BOARDS = 1_081;
const DEALER_HANDS = 990;
/** Ways to go on after a player's two cards and the flop. */
export const WAYS = LATER_BOARDS * DEALER_HANDS;
/** Hands of two cards, and flops that go with one. */
export const STARTS = 1_326 * 19_600;

const CALL = 2;

/**
 * What the best choices win over all starts and ways, in antes: `exact-return.soak.ts` adds it up. They call in 81.99 %
 * of all starts.
 */
export const NET_OF_BEST = -600_123_513_880;

/** A flop, and how many flops are the same but for the names of their suits. */
export interface FlopClass {
  readonly flop: readonly [number, number, number];
  readonly count: number;
}

function renamingsOf(left: readonly number[]): readonly (readonly number[])[] {
  if (left.length === 0) return [[]];
  return left.flatMap((suit) => renamingsOf(left.filter((other) => other !== suit)).map((rest) => [suit, ...rest]));
}

/** All 24 ways to rename the suits: the new suit of each old one. */
const renamings = renamingsOf([0, 1, 2, 3]);

/** A card under another name of its suit. */
export function renamedCard(card: number, suits: readonly number[]): number {
  return (card & ~3) + (suits[card & 3] ?? 0);
}

/** The flop with its suits renamed in all 24 ways: the least list of cards stands for all. */
export function namedFlop(flop: readonly number[]): { readonly name: string; readonly suits: readonly number[] } {
  const lists = renamings.map((suits) => {
    const cards = flop.map((card) => renamedCard(card, suits)).sort((left, right) => left - right);
    return { suits, name: cards.map((card) => String(card).padStart(2, '0')).join() };
  });
  return lists.reduce((least, next) => (next.name < least.name ? next : least));
}

/** The 1,755 flops that differ by more than the names of suits. They count 22,100 together. */
export function flopClasses(): readonly FlopClass[] {
  const classes = new Map<string, { flop: readonly [number, number, number]; count: number }>();
  for (let first = 0; first < CARDS; first += 1)
    for (let second = first + 1; second < CARDS; second += 1)
      for (let third = second + 1; third < CARDS; third += 1) {
        const { name } = namedFlop([first, second, third]);
        const known = classes.get(name);
        if (known === undefined) classes.set(name, { flop: [first, second, third], count: 1 });
        else known.count += 1;
      }
  return [...classes.values()];
}

/** Every hand beside a flop, with the sum of what a call wins over all ways to go on, in antes. */
export interface CalledHands {
  /** The cards of each hand. */
  readonly ones: Int32Array;
  readonly others: Int32Array;
  readonly sums: Float64Array;
}

/** The hands of two cards that a flop leaves. */
export function handsBeside(flop: readonly number[]): CalledHands {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !flop.includes(card));
  const hands = left.flatMap((one, index) => left.slice(index + 1).map((other) => [one, other] as const));
  return {
    ones: Int32Array.from(hands, ([one]) => one),
    others: Int32Array.from(hands, ([, other]) => other),
    sums: new Float64Array(hands.length),
  };
}

/** Keys of hands are their scores and their places in one number, so that numbers are sorted and nothing else. */
const PLACES = 2_048;

const keys = new Float64Array(LATER_BOARDS);

/**
 * Adds what calling comes to on one board of five for every hand beside its flop. All hands are put in order once; how
 * many of the dealer's are lower, equal and higher follows from counts of hands and of the hands with each card, since
 * two hands with a common card cannot be dealt together.
 */
export function callsOnBoard(board: readonly number[], called: CalledHands): void {
  const { ones, others, sums } = called;
  const [turn, river] = [board[3] ?? 0, board[4] ?? 0];
  const [clubs, diamonds, hearts, spades] = suitsOf(board);
  let count = 0;
  for (let hand = 0; hand < sums.length; hand += 1) {
    const one = ones[hand] ?? 0;
    const other = others[hand] ?? 0;
    if (one === turn || one === river || other === turn || other === river) continue;
    const [oneBit, otherBit] = [1 << (one >> 2), 1 << (other >> 2)];
    const [oneSuit, otherSuit] = [one & 3, other & 3];
    const score = scoreOfSuits(
      clubs | (oneSuit === 0 ? oneBit : 0) | (otherSuit === 0 ? otherBit : 0),
      diamonds | (oneSuit === 1 ? oneBit : 0) | (otherSuit === 1 ? otherBit : 0),
      hearts | (oneSuit === 2 ? oneBit : 0) | (otherSuit === 2 ? otherBit : 0),
      spades | (oneSuit === 3 ? oneBit : 0) | (otherSuit === 3 ? otherBit : 0),
    );
    keys[count] = score * PLACES + hand;
    count += 1;
  }
  addBoard(keys.sort(), called);
}

/** Counts hands, and hands with each card. */
class HandCounts {
  all = 0;
  readonly withCard = new Int32Array(CARDS);

  add(one: number, other: number): void {
    this.all += 1;
    this.withCard[one] = (this.withCard[one] ?? 0) + 1;
    this.withCard[other] = (this.withCard[other] ?? 0) + 1;
  }

  /** Those without either card, where `own` of them is the hand of both. */
  apart(one: number, other: number, own: number): number {
    return this.all - (this.withCard[one] ?? 0) - (this.withCard[other] ?? 0) + own;
  }
}

/** Adds the net win of every hand on one board. `inOrder` are keys, rising. */
function addBoard(inOrder: Float64Array, { ones, others, sums }: CalledHands): void {
  const hands = new Int32Array(inOrder.length);
  const scores = new Int32Array(inOrder.length);
  const qualified = new HandCounts();
  for (let at = 0; at < inOrder.length; at += 1) {
    const key = inOrder[at] ?? 0;
    const score = Math.floor(key / PLACES);
    const hand = key - score * PLACES;
    scores[at] = score;
    hands[at] = hand;
    if (score >= LEAST_QUALIFIED) qualified.add(ones[hand] ?? 0, others[hand] ?? 0);
  }
  // Those below the present score, and those up to it.
  const below = new HandCounts();
  const upTo = new HandCounts();
  for (let from = 0; from < inOrder.length; ) {
    const score = scores[from] ?? 0;
    const own = score >= LEAST_QUALIFIED ? 1 : 0;
    let to = from;
    for (; to < inOrder.length && scores[to] === score; to += 1)
      if (own === 1) upTo.add(ones[hands[to] ?? 0] ?? 0, others[hands[to] ?? 0] ?? 0);
    const pay = antePayOfScore(score);
    for (let at = from; at < to; at += 1) {
      const hand = hands[at] ?? 0;
      const one = ones[hand] ?? 0;
      const other = others[hand] ?? 0;
      const against = qualified.apart(one, other, own);
      const lower = below.apart(one, other, 0);
      const higher = against - upTo.apart(one, other, own);
      sums[hand] = (sums[hand] ?? 0) + (DEALER_HANDS - against) * pay + lower * (pay + CALL) - higher * (1 + CALL);
    }
    if (own === 1)
      for (let at = from; at < to; at += 1) below.add(ones[hands[at] ?? 0] ?? 0, others[hands[at] ?? 0] ?? 0);
    from = to;
  }
}

/** The net win of a call for every hand after a flop, summed over all boards and all hands of the dealer. */
export function callsAfter(flop: readonly [number, number, number]): CalledHands {
  const called = handsBeside(flop);
  const { ones, others, sums } = called;
  for (let board = 0; board < sums.length; board += 1)
    callsOnBoard([...flop, ones[board] ?? 0, others[board] ?? 0], called);
  return called;
}

/** Whether calling is better than folding, by the sum of a hand's net wins. */
export function isCallBetter(sumOfCall: number): boolean {
  return sumOfCall > -WAYS;
}

/** The net win of the best choices after a flop, in antes, summed over all hands; and the number of hands that call. */
export function bestOf({ sums }: CalledHands): { readonly sum: number; readonly calls: number } {
  return sums.reduce(
    ({ sum, calls }, call) => (isCallBetter(call) ? { sum: sum + call, calls: calls + 1 } : { sum: sum - WAYS, calls }),
    { sum: 0, calls: 0 },
  );
}
