/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type FaroView, faroRules } from '../rules/faro-rules.ts';
import { faroBoard } from './faro-board.tsx';

const words = await loadWords('EN');
const { Board } = faroBoard;
const bets = { win12: 40, lose3: 20 };
/** The soda, a turn of a five that loses to a deuce, and one of a king that loses to an ace. */
const { view } = faroRules.play(shoeDraws([5, 12, 0, 44, 48], 1), [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const won = () =>
  [...document.querySelectorAll('[data-won="true"][data-place]')].map((zone) => zone.getAttribute('data-place'));

test('places chips on a rank to win and to lose', () => {
  const { calls } = showBoard<FaroView>(Board, words, { draft: { bets } });
  fireEvent.click(screen.getByRole('button', { name: 'king of spades to win, 1:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, win11: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'king of spades to lose, 1:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, lose11: 20 } });
});

test('deals turn after turn, and lights what each of them decided', () => {
  const { calls, show } = showBoard<FaroView>(Board, words, { draft: { bets }, view, isShown: false });
  expect(won()).toEqual(['win0', 'lose3']);
  expect(screen.getByText('Turn 1')).toBeDefined();
  act(() => void vi.advanceTimersByTime(420));
  expect(won()).toEqual(['win0', 'lose3', 'lose11', 'win12']);
  act(() => void vi.advanceTimersByTime(420));
  show({ isShown: true });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(faroBoard.outcome(view, words)).toBe('Turns: 2. Last turn: king of clubs loses, ace of clubs wins.');
  expect(faroBoard.rules(words).pays).toHaveLength(3);
});
