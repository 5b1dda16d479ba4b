import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { countLines } from '#arcade/games/matches/rules/count-lines.ts';
import { putDisc, type ReversiPosition, reversiOpening } from './reversi-board.ts';
import { reversiRules } from './reversi-rules.ts';

const draw = fastDraw(1);

/** A position from eight rows of `x` (dark), `o` (light) and dots, row 1 first. */
function positionOf(rows: string, turn: number): ReversiPosition {
  const discs = [...rows.replace(/\s/g, '')].map((square) => (square === '.' ? null : square === 'x' ? 0 : 1));
  return { ...reversiOpening, discs, turn };
}

describe('reversi', () => {
  it.each([
    [1, 4],
    [2, 12],
    [3, 56],
    [4, 244],
    [5, 1_396],
    [6, 8_200],
  ])('has the known number of lines of %i moves', (depth, lines) => {
    expect(countLines(reversiRules, reversiOpening, depth)).toBe(lines);
  });

  it('turns discs in every direction that a disc closes, up to the first own one', () => {
    const position = positionOf(`x..x..x. .o.o.o.. ..ooo... xoo.oox. ..ooo... .o.o.o.. x..x..x. ........`, 0);
    const { discs } = putDisc(position, 27);
    expect(discs.filter((disc) => disc === 1)).toHaveLength(0);
  });

  it('passes a player without a move, and says so', () => {
    const position = positionOf(`xo.....o ........ ........ ........ ........ ........ ........ xo......`, 0);
    const next = putDisc(position, 2);
    expect(next).toMatchObject({ turn: 0, isPassed: true, isOver: false });
    expect(reversiRules.legalMoves(next)).toEqual(['c8']);
  });

  it('is over when neither can move, and won by more discs', () => {
    const next = putDisc(positionOf(`xo...... ........ ........ ........ ........ ........ ........ ........`, 0), 2);
    expect(reversiRules.endOf(next)).toEqual({ winners: [0], reason: 'count' });
  });

  it('is drawn with equal discs', () => {
    const next = putDisc(positionOf(`xo...... ........ ........ ........ ........ ........ ........ .....ooo`, 0), 2);
    expect(reversiRules.endOf(next)).toEqual({ winners: [], reason: 'count' });
  });

  it('has a bot that takes a corner, and plays on to the end of any match', () => {
    const corner = positionOf(`.ox..... ........ ..oxo... ...xx... ........ ........ ........ ........`, 0);
    const legal = reversiRules.legalMoves(corner);
    expect(reversiRules.botMove(reversiRules.view(corner, 0), legal, draw)).toBe('a1');
    let position = reversiRules.start(draw);
    while (reversiRules.endOf(position) === null) {
      const moves = reversiRules.legalMoves(position);
      const move = reversiRules.botMove(reversiRules.view(position, null), moves, draw);
      expect(moves).toContain(move);
      position = reversiRules.play(position, move, draw);
    }
  });
});
