import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { boardFromFen } from '#arcade/games/chess-family/rules/board-from-fen.ts';
import { firstPosition } from '#arcade/games/chess-family/rules/family-position.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
import { declarationsIn, splitDeclared } from '#arcade/games/matches/rules/declared-move.ts';
import { type MakrukPosition, makrukKind, makrukRules } from './makruk-rules.ts';

const draw = fastDraw(1);
const positionOf = (fen: string): MakrukPosition => ({ ...firstPosition(makrukKind, boardFromFen(fen)), count: null });

describe('makruk', () => {
  it.each([
    [1, 23],
    [2, 529],
    [3, 12_012],
  ])('has the known number of lines of %i moves', (depth, lines) => {
    expect(countLines(makrukRules, makrukRules.start(draw), depth)).toBe(lines);
  });

  it('makes a pawn a met on the sixth rank, and on no other', () => {
    expect(makrukRules.legalMoves(positionOf('4k3/8/8/P7/8/8/8/3K4 w - -'))).toContain('a5a6m');
    expect(makrukRules.legalMoves(positionOf('4k3/8/8/8/P7/8/8/3K4 w - -'))).toContain('a4a5');
  });

  it('moves a silver diagonally and straight ahead, for each side its own way', () => {
    const moves = (fen: string, from: string) =>
      makrukRules
        .legalMoves(positionOf(fen))
        .filter((move) => move.startsWith(from))
        .sort();
    expect(moves('4k3/8/8/8/3S4/8/8/3K4 w - -', 'd4')).toEqual(['d4c3', 'd4c5', 'd4d5', 'd4e3', 'd4e5']);
    expect(moves('4k3/8/8/8/3s4/8/8/3K4 b - -', 'd4')).toEqual(['d4c3', 'd4c5', 'd4d3', 'd4e3', 'd4e5']);
  });

  it('counts the pieces’ honour of a bare king, from the pieces on the board, and is drawn beyond the limit', () => {
    let position = makrukRules.play(positionOf('4k3/8/8/8/8/8/R7/R2K2r1 w - -'), 'a1a3', draw);
    expect(position.count).toBeNull();
    position = makrukRules.play(positionOf('6k1/8/8/8/8/8/R5r1/R2K4 w - -'), 'a2g2', draw);
    expect(position.count).toEqual({ honour: 'pieces', seat: 1, moves: 4, limit: 8 });
    const ways = ['g8f8', 'a1b1', 'f8e8', 'b1c1', 'e8f8', 'c1a1', 'f8e8', 'a1c1'];
    for (const move of ways) position = makrukRules.play(position, move, draw);
    expect([position.count?.moves, makrukRules.endOf(position)]).toEqual([8, null]);
    expect(makrukRules.endOf(makrukRules.play(position, 'e8f8', draw))?.reason).toBe('honour');
  });

  it.each([
    ['RR', 8],
    ['RSN', 16],
    ['SSN', 22],
    ['NNS', 32],
    ['SN', 44],
    ['N', 64],
    ['MM', 64],
  ])('counts a king alone against %s to %i', (hunters, limit) => {
    const fen = `4k3/8/8/8/8/8/${hunters}${8 - hunters.length}/3K4 w - -`;
    const position = makrukRules.play(positionOf(fen), 'd1e1', draw);
    expect(position.count).toEqual({ honour: 'pieces', seat: 1, moves: hunters.length + 2, limit });
  });

  it('lets no king alone win, not even by time', () => {
    const position = positionOf('4k3/8/8/8/8/8/R7/3K4 w - -');
    expect([0, 1].map((seat) => makrukRules.canWin?.(position, seat))).toEqual([true, false]);
  });

  it('is lost by who is mated and drawn by stalemate', () => {
    const mated = makrukRules.play(positionOf('k7/8/1K6/8/8/8/8/7R w - -'), 'h1h8', draw);
    expect(makrukRules.endOf(mated)).toEqual({ winners: [0], reason: 'checkmate' });
    const stuck = makrukRules.play(positionOf('k1K5/8/7R/8/8/8/8/8 w - -'), 'h6h7', draw);
    expect(makrukRules.endOf(stuck)).toEqual({ winners: [], reason: 'stalemate' });
  });
});

describe('the board’s honour', () => {
  /** A rook against a knight: red is the weaker side. */
  const UNEQUAL = '4k2n/8/8/8/8/8/8/R2K4 b - -';
  const begun = (fen: string, move: string) => makrukRules.play(positionOf(fen), `${move}:count`, draw);
  const declarations = (position: MakrukPosition) => declarationsIn(makrukRules.legalMoves(position));

  it('may be counted by the weaker side alone, on its own move, and only without pawns', () => {
    expect(declarations(positionOf(UNEQUAL))).toEqual(['count']);
    expect(declarations(positionOf(UNEQUAL.replace(' b ', ' w ')))).toEqual([]);
    expect(declarations(positionOf('4k2n/8/8/8/8/8/8/N2K4 b - -'))).toEqual([]);
    expect(declarations(positionOf('4k2n/8/8/8/8/P7/8/R2K4 b - -'))).toEqual([]);
    // A met that was a pawn is none any more.
    expect(declarations(positionOf('4k2n/8/8/8/8/M7/8/R2K4 b - -'))).toEqual(['count']);
  });

  it('begins at one with the declared move, and not by itself', () => {
    expect(makrukRules.play(positionOf(UNEQUAL), 'e8e7', draw).count).toBeNull();
    expect(begun(UNEQUAL, 'e8e7').count).toEqual({ honour: 'board', seat: 1, moves: 1, limit: 64 });
  });

  it('goes on past captures, and gives way to the pieces’ honour with the last piece', () => {
    const captured = makrukRules.play(begun('4k1nn/8/8/8/8/8/8/R2K3R b - -', 'e8e7'), 'h1h8', draw);
    expect(captured.count).toEqual({ honour: 'board', seat: 1, moves: 1, limit: 64 });
    const bare = makrukRules.play(begun('4k2n/8/8/8/8/8/8/R2K3R b - -', 'e8e7'), 'h1h8', draw);
    expect(bare.count).toEqual({ honour: 'pieces', seat: 1, moves: 4, limit: 8 });
  });

  it('counts the moves of its side alone, and is drawn with the sixty-fifth', () => {
    const count = { honour: 'board', seat: 1, moves: 63, limit: 64 } as const;
    let position = makrukRules.play({ ...positionOf(UNEQUAL), count }, 'e8e7', draw);
    expect([position.count?.moves, makrukRules.endOf(position)]).toEqual([64, null]);
    position = makrukRules.play(position, 'a1a2', draw);
    expect([position.count?.moves, makrukRules.endOf(position)]).toEqual([64, null]);
    position = makrukRules.play(position, 'e7e8', draw);
    expect([position.count?.moves, makrukRules.endOf(position)]).toEqual([65, { winners: [], reason: 'honour' }]);
  });

  it('leaves the other side its last move to give mate', () => {
    const count = { honour: 'board', seat: 1, moves: 64, limit: 64 } as const;
    const position = { ...positionOf('k7/7n/1K6/8/8/8/8/3R4 w - -'), count };
    expect(makrukRules.endOf(makrukRules.play(position, 'd1d8', draw))).toEqual({ winners: [0], reason: 'checkmate' });
  });

  it('may be stopped with a move by who counts, and begins at one again', () => {
    let position = makrukRules.play(begun(UNEQUAL, 'e8e7'), 'a1a2', draw);
    expect(declarations(position)).toEqual(['stop']);
    position = makrukRules.play(position, 'e7e8:stop', draw);
    expect([position.count, declarations(position)]).toEqual([null, []]);
    position = makrukRules.play(makrukRules.play(position, 'a2a1', draw), 'e8e7:count', draw);
    expect([position.count?.moves, declarations(position)]).toEqual([1, []]);
  });

  it('is a draw where the side that counts gives mate, unless it stops with that move', () => {
    const count = { honour: 'board', seat: 1, moves: 5, limit: 64 } as const;
    const ready = { ...positionOf('6r1/7S/8/8/8/1k6/8/K7 b - -'), count };
    const drawn = makrukRules.play(ready, 'g8g1', draw);
    expect([drawn.hasMoves, drawn.isCheck]).toEqual([false, true]);
    expect(makrukRules.endOf(drawn)).toEqual({ winners: [], reason: 'honour' });
    expect(makrukRules.endOf(makrukRules.play(ready, 'g8g1:stop', draw))).toEqual({
      winners: [1],
      reason: 'checkmate',
    });
  });

  it('gives way to the count of the other side where that loses its last piece', () => {
    const count = { honour: 'board', seat: 1, moves: 5, limit: 64 } as const;
    const counted = { ...positionOf('4k3/8/8/8/8/8/7R/3K3r b - -'), count };
    expect(makrukRules.play(counted, 'h1h2', draw).count).toEqual({ honour: 'pieces', seat: 0, moves: 3, limit: 16 });
  });

  it('is counted by a bot that is the weaker side', () => {
    const move = makrukRules.botMove(positionOf(UNEQUAL), [], draw);
    expect(makrukRules.legalMoves(positionOf(UNEQUAL))).toContain(move);
    expect(splitDeclared(move).declared).toBe('count');
    const counting = makrukRules.play(makrukRules.play(positionOf(UNEQUAL), move, draw), 'd1d2', draw);
    expect(splitDeclared(makrukRules.botMove(counting, [], draw)).declared).toBeNull();
  });
});
