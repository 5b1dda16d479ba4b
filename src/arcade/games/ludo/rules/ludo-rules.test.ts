import { describe, expect, it } from 'vitest';
import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { type LudoPosition, ludoRules } from './ludo-rules.ts';
import { cellOf, HOME, ringCells, ringSquare, YARD } from './ludo-track.ts';

/** Throws these numbers of a die, one after the other. */
function throwing(...numbers: readonly number[]): DrawInteger {
  const left = [...numbers];
  return () => (left.shift() ?? 1) - 1;
}

function positionOf(tokens: readonly (readonly number[])[], die: number, sixes = 0): LudoPosition {
  return { tokens, turn: 0, die, sixes, passed: [], last: null };
}

const yard = [YARD, YARD, YARD, YARD];

describe('ludo', () => {
  it('has a ring of 52 squares, each beside the next or around a corner, and lanes that end in the middle', () => {
    expect(ringCells).toHaveLength(52);
    expect(new Set(ringCells.map(String)).size).toBe(52);
    for (const [index, [column, row]] of ringCells.entries()) {
      const [nextColumn, nextRow] = ringCells[(index + 1) % 52] ?? [0, 0];
      const far = [Math.abs(column - nextColumn), Math.abs(row - nextRow)];
      expect(Math.max(...far)).toBe(1);
    }
    expect([cellOf(0, HOME), cellOf(1, HOME)]).toEqual([
      [7, 8],
      [7, 6],
    ]);
    expect(ringSquare(1, 0)).toBe(26);
  });

  it('lets tokens out with a six alone, and a six throws again', () => {
    expect(ludoRules.legalMoves(positionOf([[3, YARD, YARD, YARD], yard], 5))).toEqual(['1+5']);
    const out = positionOf([[3, YARD, YARD, YARD], yard], 6, 1);
    expect(ludoRules.legalMoves(out)).toEqual(['1+6', '2+6']);
    const next = ludoRules.play(out, '2+6', throwing(4));
    expect([next.turn, next.die, next.tokens[0]]).toEqual([0, 4, [3, 0, YARD, YARD]]);
  });

  it('passes the turn after a third six in a row', () => {
    const next = ludoRules.play(
      positionOf(
        [
          [3, YARD, YARD, YARD],
          [5, 5, 5, 5],
        ],
        6,
        2,
      ),
      '1+6',
      throwing(6, 2),
    );
    expect([next.turn, next.die]).toEqual([1, 2]);
    expect(next.passed).toEqual([{ seat: 0, die: 6 }]);
  });

  it('sends a single token back to its yard and throws again, but not from a safe square, and no pair', () => {
    // Seat 1 stands 27 steps on: the square 1 of the ring.
    const hit = ludoRules.play(
      positionOf(
        [
          [0, YARD, YARD, YARD],
          [27, YARD, YARD, YARD],
        ],
        1,
      ),
      '1+1',
      throwing(3),
    );
    expect([hit.tokens[1]?.[0], hit.turn, hit.last?.caught]).toEqual([YARD, 0, true]);
    const safe = ludoRules.play(
      positionOf(
        [
          [5, YARD, YARD, YARD],
          [34, YARD, YARD, YARD],
        ],
        3,
      ),
      '1+3',
      throwing(3),
    );
    expect([safe.tokens[1]?.[0], safe.turn]).toEqual([34, 1]);
    expect(
      ludoRules.legalMoves(
        positionOf(
          [
            [0, 40, YARD, YARD],
            [27, 27, YARD, YARD],
          ],
          1,
        ),
      ),
    ).toEqual(['2+1']);
  });

  it('needs the exact number to come home, and is won by who has all there', () => {
    expect(ludoRules.legalMoves(positionOf([[54, HOME, HOME, HOME], yard], 3))).toEqual([]);
    const won = ludoRules.play(positionOf([[54, HOME, HOME, HOME], yard], 2), '1+2', throwing(1));
    expect(ludoRules.endOf(won)).toEqual({ winners: [0], reason: 'home' });
  });

  it('comes to an end between bots, by legal moves alone', () => {
    const draw = fastDraw(3);
    let position = ludoRules.start(draw);
    while (ludoRules.endOf(position) === null) {
      const legal = ludoRules.legalMoves(position);
      const move = ludoRules.botMove(position, legal, draw);
      expect(legal).toContain(move);
      position = ludoRules.play(position, move, draw);
    }
  });
});
