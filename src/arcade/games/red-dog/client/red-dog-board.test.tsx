/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type RedDogView, redDogRules } from '../rules/red-dog-rules.ts';
import { redDogBoard } from './red-dog-board.tsx';

const words = await loadWords('EN');
const { Board } = redDogBoard;
const bets = { main: 100 };
const STEP = 350;

function played(signs: string, ...acts: readonly string[]) {
  const cards = [...signs].map((sign) => '23456789TJQKA'.indexOf(sign) * 4);
  const round = redDogRules.play(shoeDraws(cards, 6), [{ bets }, ...acts.map((name) => ({ act: name }))], 100);
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
const cards = () => [...document.querySelectorAll('.rd-cards .ct-card')].map((card) => card.getAttribute('aria-label'));

test('deals two cards with a gap, lights what the spread pays, and raises by press or key', () => {
  const { calls, show } = showBoard<RedDogView>(Board, words, { draft: { bets: {} } });
  fireEvent.click(screen.getByRole('button', { name: 'Main bet, 1–5:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { main: 20 } });
  show({ ...played('2T'), draft: { bets } });
  pass(2 * STEP);
  expect(cards()).toEqual(['2 of clubs', null, '10 of clubs']);
  expect(document.querySelector('[data-now="true"]')?.textContent).toBe('Spread \u20664–11\u20691:1');
  expect(screen.getByRole('status').textContent).toBe('Spread 7');
  fireEvent.click(screen.getByRole('button', { name: 'Raise$1.00' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'raise' });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'call' });
});

test('puts the third card between them and tells the end once', () => {
  const { calls, show } = showBoard<RedDogView>(Board, words, { ...played('2T') });
  pass(2 * STEP);
  show({ ...played('2T5', 'raise'), winMinor: 400 });
  pass(STEP);
  expect(cards()).toEqual(['2 of clubs', '5 of clubs', '10 of clubs']);
  pass(STEP);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.dl-result')?.textContent).toBe('Win$4.00');
  expect(redDogBoard.outcome(played('2T5', 'raise').view, words)).toBe('Spread 7. Last card: 5 of clubs. Win.');
  expect(redDogBoard.rules(words).pays).toHaveLength(5);
});
