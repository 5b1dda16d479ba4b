/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type PokDengView, pokDengRules } from '../rules/pok-deng-rules.ts';
import { pokDengBoard } from './pok-deng-board.tsx';

const words = await loadWords('EN');
const { Board } = pokDengBoard;
const bets = { main: 100 };
const STEP = 350;

/** A round with these cards of the player and the dealer, clubs all. */
function played(signs: string, ...acts: readonly string[]) {
  const cards = [...signs].map((sign) => '23456789TJQKA'.indexOf(sign) * 4).values();
  const round = pokDengRules.play(
    () => cards.next().value ?? 0,
    [{ bets }, ...acts.map((name) => ({ act: name }))],
    100,
  );
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

test('deals the dealer’s cards face down, and draws by press or key', () => {
  const { calls } = showBoard<PokDengView>(Board, words, { ...played('23T4KQ'), draft: { bets } });
  pass(4 * STEP);
  expect(hands()).toEqual(['Dealer, points: –', 'Your hand, points: 5 · 2 deng']);
  expect(screen.getAllByRole('img', { name: 'Face-down card' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'draw' });
  fireEvent.keyDown(document.body, { key: 's' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'stay' });
});

test('turns the dealer’s cards up after the third card, and tells the end once', () => {
  const { calls, show } = showBoard<PokDengView>(Board, words, { ...played('2344KQ') });
  pass(4 * STEP);
  show({ ...played('2344KQ', 'draw'), winMinor: 600 });
  expect(hands()).toEqual(['Dealer, points: –', 'Your hand, points: 9 · 5 deng']);
  pass(3 * STEP);
  expect(hands()[0]).toBe('Dealer, points: 4 · 3 deng');
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.dl-result')?.textContent).toBe('Win$6.00');
  expect(document.querySelector('.pay-list [data-now="true"]')?.textContent).toBe('5 deng5:1');
});

test('says the end in words', () => {
  const { view } = played('2334K5', 'stay');
  expect(pokDengBoard.outcome(view, words)).toBe('Dealer: 9 · 3 deng. Your hand: 5 · 2 deng. Lost.');
  expect(pokDengBoard.outcome(played('TK99K5').view, words)).toContain('Dealer: Pok 9 · 2 deng.');
  expect(pokDengBoard.rules(words).pays).toHaveLength(4);
});
