import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { boardFromFen } from '#arcade/games/chess-family/rules/board-from-fen.ts';
import { firstPosition } from '#arcade/games/chess-family/rules/family-position.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
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

  it('counts the moves of a bare king, from the pieces on the board, and is drawn beyond the limit', () => {
    let position = makrukRules.play(positionOf('4k3/8/8/8/8/8/R7/R2K2r1 w - -'), 'a1a3', draw);
    expect(position.count).toBeNull();
    position = makrukRules.play(positionOf('6k1/8/8/8/8/8/R5r1/R2K4 w - -'), 'a2g2', draw);
    expect(position.count).toEqual({ seat: 1, moves: 4, limit: 8 });
    const ways = ['g8f8', 'a1b1', 'f8e8', 'b1c1', 'e8f8', 'c1a1', 'f8e8', 'a1c1'];
    for (const move of ways) position = makrukRules.play(position, move, draw);
    expect([position.count?.moves, makrukRules.endOf(position)]).toEqual([8, null]);
    expect(makrukRules.endOf(makrukRules.play(position, 'e8f8', draw))?.reason).toBe('quietMoves');
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
