import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
import { moveName, moveOf, pointName, pointOf, xiangqiBoard } from './xiangqi-board.ts';
import { type XiangqiPosition, xiangqiPosition, xiangqiRules } from './xiangqi-rules.ts';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
const draw = fastDraw(1);

const positionOf = (fen: string): XiangqiPosition => xiangqiPosition(xiangqiBoard(fen));

const played = (fen: string, moves: string): XiangqiPosition =>
  moves.split(' ').reduce((position, move) => {
    expect(xiangqiRules.legalMoves(position)).toContain(move);
    return xiangqiRules.play(position, move, draw);
  }, positionOf(fen));

/** The moves from a point. */
const movesFrom = (fen: string, point: string): readonly string[] =>
  xiangqiRules
    .legalMoves(positionOf(fen))
    .filter((move) => move.startsWith(point))
    .map((move) => move.slice(2))
    .sort();

describe('xiangqi', () => {
  // The known numbers of lines ("perft") from the start.
  it.each([
    [1, 44],
    [2, 1_920],
    [3, 79_666],
  ])('has the known number of lines of %i moves', (depth, lines) => {
    expect(countLines(xiangqiRules, positionOf(START), depth)).toBe(lines);
  });

  it('names every point once', () => {
    for (let point = 0; point < 90; point += 1) expect(pointOf(pointName(point))).toBe(point);
    expect(moveName(moveOf('h2e2'))).toBe('h2e2');
  });

  it.each([
    ['a general stays in its palace, out of sight of the other', '3k5/9/9/9/9/9/9/9/4K4/9 w', 'e1', ['e0', 'e2', 'f1']],
    ['an advisor stays in the palace', '3k5/9/9/9/9/9/9/9/4A4/4K4 w', 'e1', ['d0', 'd2', 'f0', 'f2']],
    ['an elephant is blocked at its eye and stays at home', '3k5/9/9/9/9/2B6/3P5/9/9/4K4 w', 'c4', ['a2']],
    ['a horse is blocked at its leg', '3k5/9/9/9/9/4p4/4N4/9/9/4K4 w', 'e3', ['c2', 'c4', 'd1', 'f1', 'g2', 'g4']],
    [
      'a cannon takes over one piece alone',
      '3k5/9/9/9/p8/9/P8/C8/1p7/4K4 w',
      'a2',
      'a0 a1 a5 b2 c2 d2 e2 f2 g2 h2 i2'.split(' '),
    ],
    ['a soldier goes ahead alone before the river', '3k5/9/9/9/9/4P4/9/9/9/4K4 w', 'e4', ['e5']],
    ['a soldier goes aside beyond it, and never back', '3k5/9/9/9/4P4/9/9/9/9/4K4 w', 'e5', ['d5', 'e6', 'f5']],
  ])('%s', (_name, fen, point, moves) => {
    expect(movesFrom(fen, point)).toEqual(moves);
  });

  it.each([
    ['checkmate', '3k5/9/9/9/9/9/9/9/R8/1R3K3 w', 'a1a8 d9e9 b0b9', { winners: [0], reason: 'checkmate' }],
    ['too few pieces', '3k5/9/9/9/9/9/9/9/4p4/4K4 w', 'e0e1', { winners: [], reason: 'material' }],
    ['repetition', START, 'b0c2 b9c7 c2b0 c7b9 b0c2 b9c7 c2b0 c7b9', { winners: [], reason: 'repetition' }],
  ])('ends with %s', (_name, fen, moves, end) => {
    expect(xiangqiRules.endOf(played(fen, moves))).toEqual(end);
  });

  it('is lost by who cannot move without being in check', () => {
    const quiet = positionOf('3k5/2P1P4/9/9/9/9/9/9/9/4K4 b');
    expect([quiet.isCheck, quiet.hasMoves]).toEqual([false, false]);
    expect(xiangqiRules.endOf(quiet)).toEqual({ winners: [0], reason: 'noMoves' });
  });

  it('is lost by who gives check for ever', () => {
    const chase = '4k4/9/9/9/9/9/9/9/4p4/R2K5 w';
    const end = xiangqiRules.endOf(played(chase, 'a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9 e9e8'));
    expect(end).toEqual({ winners: [1], reason: 'perpetualCheck' });
  });

  it('is drawn where not every move of the repetition gave check', () => {
    const chase = '4k4/9/9/9/9/9/9/8R/4P4/3K5 w';
    const end = xiangqiRules.endOf(played(chase, 'i2i9 e9e8 i9i1 e8e9 i1i9 e9e8 i9i8 e8e9 i8i9 e9e8'));
    expect(end?.reason).not.toBe('perpetualCheck');
  });

  it('ends after sixty moves of each side without a capture', () => {
    const position = positionOf('3k5/9/9/9/9/9/9/9/4R4/4K4 w');
    const quiet = Array.from({ length: 119 }, (_, at) => ({ key: String(at), isCheck: false }));
    const before = { ...position, since: quiet };
    expect(xiangqiRules.endOf(before)).toBeNull();
    const after = xiangqiRules.play(xiangqiRules.play(before, 'e1e2', draw), 'd9d8', draw);
    expect(xiangqiRules.endOf(after)?.reason).toBe('quietMoves');
  });

  it('can be won by a side that has a piece which crosses the river', () => {
    const position = positionOf('3k5/9/9/9/9/9/9/4B4/4A4/4K3P w');
    expect([0, 1].map((seat) => xiangqiRules.canWin?.(position, seat))).toEqual([true, false]);
  });

  it('is played by bots with legal moves to its end', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 2; seed += 1) {
      const random = fastDraw(seed);
      let position = xiangqiRules.start(random);
      for (let move = 0; move < 160 && xiangqiRules.endOf(position) === null; move += 1) {
        const legal = xiangqiRules.legalMoves(position);
        const made = xiangqiRules.botMove(xiangqiRules.view(position, position.turn), legal, random);
        expect(legal).toContain(made);
        position = xiangqiRules.play(position, made, random);
      }
      expect(position.taken.length).toBeGreaterThan(2);
    }
  });

  it('has a bot that takes what stands free, and gives mate', () => {
    const bot = (fen: string) => xiangqiRules.botMove(xiangqiRules.view(positionOf(fen), 0), [], draw);
    expect(bot('3k5/9/9/9/r8/9/9/9/9/R3K4 w')).toBe('a0a5');
    expect(bot('3k5/9/9/9/9/9/9/9/R8/1R2K4 w')).toMatch(/^(a1a9|b0b9)$/);
  });
});
