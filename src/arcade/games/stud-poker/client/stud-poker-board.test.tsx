/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type StudPokerView, studPokerRules } from '../rules/stud-poker-rules.ts';
import { studPokerBoard } from './stud-poker-board.tsx';

const words = await loadWords('EN');
const { Board } = studPokerBoard;
const bets = { ante: 100 };
const STEP = 350;

/** Two pair of the player, ace and king of the dealer. */
const CARDS = [0, 1, 4, 5, 20, 48, 44, 30, 25, 16];

function played(...acts: readonly string[]) {
  const round = studPokerRules.play(shoeDraws(CARDS, 1), [{ bets }, ...acts.map((name) => ({ act: name }))], 100);
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
const hands = () => screen.getAllByRole('group', { name: /, hand/ }).map((hand) => hand.getAttribute('aria-label'));

test('shows one card of the dealer, and raises by two antes or folds', () => {
  const { calls, show } = showBoard<StudPokerView>(Board, words, { ...played(), draft: { bets } });
  pass(10 * STEP);
  expect(hands()).toEqual(['Dealer, hand: –', 'Your hand, hand: Two pair']);
  expect(screen.getAllByRole('img', { name: 'Face-down card' })).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Raise$2.00' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'raise' });
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'fold' });
  show({ creditMinor: 199 });
  expect(screen.getByRole('button', { name: /^Raise/ }).getAttribute('aria-disabled')).toBe('true');
});

test('turns the dealer’s cards up at the end, and lights what the hand pays', () => {
  const { calls, show } = showBoard<StudPokerView>(Board, words, { ...played() });
  pass(10 * STEP);
  show({ ...played('raise'), winMinor: 800 });
  pass(2 * STEP);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(hands()[0]).toBe('Dealer, hand: High card');
  expect(document.querySelector('.dl-result')?.textContent).toBe('Win$8.00');
  expect(document.querySelector('.pay-list [data-now="true"]')?.textContent).toBe('Two pair2:1');
  expect(studPokerBoard.outcome(played('fold').view, words)).toBe('Dealer: High card. Your hand: Two pair. Folded.');
  expect(studPokerBoard.rules(words).pays).toHaveLength(11);
});
