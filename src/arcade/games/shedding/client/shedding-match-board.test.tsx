/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { bigTwoMatchBoard } from '#arcade/games/big-two/client/big-two-match-board.ts';
import { bigTwo, bigTwoRules } from '#arcade/games/big-two/rules/big-two-rules.ts';
import { tienLenMatchBoard } from '#arcade/games/tien-len/client/tien-len-match-board.ts';
import { tienLen, tienLenRules } from '#arcade/games/tien-len/rules/tien-len-rules.ts';
import type { SheddingPosition } from '../rules/shedding-position.ts';

const words = await loadWords('EN');
const games = {
  tienLen: { ...tienLen, rules: tienLenRules, board: tienLenMatchBoard },
  bigTwo: { ...bigTwo, rules: bigTwoRules, board: bigTwoMatchBoard },
};
const play = vi.fn();

afterEach(() => {
  render(null, document.body);
  play.mockReset();
});

function show(own: string, led: string | null, game: keyof typeof games = 'tienLen'): void {
  const {
    rules,
    board: { Board },
    cards: { cardsOf },
  } = games[game];
  const position: SheddingPosition = {
    ...{ hands: [own, '3c9h'].map(cardsOf), rest: [], first: null, turn: 0, last: null },
    lead: led === null ? null : { seat: 1, cards: cardsOf(led) },
  };
  const view = rules.view(position, 0);
  const legal = rules.legalMoves(position);
  const common = { view, seat: 0, legal, moves: [], turn: 0, isOver: false, play, words, hasLessMotion: true };
  act(() => render(<Board {...common} sound={() => {}} />, document.body));
}

const press = (name: string): void => {
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const isDisabled = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('the board of tien len and big two', () => {
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

  it('plays five cards of big two over five, in any order of the picks', () => {
    show('3d5d7d9dKd5h5s7hQs', '3c4h5c6s7c', 'bigTwo');
    for (const card of ['king', '3', '9', '5', '7']) press(`${card} of diamonds`);
    press('Play');
    expect(play).toHaveBeenCalledExactlyOnceWith('3d5d7d9dKd');
  });

  it.each(['tienLen', 'bigTwo'] as const)('says in the rules of %s how its own suits rise', (game) => {
    const text = games[game].board.rules(words).join(' ');
    expect(text).toContain(game === 'tienLen' ? '♠ ♣ ♦ ♥' : '♦ ♣ ♥ ♠');
    expect(text).not.toContain('{{');
  });
});
