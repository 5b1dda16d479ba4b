import { expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { EndedHand, HoldemPosition } from './holdem-position.ts';
import { holdemRules } from './holdem-rules.ts';

/** A hand of five by a way of its own: its kind, then its ranks in the order in which they decide. */
function weightsOfFive(cards: readonly number[]): readonly number[] {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((one, other) => other - one);
  const times = (rank: number): number => ranks.filter((each) => each === rank).length;
  const grouped = [...ranks].sort((one, other) => times(other) - times(one) || other - one);
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4);
  const text = ranks.join();
  const isWheel = text === '12,3,2,1,0';
  const isRow = isWheel || ranks.every((rank, place) => rank === (ranks[0] ?? 0) - place);
  const pairs = ranks.reduce((sum, rank) => sum + times(rank) - 1, 0);
  // Cards that meet their like: 2 in a pair, 4 in two, 6 in three of a kind, 8 in a full house, 12 in four.
  const kind = isRow && isFlush ? 20 : isFlush ? 7 : isRow ? 6.5 : pairs;
  return [kind, ...(isWheel ? [3, 2, 1, 0, -1] : grouped)];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((weight, at) => weight !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** The best of all fives among seven cards. */
function weightsOf(cards: readonly number[]): readonly number[] {
  const fives: (readonly number[])[] = [];
  for (let one = 0; one < cards.length; one += 1)
    for (let two = 0; two < one; two += 1) fives.push(cards.filter((_, at) => at !== one && at !== two));
  return fives.map(weightsOfFive).sort(compared).at(-1) ?? [];
}

const SMALL = [10, 15, 25, 40, 60, 100, 150, 250, 500, 1_000];

/** The chips of both players by what each has put in: the winner gets as much of the other's as he put in himself. */
class Ledger {
  readonly chips = [1_000, 1_000];
  hand = 1;
  put: number[] = [];
  street: number[] = [];

  constructor() {
    this.#post();
  }

  #post(): void {
    const small = SMALL[Math.min(9, Math.ceil(this.hand / 6) - 1)] ?? 0;
    this.put = this.chips.map((chips, seat) => Math.min(chips, seat === (this.hand + 1) % 2 ? small : 2 * small));
    this.street = [...this.put];
  }

  move(seat: number, move: string): void {
    if (!/^(?:call|to\d+)$/.test(move)) return;
    const goal = move === 'call' ? (this.street[1 - seat] ?? 0) : Number(move.slice(2));
    const added = Math.min(goal - (this.street[seat] ?? 0), (this.chips[seat] ?? 0) - (this.put[seat] ?? 0));
    this.put[seat] = (this.put[seat] ?? 0) + added;
    this.street[seat] = (this.street[seat] ?? 0) + added;
  }

  /**
   * Pays an ended hand.
   * @param folded who folded where the cards were not shown.
   * @returns how it was decided.
   */
  settle({ holes, board, isShown }: EndedHand, folded: number): string {
    const [one = [], other = []] = holes.map((own) => weightsOf([...own, ...board]));
    const better = isShown ? Math.sign(compared(one, other)) : folded === 0 ? -1 : 1;
    const gain = better * Math.min(...this.put);
    this.chips[0] = (this.chips[0] ?? 0) + gain;
    this.chips[1] = (this.chips[1] ?? 0) - gain;
    this.hand += 1;
    if (!this.chips.includes(0)) this.#post();
    return isShown ? (better === 0 ? 'split' : 'shown') : 'folded';
  }
}

const sumOf = (chips: readonly number[]): number => chips.reduce((sum, each) => sum + each, 0);

/** What each player has, with his half of the pot. */
const chipsOf = ({ stacks, bets, pot }: HoldemPosition) =>
  stacks.map((chips, seat) => chips + (bets[seat] ?? 0) + pot / 2);

it('settles more than 2,000 hands like an independent calculator, and keeps all 2,000 chips', () => {
  const seen: Record<string, number> = {};
  const kinds = new Set<number>();
  let hands = 0;
  for (let match = 0; hands < 2_500; match += 1) {
    const draw = fastDraw(match);
    const ledger = new Ledger();
    let position = holdemRules.start(draw);
    while (holdemRules.endOf(position) === null) {
      const legal = holdemRules.legalMoves(position);
      // Small bets come more often, and folds seldom, so that many hands go on to their end.
      const move = legal[Math.min(draw(legal.length), draw(legal.length + 1), draw(4) + 1)] ?? '';
      const { hand, turn, board } = position;
      ledger.move(turn, move);
      position = holdemRules.play(position, move, draw);
      const justEnded = position.ended.filter((one) => one.hand >= hand);
      for (const [place, ended] of justEnded.entries()) {
        const cards = new Set([...ended.holes.flat(), ...ended.board]).size;
        if (place === 0) expect(ended.board.slice(0, board.length)).toEqual(board);
        expect([ended.hand, ended.pot, cards]).toEqual([
          ledger.hand,
          2 * Math.min(...ledger.put),
          4 + ended.board.length,
        ]);
        expect(ended.isShown).toBe(place > 0 || move !== 'fold');
        if (ended.isShown) for (const own of ended.holes) kinds.add(weightsOf([...own, ...ended.board])[0] ?? 0);
        const how = ledger.settle(ended, turn) + (place > 0 ? ' by blinds' : '');
        seen[how] = (seen[how] ?? 0) + 1;
        hands += 1;
      }
      expect(chipsOf(position)).toEqual(ledger.chips);
      expect(sumOf(position.stacks) + sumOf(position.bets) + position.pot).toBe(2_000);
      if (holdemRules.endOf(position) !== null) break;
      expect(position.stacks).toEqual(ledger.chips.map((chips, seat) => chips - (ledger.put[seat] ?? 0)));
      if (justEnded.length === 0 && position.board.length > board.length) ledger.street = [0, 0];
    }
  }
  for (const how of ['shown', 'split', 'folded', 'shown by blinds']) expect(seen[how], how).toBeGreaterThan(10);
  expect([...kinds].filter((kind) => kind < 20).sort((one, other) => one - other)).toEqual([0, 2, 4, 6, 6.5, 7, 8, 12]);
});
