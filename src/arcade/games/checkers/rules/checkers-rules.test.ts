import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
import { squareOf } from '#arcade/games/matches/rules/square-names.ts';
import { type CheckersPosition, checkersPosition, checkersRules } from './checkers-rules.ts';

const draw = fastDraw(1);

/** A position from pieces such as `m:c3 K:h8`. */
function positionOf(pieces: string, turn: number): CheckersPosition {
  const squares = Array.from({ length: 64 }, () => '.');
  for (const entry of pieces.split(' ')) {
    const [piece = '.', square = 'a1'] = entry.split(':');
    squares[squareOf(square)] = piece;
  }
  return checkersPosition(squares, turn);
}

describe('checkers', () => {
  it.each([
    [1, 7],
    [2, 49],
    [3, 302],
    [4, 1_469],
    [5, 7_361],
    [6, 36_768],
  ])('has the known number of lines of %i moves', (depth, lines) => {
    expect(countLines(checkersRules, checkersRules.start(draw), depth)).toBe(lines);
  });

  it('takes where it can, and as often as it can', () => {
    const position = positionOf('m:a1 m:h2 M:b2 M:d4 M:d6', 0);
    expect(checkersRules.legalMoves(position)).toEqual(['a1xc3xe5xc7']);
    expect(checkersRules.play(position, 'a1xc3xe5xc7', draw).squares.filter((piece) => piece === 'M')).toEqual([]);
  });

  it('ends the move of a man where it becomes a king, and lets a king take backwards', () => {
    const position = positionOf('m:b6 M:c7 M:e7', 0);
    expect(checkersRules.legalMoves(position)).toEqual(['b6xd8']);
    expect(checkersRules.play(position, 'b6xd8', draw).squares[squareOf('d8')]).toBe('k');
    expect(checkersRules.legalMoves(positionOf('k:d8 M:e7 M:g5', 0))).toEqual(['d8xf6xh4']);
  });

  it('is lost by who cannot move, and drawn by repetition and after forty quiet moves each', () => {
    expect(checkersRules.endOf(positionOf('m:a3 M:b4 M:c5', 0))).toEqual({ winners: [1], reason: 'noMoves' });
    let position = positionOf('k:a1 K:h8', 0);
    for (const move of ['a1-b2', 'h8-g7', 'b2-a1', 'g7-h8', 'a1-b2', 'h8-g7', 'b2-a1'])
      position = checkersRules.play(position, move, draw);
    expect(checkersRules.endOf(position)).toBeNull();
    expect(checkersRules.endOf(checkersRules.play(position, 'g7-h8', draw))?.reason).toBe('repetition');
    const late = { ...positionOf('k:a1 K:h8', 0), quietMoves: 79 };
    expect(checkersRules.endOf(checkersRules.play(late, 'a1-b2', draw))?.reason).toBe('quietMoves');
  });

  it('has a bot that beats moves at random', () => {
    let position = checkersRules.start(draw);
    let moves = 0;
    for (; checkersRules.endOf(position) === null; moves += 1) {
      const legal = checkersRules.legalMoves(position);
      const move = moves % 2 === 0 ? checkersRules.botMove(position, legal, draw) : (legal[draw(legal.length)] ?? '');
      expect(legal).toContain(move);
      position = checkersRules.play(position, move, draw);
    }
    expect(checkersRules.endOf(position)?.winners).toEqual([0]);
  });
});
