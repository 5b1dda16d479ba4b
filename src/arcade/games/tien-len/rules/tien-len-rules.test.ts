import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { cardsOf, drawnCard, moveOf, tienLenDeck } from './tien-len-cards.ts';
import { beats, combinationOf, combinationsIn } from './tien-len-combinations.ts';
import type { TienLenPosition } from './tien-len-position.ts';
import { tienLenRules } from './tien-len-rules.ts';

const draw = fastDraw(7);
const kindOf = (text: string) => combinationOf(cardsOf(text))?.kind ?? null;

function over(one: string, other: string): boolean {
  const [above, below] = [one, other].map((text) => combinationOf(cardsOf(text)));
  if (!above || !below) throw new Error(`${one} or ${other} cannot be played`);
  return beats(above, below);
}

function positionOf(hands: readonly string[], changes: Partial<TienLenPosition> = {}): TienLenPosition {
  return { hands: hands.map(cardsOf), rest: [], first: null, lead: null, turn: 0, last: null, ...changes };
}

describe('the cards of tien len', () => {
  it('are each one of the deck, in moves and where they are drawn', () => {
    for (const card of tienLenDeck) expect(cardsOf(moveOf([card]))).toEqual([card]);
    expect(new Set(tienLenDeck.map(drawnCard)).size).toBe(52);
    // Two of clubs, ace of spades, three of hearts.
    expect(cardsOf('2cAs3h').map(drawnCard)).toEqual([0, 12 * 4 + 3, 4 + 2]);
  });

  it.each([
    ['5h', 'single'],
    ['5c5h', 'pair'],
    ['5s5c5h', 'triple'],
    ['5s5c5d5h', 'four'],
    ['3s4hTd', null],
    ['3s4h5d', 'run'],
    ['3s4h', null],
    ['KsAh2d', null],
    ['3s4s5s6s7s8s9sTsJsQsKsAs', 'run'],
    ['3s3h4s4d5c5h', 'pairRun'],
    ['3s3h4s4d', null],
    ['QsQhKsKdAcAh', 'pairRun'],
    ['KsKhAsAd2c2h', null],
    ['5c5h6d', null],
  ])('make of %s: %s', (text, kind) => expect(kindOf(text)).toBe(kind));

  it.each([
    ['5h', '5d', true],
    ['5d', '5h', false],
    ['2s', 'Ah', true],
    ['6s6h', '6c6d', true],
    ['6s6c', '6d6h', false],
    ['4s5s6h', '4h5h6d', true],
    ['4s5s6s7s', '3s4s5s', false],
    ['3s3c4s4c5s5c', '2h', true],
    ['3s3c4s4c5s5c', '2s2h', false],
    ['3s3c4s4c5s5c6s6c', '2s2h', true],
    ['3s3c4s4c5s5c6s6c', '2s2c2h', false],
    ['3s3c3d3h', '2h', true],
    ['3s3c3d3h', '2s2h', false],
    ['3s3c3d3h', 'Ah', false],
    ['4s4c4d4h', '3s3c3d3h', true],
    ['3s3c4s4c5s5c', 'AsAh', false],
  ])('%s over %s: %s', (one, other, expected) => expect(over(one, other)).toBe(expected));

  it('have as many combinations as are counted another way', () => {
    for (let deal = 0; deal < 20; deal += 1) {
      const hand = tienLenRules.start(draw).hands[0] ?? [];
      const counted = countEvery(hand);
      expect(new Set(combinationsIn(hand).map(({ cards }) => moveOf(cards))).size).toBe(counted);
      expect(combinationsIn(hand)).toHaveLength(counted);
    }
  });
});

/** How many of all sets of a hand's cards can be played together, judged by counts of ranks alone. */
function countEvery(hand: readonly number[]): number {
  let count = 0;
  for (let set = 1; set < 1 << hand.length; set += 1) {
    const ranks = new Map<number, number>();
    for (const [at, card] of hand.entries()) if ((set >> at) & 1) ranks.set(card >> 2, (ranks.get(card >> 2) ?? 0) + 1);
    const widths = new Set(ranks.values());
    const [width = 0] = widths;
    const kinds = [...ranks.keys()];
    const isRow = Math.max(...kinds) - Math.min(...kinds) === kinds.length - 1 && !ranks.has(12);
    if (widths.size === 1 && (kinds.length === 1 || (kinds.length >= 3 && width <= 2 && isRow))) count += 1;
  }
  return count;
}

describe('tien len for two', () => {
  it('begins with the lowest card that was dealt, in the hand that has it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const start = tienLenRules.start(fastDraw(seed));
      const lowest = [...start.hands.flat()].sort((one, other) => one - other)[0] ?? -1;
      expect(start.hands[start.turn]).toContain(lowest);
      for (const move of tienLenRules.legalMoves(start)) expect(cardsOf(move)).toContain(lowest);
      expect(start.hands.map(({ length }) => length)).toEqual([13, 13]);
      expect(new Set([...start.hands.flat(), ...start.rest]).size).toBe(52);
    }
  });

  it('lets a player beat what was led or pass, and gives the lead to the other after a pass', () => {
    const led = positionOf(['4h6s', '3s9h'], { lead: { seat: 1, cards: cardsOf('4d') } });
    expect(tienLenRules.legalMoves(led)).toEqual(['4h', '6s', 'pass']);
    const passed = tienLenRules.play(led, 'pass', draw);
    expect([passed.lead, passed.turn]).toEqual([null, 1]);
    expect(tienLenRules.legalMoves(passed)).toEqual(['3s', '9h']);
    const beaten = tienLenRules.play(led, '6s', draw);
    expect([beaten.hands[0], beaten.lead, beaten.turn]).toEqual([cardsOf('4h'), { seat: 0, cards: cardsOf('6s') }, 1]);
  });

  it('is won by the first empty hand', () => {
    const end = tienLenRules.play(positionOf(['4h', '3s']), '4h', draw);
    expect(tienLenRules.endOf(end)).toEqual({ winners: [0], reason: 'points' });
    expect(tienLenRules.endOf(positionOf(['4h', '3s']))).toBeNull();
  });

  it('shows a player his own hand alone, and everything after the end', () => {
    const start = tienLenRules.start(draw);
    const seen = tienLenRules.view(start, 1);
    expect([seen.hands[0], seen.hands[1], seen.counts]).toEqual([null, start.hands[1], [13, 13]]);
    expect(seen).not.toHaveProperty('rest');
    expect(tienLenRules.view(start, null).hands).toEqual(start.hands);
  });

  it('plays every card once through matches of bots, each over the one before', () => {
    const wins = [0, 0];
    for (let match = 0; match < 60; match += 1) {
      let position = tienLenRules.start(draw);
      const played: number[] = [];
      for (let move = ''; tienLenRules.endOf(position) === null; position = tienLenRules.play(position, move, draw)) {
        const legal = tienLenRules.legalMoves(position);
        move = tienLenRules.botMove(tienLenRules.view(position, position.turn), legal, draw);
        expect(legal).toContain(move);
        if (position.lead && move !== 'pass') expect(over(move, moveOf(position.lead.cards))).toBe(true);
        played.push(...cardsOf(move));
      }
      expect([...played, ...position.hands.flat(), ...position.rest].sort((a, b) => a - b)).toEqual(tienLenDeck);
      const [winner = 0] = tienLenRules.endOf(position)?.winners ?? [];
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const won of wins) expect(won).toBeGreaterThan(10);
  });
});
