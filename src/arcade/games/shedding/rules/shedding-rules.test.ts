import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { bigTwo, bigTwoRules } from '#arcade/games/big-two/rules/big-two-rules.ts';
import { tienLen, tienLenRules } from '#arcade/games/tien-len/rules/tien-len-rules.ts';
import { byStrength } from './card-order.ts';
import { combinationOf, type SheddingGame } from './shedding-game.ts';
import type { SheddingPosition } from './shedding-position.ts';

const draw = fastDraw(7);

function isOver<Kind extends string>(game: SheddingGame<Kind>, one: string, other: string): boolean {
  const [above, below] = [one, other].map((text) => combinationOf(game, game.cards.cardsOf(text)));
  if (!above || !below) throw new Error(`${one} or ${other} cannot be played`);
  return game.beats(above, below);
}

describe.each([
  {
    ...{ name: 'tien len', rules: tienLenRules, cards: tienLen.cards, weakest: '3s', strongest: '2h' },
    over: (one: string, other: string) => isOver(tienLen, one, other),
  },
  {
    ...{ name: 'big two', rules: bigTwoRules, cards: bigTwo.cards, weakest: '3d', strongest: '2s' },
    over: (one: string, other: string) => isOver(bigTwo, one, other),
  },
])('$name for two', ({ rules, cards: { deck, cardsOf, moveOf, drawnCard }, weakest, strongest, over }) => {
  const positionOf = (hands: readonly string[], changes: Partial<SheddingPosition> = {}): SheddingPosition => ({
    ...{ hands: hands.map(cardsOf), rest: [], first: null, lead: null, turn: 0, last: null },
    ...changes,
  });

  it('has each card of the deck once, in moves and where it is drawn', () => {
    for (const card of deck) expect(cardsOf(moveOf([card]))).toEqual([card]);
    expect(new Set(deck.map(drawnCard)).size).toBe(52);
    // Two of clubs, ace of spades, three of hearts.
    expect(['2c', 'As', '3h'].flatMap(cardsOf).map(drawnCard)).toEqual([0, 12 * 4 + 3, 4 + 2]);
    expect([weakest, strongest].flatMap(cardsOf)).toEqual([0, 51]);
    expect(cardsOf('pass')).toEqual([]);
  });

  it('begins with the lowest card that was dealt, in the hand that has it', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const start = rules.start(fastDraw(seed));
      const [lowest = -1] = start.hands.flat().sort(byStrength);
      expect(start.hands[start.turn]).toContain(lowest);
      for (const move of rules.legalMoves(start)) expect(cardsOf(move)).toContain(lowest);
      expect(start.hands.map(({ length }) => length)).toEqual([13, 13]);
      expect(new Set([...start.hands.flat(), ...start.rest]).size).toBe(52);
    }
  });

  it('lets a player beat what was led or pass, and gives the lead to the other after a pass', () => {
    const led = positionOf(['4h6s', '3s9h'], { lead: { seat: 1, cards: cardsOf('4d') } });
    expect(rules.legalMoves(led)).toEqual(['4h', '6s', 'pass']);
    const passed = rules.play(led, 'pass', draw);
    expect([passed.lead, passed.turn]).toEqual([null, 1]);
    expect(rules.legalMoves(passed)).toEqual(['3s', '9h']);
    const beaten = rules.play(led, '6s', draw);
    expect([beaten.hands[0], beaten.lead, beaten.turn]).toEqual([cardsOf('4h'), { seat: 0, cards: cardsOf('6s') }, 1]);
  });

  it('is won by the first empty hand', () => {
    const end = rules.play(positionOf(['4h', '3s']), '4h', draw);
    expect(rules.endOf(end)).toEqual({ winners: [0], reason: 'points' });
    expect(rules.endOf(positionOf(['4h', '3s']))).toBeNull();
  });

  it('shows a player his own hand alone, and everything after the end', () => {
    const start = rules.start(draw);
    const seen = rules.view(start, 1);
    expect([seen.hands[0], seen.hands[1], seen.counts]).toEqual([null, start.hands[1], [13, 13]]);
    expect(seen).not.toHaveProperty('rest');
    expect(rules.view(start, null).hands).toEqual(start.hands);
  });

  it('plays every card once through matches of bots, each over the one before', () => {
    const wins = [0, 0];
    for (let match = 0; match < 60; match += 1) {
      let position = rules.start(draw);
      const played: number[] = [];
      for (let move = ''; rules.endOf(position) === null; position = rules.play(position, move, draw)) {
        const legal = rules.legalMoves(position);
        expect(new Set(legal).size).toBe(legal.length);
        move = rules.botMove(rules.view(position, position.turn), legal, draw);
        expect(legal).toContain(move);
        if (position.lead && move !== 'pass') expect(over(move, moveOf(position.lead.cards))).toBe(true);
        played.push(...cardsOf(move));
      }
      expect([...played, ...position.hands.flat(), ...position.rest].sort(byStrength)).toEqual(deck);
      const [winner = 0] = rules.endOf(position)?.winners ?? [];
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const won of wins) expect(won).toBeGreaterThan(10);
  });

  it('has a bot that wins four of five matches against chance', () => {
    let wins = 0;
    for (let match = 0; match < 100; match += 1) {
      const bot = match % 2;
      let position = rules.start(draw);
      for (let move = ''; rules.endOf(position) === null; position = rules.play(position, move, draw)) {
        const legal = rules.legalMoves(position);
        const { turn } = position;
        move =
          turn === bot ? rules.botMove(rules.view(position, turn), legal, draw) : (legal[draw(legal.length)] ?? '');
      }
      if (rules.endOf(position)?.winners.includes(bot)) wins += 1;
    }
    expect(wins).toBeGreaterThan(80);
  });
});
