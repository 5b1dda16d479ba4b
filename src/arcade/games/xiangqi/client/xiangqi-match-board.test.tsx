/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { xiangqiBoard } from '../rules/xiangqi-board.ts';
import { xiangqiPosition, xiangqiRules } from '../rules/xiangqi-rules.ts';
import { xiangqiMatchBoard } from './xiangqi-match-board.tsx';

const words = await loadWords('EN');
const { Board } = xiangqiMatchBoard;
const play = vi.fn();

afterEach(() => {
  render(null, document.body);
  play.mockReset();
});

function show(seat: 0 | 1, fen?: string): void {
  const position = xiangqiPosition(xiangqiBoard(fen));
  const view = xiangqiRules.view(position, seat);
  const legal = position.turn === seat ? xiangqiRules.legalMoves(position) : [];
  const common = { view, seat, legal, moves: [], turn: 0, isOver: false, play, words, hasLessMotion: true };
  act(() => render(<Board {...common} sound={() => {}} />, document.body));
}

const point = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: RegExp): void => {
  act(() => {
    fireEvent.click(point(name));
  });
};

describe('the board of xiangqi', () => {
  it('has ninety points, and says what stands on each', () => {
    show(0);
    expect(screen.getAllByRole('button')).toHaveLength(90);
    expect(point(/^e0, Red general$/)).toBeDefined();
    expect(point(/^h7, Black cannon$/)).toBeDefined();
    expect(point(/^e4, empty$/)).toBeDefined();
  });

  it('moves a piece to one of the points that it may go to', () => {
    show(0);
    press(/^h2/);
    expect(point(/^e2, empty, possible move$/)).toBeDefined();
    press(/^h4/);
    // The piece is chosen no longer.
    press(/^e2/);
    expect(play.mock.calls).toEqual([['h2h4']]);
  });

  it('moves nothing out of turn, and turns the board for black', () => {
    show(1);
    press(/^h7/);
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
    expect(screen.getAllByRole('button')[0]?.dataset.square).toBe('i0');
  });

  it('is walked through by arrow keys to its edge', () => {
    show(0);
    act(() => point(/^e0/).focus());
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown'])
      act(() => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key });
      });
    expect((document.activeElement as HTMLElement).dataset.square).toBe('d0');
  });

  it('marks the general that is in check', () => {
    show(0, '4k4/9/9/9/9/9/9/9/9/r2K5 w');
    expect(document.querySelector('[data-alarmed="true"]')?.getAttribute('data-square')).toBe('d0');
  });
});
