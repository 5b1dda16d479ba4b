/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type BlackjackView, blackjackRules, DEALER_CARDS } from '../rules/blackjack-rules.ts';
import { blackjackBoardOf } from './blackjack-board.tsx';

const words = await loadWords('EN');
const blackjackBoard = blackjackBoardOf('blackjack-1');
const { Board } = blackjackBoard;
const STEP = 350;
const bets = { main: 100, perfectPair: 20 };

/** A round with these cards after these acts, clubs all. */
function played(dealer: string, player: string, ...acts: readonly string[]) {
  const cards = [...dealer.padEnd(DEALER_CARDS, 'T'), ...player].map((sign) => '23456789TJQKA'.indexOf(sign) * 4);
  const next = cards.values();
  return blackjackRules.play(() => next.next().value ?? 0, [{ bets }, ...acts.map((name) => ({ act: name }))], 120);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<BlackjackView>> = {}) =>
  showBoard<BlackjackView>(Board, words, { draft: { bets }, ...change });

/** Shows a round as the frame does: while it goes on, it counts as shown. */
const roundOf = (round: ReturnType<typeof played>) => ({
  ...round,
  isShown: !round.isOver,
  draft: round.isOver ? { bets } : { act: 'stand' },
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const handsShown = () => screen.getAllByRole('group', { name: /total/ }).map((hand) => hand.getAttribute('aria-label'));
const cardsOf = (name: RegExp) => within(screen.getByRole('group', { name })).getAllByRole('img');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const mayPress = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'false';

test('takes chips for the main bet and the pair before the round', () => {
  const { calls } = buildBoard({ draft: { bets: {} } });
  fireEvent.click(button('Main bet, 1:1, Blackjack 3:2'));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { main: 20 } });
  expect(screen.queryByRole('button', { name: 'Hit' })).toBeNull();
  expect(handsShown()).toEqual(['Dealer, total: –', 'Your hand, total: –']);
});

test('deals by turns, keeps the dealer’s second card face down, and then lets the player act', () => {
  const { calls } = buildBoard({ ...roundOf(played('9T', '65')) });
  expect(handsShown()).toEqual(['Dealer, total: –', 'Your hand, total: 6']);
  pass(2 * STEP);
  expect(handsShown()).toEqual(['Dealer, total: 9', 'Your hand, total: 11']);
  expect(mayPress('Hit')).toBe(false);
  pass(STEP);
  expect(cardsOf(/^Dealer/).map((card) => card.getAttribute('aria-label'))).toEqual(['9 of clubs', 'Face-down card']);
  expect(mayPress('Hit')).toBe(true);
  expect([mayPress(/^Double/), mayPress('Split')]).toEqual([true, false]);
  expect(screen.getByRole('status').textContent).toBe('Dealer shows 9. Your hand: 11.');
  expect(screen.getByRole('img', { name: 'Bet, $1.00' })).toBeDefined();
  fireEvent.click(button('Double$1.00'));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'double' });
  pass(10_000);
  expect(calls.shown).not.toHaveBeenCalled();
});

test('is played by keys, which are named on the buttons', () => {
  const { calls, show } = buildBoard({ ...roundOf(played('9T', '88')) });
  pass(4 * STEP);
  for (const [key, name] of [
    ['h', 'hit'],
    ['S', 'stand'],
    ['d', 'double'],
    ['p', 'split'],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    expect(calls.choose).toHaveBeenLastCalledWith({ act: name });
  }
  expect(button('Hit').getAttribute('aria-keyshortcuts')).toBe('H');
  show({ isBusy: true });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(calls.choose).toHaveBeenCalledTimes(4);
});

test('offers the insurance alone under an ace, and shows its chips', () => {
  const { calls, show } = buildBoard({ ...roundOf(played('A8', 'T9')) });
  pass(4 * STEP);
  expect(screen.queryByRole('button', { name: 'Hit' })).toBeNull();
  fireEvent.click(button('Insurance$0.50'));
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'insure' });
  show({ ...roundOf(played('A8', 'T9', 'insure')) });
  expect(mayPress('Hit')).toBe(true);
  expect(screen.getByRole('img', { name: 'Insurance, $0.50' })).toBeDefined();
});

test('locks what the credit does not cover', () => {
  const { calls } = buildBoard({ ...roundOf(played('9T', '88')), creditMinor: 99 });
  pass(4 * STEP);
  expect([mayPress('Hit'), mayPress(/^Double/), mayPress(/^Split/)]).toEqual([true, false, false]);
  fireEvent.click(button(/^Split/));
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(calls.choose).not.toHaveBeenCalled();
});

test('deals a split into two hands and ends with the dealer’s cards and a plate on each hand', () => {
  const { calls, show } = buildBoard({ ...roundOf(played('97', '883TT')) });
  pass(4 * STEP);
  show({ ...roundOf(played('97', '883TT', 'split')) });
  expect(handsShown().slice(1)).toEqual(['Hand 1, total: 11', 'Hand 2, total: 8']);
  pass(2 * STEP);
  expect(handsShown().slice(1)).toEqual(['Hand 1, total: 11', 'Hand 2, total: 18']);
  expect(document.querySelectorAll('.dl-hand[data-played="true"]')).toHaveLength(1);
  show({ ...roundOf(played('97', '883TT', 'split', 'double')) });
  pass(STEP);
  expect(screen.getByRole('img', { name: 'Bet, $2.00' })).toBeDefined();
  show({ ...roundOf(played('97', '883TT', 'split', 'double', 'stand')), winMinor: 600 });
  expect(handsShown()[0]).toBe('Dealer, total: 16');
  pass(STEP);
  expect(handsShown()[0]).toBe('Dealer, total: 26');
  expect(document.querySelector('.dl-result')).toBeNull();
  pass(STEP);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(handsShown()).toEqual(['Dealer, total: 26', 'Hand 1, total: 21, Win', 'Hand 2, total: 18, Win']);
  expect([...document.querySelectorAll('.dl-result')].map((plate) => plate.textContent)).toEqual([
    'Win$4.00',
    'Win$2.00',
  ]);
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  // The chips of the next round lie on the zones again.
  expect(button(/^Main bet/).getAttribute('aria-label')).toContain('$1.00');
});

test('shows a bust hand at once, and the pair that was dealt', () => {
  buildBoard({ ...roundOf(played('9T', '885T9', 'split', 'hit')), hasLessMotion: true });
  expect(handsShown()[1]).toBe('Hand 1, total: 22, Bust');
  expect(button(/^Perfect pair/).getAttribute('aria-label')).toBe('Perfect pair, 5–25:1, Perfect pair, $0.20');
  expect(document.querySelectorAll('.ct-zone[data-won="true"]')).toHaveLength(1);
});

test('tells once that the end is shown where nothing shall move', () => {
  const { calls, show } = buildBoard({ ...roundOf(played('9T', 'AK')), hasLessMotion: true });
  expect(handsShown()).toEqual(['Dealer, total: 19', 'Your hand, total: 21, Blackjack']);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('repeats the bets of a round that began before its end was seen', () => {
  const { calls, show } = buildBoard({ ...roundOf(played('9T', 'T9')) });
  show({ ...roundOf(played('9T', 'T9', 'stand')), isShown: true, draft: { bets: {} } });
  fireEvent.click(button('Repeat'));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets });
});

test('says the end in words, and deals with a main bet alone', () => {
  const { view } = played('97', '885T9', 'split', 'hit', 'stand');
  expect(blackjackBoard.outcome(view, words)).toBe('Dealer: 26. Hand 1: 22, Bust. Hand 2: 18, Win.');
  const state = { view: null, isOver: true, words, money: String };
  const main = (draft: Readonly<Record<string, unknown>>) => blackjackBoard.mainButton({ ...state, draft });
  expect(main({ bets: { perfectPair: 20 } })).toEqual({ label: 'Deal', isAllowed: false });
  expect(main({ bets }).isAllowed).toBe(true);
  const open = blackjackBoard.mainButton({ ...state, view, isOver: false, draft: { act: 'stand' } });
  expect(open).toEqual({ label: 'Your turn', isAllowed: false });
  expect(blackjackBoard.rules(words).pays).toHaveLength(6);
});
