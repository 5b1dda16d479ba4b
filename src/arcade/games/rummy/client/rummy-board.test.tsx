/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type RummyView, rummyRules } from '../rules/rummy-rules.ts';
import { rummyBoard } from './rummy-board.tsx';

const words = await loadWords('EN');
const { Board } = rummyBoard;
const bets = { ante: 100 };
const STEP = 350;

/** A deuce and a three of clubs with another deuce against a six, a four and an ace. */
const CARDS = [0, 1, 4, 18, 11, 48];

function played(...acts: readonly string[]) {
  const round = rummyRules.play(shoeDraws(CARDS, 1), [{ bets }, ...acts.map((name) => ({ act: name }))], 100);
  return { ...round, isShown: !round.isOver };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hands = () => screen.getAllByRole('group', { name: /points/ }).map((hand) => hand.getAttribute('aria-label'));

test('counts the player’s points, and raises by the ante or folds', () => {
  const { calls } = showBoard<RummyView>(Board, words, { ...played(), draft: { bets } });
  pass(6 * STEP);
  expect(hands()).toEqual(['Dealer, points: –', 'Your hand, points: 2']);
  expect(document.querySelector('.pay-list [data-now="true"]')?.textContent).toBe('Points: \u20661–5\u20692:1');
  fireEvent.click(screen.getByRole('button', { name: 'Raise$1.00' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'raise' });
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'fold' });
});

test('turns the dealer’s cards up at the end, and tells it once', () => {
  const { calls, show } = showBoard<RummyView>(Board, words, { ...played() });
  pass(6 * STEP);
  show({ ...played('raise'), winMinor: 500 });
  pass(2 * STEP);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(hands()[0]).toBe('Dealer, points: 11');
  expect(document.querySelector('.dl-result')?.textContent).toBe('Win$5.00');
  expect(rummyBoard.outcome(played('fold').view, words)).toBe('Dealer: 11. Your hand: 2. Folded.');
  expect(rummyBoard.rules(words).pays).toHaveLength(4);
});
