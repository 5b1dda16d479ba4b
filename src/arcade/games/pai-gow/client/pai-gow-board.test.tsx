/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type PaiGowView, paiGowRules } from '../rules/pai-gow-rules.ts';
import { paiGowBoard } from './pai-gow-board.tsx';

const words = await loadWords('EN');
const { Board } = paiGowBoard;
const bets = { main: 100 };
const STEP = 350;

/** A pair of aces, a king and a jack against nothing but a queen. */
const CARDS = [48, 49, 44, 36, 20, 9, 6, 40, 33, 26, 19, 13, 7, 1];

function played(...choices: readonly Readonly<Record<string, unknown>>[]) {
  const round = paiGowRules.play(shoeDraws(CARDS, 1), [{ bets }, ...choices], 100);
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
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const maySet = () => screen.getByRole('button', { name: 'Set hand' }).getAttribute('aria-disabled') === 'false';

test('names a joker, and the hand that it makes', () => {
  const cards = [52, ...CARDS.slice(1)];
  const round = paiGowRules.play(shoeDraws(cards, 1), [{ bets }, { house: true }], 100);
  showBoard<PaiGowView>(Board, words, { ...round, isShown: true, hasLessMotion: true, draft: { bets } });
  expect(screen.getAllByRole('img', { name: 'Joker' }).length).toBeGreaterThan(0);
  expect(paiGowBoard.outcome(round.view, words)).toContain('Your hands: High card · Pair');
});

test('sets two cards as the low hand, unless it would be the higher one', () => {
  const { calls } = showBoard<PaiGowView>(Board, words, { ...played(), draft: { bets } });
  pass(7 * STEP);
  expect(screen.getAllByRole('img', { name: 'Face-down card' })).toHaveLength(7);
  expect(maySet()).toBe(false);
  press('ace of clubs');
  press('ace of diamonds');
  expect(maySet()).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('The low hand must not be the higher one.');
  press('ace of clubs');
  press('ace of diamonds');
  press('jack of clubs');
  press('king of clubs');
  expect(maySet()).toBe(true);
  press('Set hand');
  expect(calls.choose).toHaveBeenLastCalledWith({ low: [2, 3] });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(calls.choose).toHaveBeenLastCalledWith({ house: true });
});

test('shows both sides’ hands at the end, and tells it once', () => {
  const { calls, show } = showBoard<PaiGowView>(Board, words, { ...played() });
  pass(7 * STEP);
  show({ ...played({ house: true }), winMinor: 195 });
  pass(2 * STEP);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group', { name: 'Your hand, High hand, hand: Pair' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Dealer, Low hand, hand: High card' })).toBeDefined();
  expect(document.querySelector('.dl-result')?.textContent).toBe('Win$1.95');
  expect(paiGowBoard.outcome(played({ house: true }).view, words)).toBe(
    'Dealer: High card · High card. Your hands: High card · Pair. Win.',
  );
  expect(paiGowBoard.rules(words).paragraphs).toHaveLength(6);
});
