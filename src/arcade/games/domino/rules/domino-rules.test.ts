import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { DominoPosition } from './domino-position.ts';
import { dominoRules } from './domino-rules.ts';
import { dominoSet, pipsOfHand } from './domino-tiles.ts';

const draw = fastDraw(5);

function positionOf(changes: Partial<DominoPosition>): DominoPosition {
  return { hands: [[], []], stock: [], chain: [], leftCount: 0, turn: 0, passes: 0, last: null, ...changes };
}

const tilesIn = ({ hands, stock, chain }: DominoPosition): string[] =>
  [
    ...hands.flat(),
    ...stock,
    ...chain.map(({ left, right }) => `${Math.max(left, right)}${Math.min(left, right)}`),
  ].sort();

describe('domino', () => {
  it('has 28 tiles of 168 pips, each number eight times', () => {
    expect([new Set(dominoSet).size, pipsOfHand(dominoSet)]).toEqual([28, 168]);
    for (const number of '0123456') expect([...dominoSet.join('')].filter((one) => one === number)).toHaveLength(8);
  });

  it('begins with the highest double, or else the tile of most pips', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const start = dominoRules.start(fastDraw(seed));
      const doubles = start.hands.flat().filter((tile) => tile.charAt(0) === tile.charAt(1));
      const [move = ''] = dominoRules.legalMoves(start);
      expect(start.hands[start.turn]).toContain(move.slice(0, 2));
      if (doubles.length > 0) expect(move.slice(0, 2)).toBe(doubles.sort().at(-1));
    }
  });

  it('lets a player draw only where no tile fits, and pass only where none is left to draw', () => {
    const chain = [{ left: 6, right: 4 }];
    const moves = (hand: string[], stock: string[]) =>
      dominoRules.legalMoves(positionOf({ hands: [hand, ['10']], chain, stock }));
    expect(moves(['62', '44', '10'], ['31'])).toEqual(['62l', '44r']);
    expect(moves(['10'], ['31'])).toEqual(['draw']);
    expect(moves(['10'], [])).toEqual(['pass']);
    const drawn = dominoRules.play(positionOf({ hands: [['10'], []], chain, stock: ['31', '42'] }), 'draw', draw);
    expect([drawn.hands[0], drawn.stock, drawn.turn]).toEqual([['10', '31'], ['42'], 0]);
  });

  it('is won by the empty hand, by fewer pips where it is blocked, and drawn with equal ones', () => {
    const chain = [{ left: 6, right: 6 }];
    const blocked = (hands: string[][]) => dominoRules.endOf(positionOf({ hands, chain, passes: 2 }));
    expect(dominoRules.endOf(positionOf({ hands: [['10'], []], chain }))).toEqual({ winners: [1], reason: 'points' });
    expect(blocked([['32'], ['11']])).toEqual({ winners: [1], reason: 'blocked' });
    expect(blocked([['20'], ['11']])).toEqual({ winners: [], reason: 'blocked' });
  });

  it('shows a player his own hand alone, and everything after the end', () => {
    const start = dominoRules.start(draw);
    const seen = dominoRules.view(start, 1);
    expect([seen.hands[0], seen.hands[1], seen.counts, seen.stockCount]).toEqual([null, start.hands[1], [7, 7], 14]);
    expect(JSON.stringify(seen)).not.toContain(start.stock.join('","'));
    expect(dominoRules.view(start, null).hands).toEqual(start.hands);
  });

  it('keeps every tile once, and every neighbour equal, through matches of bots', () => {
    for (let match = 0; match < 20; match += 1) {
      let position = dominoRules.start(draw);
      while (dominoRules.endOf(position) === null) {
        const legal = dominoRules.legalMoves(position);
        const move = dominoRules.botMove(dominoRules.view(position, position.turn), legal, draw);
        expect(legal).toContain(move);
        position = dominoRules.play(position, move, draw);
      }
      expect(tilesIn(position)).toEqual([...dominoSet].sort());
      for (const [index, { left }] of position.chain.entries())
        if (index > 0) expect(left).toBe(position.chain[index - 1]?.right);
    }
  });
});
