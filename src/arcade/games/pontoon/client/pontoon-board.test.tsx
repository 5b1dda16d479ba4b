/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type PontoonView, pontoonRules } from '../rules/pontoon-rules.ts';
import { pontoonBoard } from './pontoon-board.tsx';

const words = await loadWords('EN');
const { Board } = pontoonBoard;
const bets = { main: 100 };
const STEP = 350;

/** A round with these cards of the dealer and the player, clubs all. */
function played(his: string, mine: string, ...acts: readonly string[]) {
  const cards = [...his.padEnd(12, 'T'), ...mine].map((sign) => '23456789TJQKA'.indexOf(sign) * 4).values();
  const choices = [{ bets }, ...acts.map((name) => ({ act: name }))];
  const round = pontoonRules.play(() => cards.next().value ?? 0, choices, 100);
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
const hands = () => screen.getAllByRole('group', { name: /total/ }).map((hand) => hand.getAttribute('aria-label'));
const mayPress = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'false';

test('shows the player’s cards alone, and lets nobody stick below 15', () => {
  const { calls } = showBoard<PontoonView>(Board, words, { ...played('T8', '68'), draft: { bets } });
  pass(4 * STEP);
  expect(hands()).toEqual(['Dealer, total: –', 'Your hand, total: 14']);
  expect([mayPress(/^Twist/), mayPress(/^Stick/), mayPress(/^Buy/)]).toEqual([true, false, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Buy$1.00' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'buy' });
  fireEvent.keyDown(document.body, { key: 't' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'twist' });
});

test('turns the dealer’s cards up at the end, and names a trick', () => {
  const { calls, show } = showBoard<PontoonView>(Board, words, { ...played('T8', '2234', 'twist', 'twist') });
  pass(6 * STEP);
  show({ ...played('T8', '22345', 'twist', 'twist', 'buy'), winMinor: 600 });
  pass(3 * STEP);
  expect(hands()).toEqual(['Dealer, total: 18', 'Your hand, total: Five-card trick']);
  show({ isShown: true });
  expect(hands()[1]).toBe('Your hand, total: Five-card trick, Five-card trick');
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.dl-result')?.textContent).toBe('Five-card trick$6.00');
});

test('deals a split into two hands, each with its bet and its end', () => {
  const { calls, show } = showBoard<PontoonView>(Board, words, { ...played('T8', '88'), draft: { bets } });
  pass(4 * STEP);
  fireEvent.click(screen.getByRole('button', { name: 'Split$1.00' }));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'split' });
  show({ ...played('T8', '8837', 'split') });
  expect(hands().slice(1)).toEqual(['Hand 1, total: 11', 'Hand 2, total: 8']);
  pass(2 * STEP);
  expect(hands().slice(1)).toEqual(['Hand 1, total: 11', 'Hand 2, total: 15']);
  expect(document.querySelectorAll('.dl-hand[data-played="true"]')).toHaveLength(1);
  const acts = ['split', 'buy', 'stick', 'stick'];
  show({ ...played('T8', '8837T', ...acts), winMinor: 400 });
  pass(4 * STEP);
  show({ isShown: true });
  expect(hands().slice(1)).toEqual(['Hand 1, total: 21, Win', 'Hand 2, total: 15, Lost']);
  expect(pontoonBoard.outcome(played('T8', '8837T', ...acts).view, words)).toBe(
    'Dealer: 18. Hand 1: 21, Win. Hand 2: 15, Lost.',
  );
});

test('says the end in words', () => {
  const { view } = played('T9', 'AK');
  expect(pontoonBoard.outcome(view, words)).toBe('Dealer: 19. Your hand: Pontoon. Pontoon.');
  expect(pontoonBoard.outcome(played('T9', 'T9', 'stick').view, words)).toBe('Dealer: 19. Your hand: 19. Lost.');
  expect(pontoonBoard.rules(words).pays).toHaveLength(3);
});
