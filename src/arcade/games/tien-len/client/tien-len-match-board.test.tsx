/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { cardsOf } from '../rules/tien-len-cards.ts';
import type { TienLenPosition } from '../rules/tien-len-position.ts';
import { tienLenRules } from '../rules/tien-len-rules.ts';
import { tienLenMatchBoard } from './tien-len-match-board.tsx';

const words = await loadWords('EN');
const { Board } = tienLenMatchBoard;
const play = vi.fn();

afterEach(() => {
  render(null, document.body);
  play.mockReset();
});

function show(own: string, led: string | null): void {
  const position: TienLenPosition = {
    ...{ hands: [own, '3c9h'].map(cardsOf), rest: [], first: null, turn: 0, last: null },
    lead: led === null ? null : { seat: 1, cards: cardsOf(led) },
  };
  const view = tienLenRules.view(position, 0);
  const legal = tienLenRules.legalMoves(position);
  const common = { view, seat: 0, legal, moves: [], turn: 0, isOver: false, play, words, hasLessMotion: true };
  act(() => render(<Board {...common} sound={() => {}} />, document.body));
}

const press = (name: string): void => {
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const isDisabled = (name: string): boolean => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the board of tien len', () => {
  it('plays the cards that are picked once they make a move', () => {
    show('5s5h7d', '4c4h');
    expect(isDisabled('Play')).toBe(true);
    press('5 of spades');
    expect(isDisabled('Play')).toBe(true);
    press('5 of hearts');
    press('Play');
    expect(play).toHaveBeenCalledExactlyOnceWith('5s5h');
  });

  it('lets a card be put back, and picks none that is in no move', () => {
    show('5s5h7d', '4c4h');
    press('7 of diamonds');
    press('5 of spades');
    press('5 of spades');
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it('passes only where something was led', () => {
    show('5s5h7d', null);
    expect(isDisabled('Pass')).toBe(true);
    show('5s5h7d', 'Kc');
    press('Pass');
    expect(play).toHaveBeenCalledExactlyOnceWith('pass');
  });

  it('says nothing of the other hand but how many cards it has', () => {
    show('5s', '4c');
    expect(screen.getByRole('img', { name: 'Opponent: 2' })).toBeDefined();
    expect(screen.queryByLabelText('9 of hearts')).toBeNull();
  });
});
