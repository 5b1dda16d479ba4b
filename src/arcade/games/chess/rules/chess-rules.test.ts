import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { boardFromFen } from '#arcade/games/chess-family/rules/board-from-fen.ts';
import { type FamilyPosition, firstPosition } from '#arcade/games/chess-family/rules/family-position.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
import { chessKind, chessRules } from './chess-rules.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';
const draw = fastDraw(1);

const positionOf = (fen: string): FamilyPosition => firstPosition(chessKind, boardFromFen(fen));

const played = (fen: string, moves: string): FamilyPosition =>
  moves.split(' ').reduce((position, move) => {
    expect(chessRules.legalMoves(position)).toContain(move);
    return chessRules.play(position, move, draw);
  }, positionOf(fen));

describe('chess', () => {
  // The known numbers of lines ("perft") of positions that exercise castling, en passant, promotion, pins and checks.
  it.each([
    ['the start', START, 3, 8_902],
    ['many castlings', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -', 2, 2_039],
    ['en passant and pins', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -', 4, 43_238],
    ['promotions', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -', 3, 9_467],
    ['promotion with check', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -', 2, 1_486],
  ])('has the known number of lines from %s', (_name, fen, depth, lines) => {
    expect(countLines(chessRules, positionOf(fen), depth)).toBe(lines);
  });

  it.each([
    ['checkmate', START, 'f2f3 e7e5 g2g4 d8h4', { winners: [1], reason: 'checkmate' }],
    ['stalemate', '7k/8/5KQ1/8/8/8/8/8 w - -', 'g6f7', { winners: [], reason: 'stalemate' }],
    ['too few pieces', '7k/8/8/8/8/8/1r6/K7 w - -', 'a1b2', { winners: [], reason: 'material' }],
    ['repetition', START, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8', { winners: [], reason: 'repetition' }],
    [
      'repetition from a double step on that no pawn could take',
      START,
      'e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1',
      { winners: [], reason: 'repetition' },
    ],
  ])('ends with %s', (_name, fen, moves, end) => {
    expect(chessRules.endOf(played(fen, moves))).toEqual(end);
  });

  it('ends after fifty moves of each side without a capture or a pawn move', () => {
    const position = { ...positionOf('7k/8/8/8/8/8/R7/K7 w - -'), quietMoves: 99 };
    expect(chessRules.endOf(position)).toBeNull();
    expect(chessRules.endOf(chessRules.play(position, 'a2b2', draw))?.reason).toBe('quietMoves');
  });

  it('tells a position where a pawn may take in passing from the same one later', () => {
    const since = '8/8/8/8/3p4/8/4P3/K6k w - -';
    const end = chessRules.endOf(played(since, 'e2e4 h1g1 a1b1 g1h1 b1a1 h1g1 a1b1 g1h1 b1a1'));
    expect(end).toBeNull();
  });

  it.each([
    ['a king alone', '8/8/8/8/8/q7/8/K6k w - -', false],
    ['a knight against a queen', '8/8/8/8/8/q7/N7/K6k w - -', false],
    ['a knight against a rook', '8/8/8/8/8/r7/N7/K6k w - -', true],
    ['a bishop against a queen', '8/8/8/8/8/q7/B7/K6k w - -', false],
    ['a bishop against a pawn', '8/8/8/8/8/p7/B7/K6k w - -', true],
    ['two knights', '8/8/8/8/8/8/NN6/K6k w - -', true],
    ['a pawn', '8/8/8/8/8/8/P7/K6k w - -', true],
  ])('draws instead of time where the other player has %s and could never win: %s', (_name, fen, canWin) => {
    expect(chessRules.canWin?.(positionOf(fen), 0)).toBe(canWin);
  });

  it('knows which captures were made, en passant too', () => {
    expect(played(START, 'e2e4 a7a6 e4e5 d7d5 e5d6').taken).toEqual(['p']);
  });

  it('has a bot that takes a queen, gives mate in one, and saves its own', () => {
    const move = (fen: string) => {
      const position = positionOf(fen);
      return chessRules.botMove(position, chessRules.legalMoves(position), draw);
    };
    expect(move('4k3/8/8/3q4/4P3/8/8/4K3 w - -')).toBe('e4d5');
    expect(move('6k1/5ppp/8/8/8/8/8/R3K3 w Q -')).toBe('a1a8');
    expect(move('4k3/8/8/8/1b6/8/3Q4/4K3 w - -')).toBe('d2b4');
  });
});
