/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import type { CasinoHoldemView } from '../rules/casino-holdem-rules.ts';
import { liveCasinoHoldemRules } from '../rules/live-casino-holdem-rules.ts';
import { casinoHoldemBoardOf } from './casino-holdem-board.tsx';

const words = await loadWords('EN');
const board = casinoHoldemBoardOf(liveCasinoHoldemRules.id);
const { Board } = board;
const STEP = 350;
const bets = { ante: 100, bonus: 20 };

/** A round at a live table, after these choices. */
const played = (...choices: readonly Readonly<Record<string, unknown>>[]) =>
  liveCasinoHoldemRules.play(seededDraws(1), [{ bets }, ...choices], 120);
const CALL = { act: 'call' };

/** Shows a round as the frame does: while it goes on, it counts as shown. */
const roundOf = (round: ReturnType<typeof played>) => ({ ...round, isShown: !round.isOver });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<CasinoHoldemView>> = {}) =>
  showBoard<CasinoHoldemView>(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const group = (name: RegExp) => screen.getByRole('group', { name });
const cardsOf = (name: RegExp) =>
  within(group(name))
    .queryAllByRole('img')
    .map((card) => card.getAttribute('aria-label'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const mayPress = (name: string | RegExp) => button(name).getAttribute('aria-disabled') === 'false';

test('takes the ante first, then the bonus, and gives both back together', () => {
  const { calls, show } = buildBoard({ draft: { bets: {} } });
  expect(mayPress(/^AA bonus/)).toBe(false);
  fireEvent.click(button(/^AA bonus/));
  expect(calls.setDraft).not.toHaveBeenCalled();
  fireEvent.click(button(/^Ante/));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ante: 20 } });
  show({ draft: { bets } });
  fireEvent.click(button(/^AA bonus/));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ante: 100, bonus: 40 } });
  fireEvent.click(button(/^Ante/), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: {} });
});

test('deals three cards to the board, keeps the dealer’s face down, and asks for a choice', () => {
  const { calls } = buildBoard(roundOf(played()));
  pass(5 * STEP);
  expect(mayPress(/^Call/)).toBe(false);
  pass(STEP);
  expect(cardsOf(/^Dealer/)).toEqual(['Face-down card', 'Face-down card']);
  expect([cardsOf(/^Your hand/).length, cardsOf(/^Community/).length]).toEqual([2, 3]);
  expect([mayPress(/^Call/), mayPress('Fold')]).toEqual([true, true]);
  expect(screen.getByRole('status').textContent).toMatch(/^Your hand: .+\. Call or fold\.$/);
  fireEvent.click(button(/^Call/));
  expect(calls.choose).toHaveBeenLastCalledWith(CALL);
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(calls.choose).toHaveBeenLastCalledWith({ act: 'fold' });
});

test('waits for the reveal after a call, then turns the dealer’s cards and tells the result', () => {
  const { calls, show } = buildBoard(roundOf(played()));
  pass(7 * STEP);
  show(roundOf(played(CALL)));
  expect([mayPress(/^Call$/), mayPress('Fold')]).toEqual([false, false]);
  expect(screen.getByRole('img', { name: 'Call bet, $2.00' })).toBeDefined();
  expect(cardsOf(/^Dealer/)).toEqual(['Face-down card', 'Face-down card']);
  const end = played(CALL, REVEAL);
  show({ ...roundOf(end) });
  pass(3 * STEP);
  expect(cardsOf(/^Community/)).toHaveLength(5);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(2 * STEP);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(cardsOf(/^Dealer/)).not.toContain('Face-down card');
  expect(document.querySelectorAll('.dl-result')).toHaveLength(1);
  expect(board.outcome(end.view, words)).toMatch(/^Player: .+\. Dealer: .+\. .+\.$/);
});

test('locks a call that the credit does not cover', () => {
  buildBoard({ ...roundOf(played()), creditMinor: 199, hasLessMotion: true });
  expect([mayPress(/^Call/), mayPress('Fold')]).toEqual([false, true]);
});

test('shows spectators the cards of the table and its past, and no result of theirs', () => {
  const rules = liveCasinoHoldemRules;
  const seen = (...choices: readonly object[]) => rules.play(seededDraws(1), [NO_CHIPS, ...choices] as never, 0);
  const past = [seen(REVEAL).view, seen(REVEAL).view];
  const { show } = buildBoard({ ...roundOf(seen()), past, draft: { bets: {} }, isBusy: true, hasLessMotion: true });
  expect(cardsOf(/^Players’ cards/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Fold' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Last results' }).children).toHaveLength(2);
  show({ ...roundOf(seen(REVEAL)) });
  expect(document.querySelector('.dl-result')).toBeNull();
  expect(screen.getByRole('list', { name: 'Last results' }).children).toHaveLength(3);
});

test('has rules of a live table beside those of a round alone', () => {
  const alone = casinoHoldemBoardOf('casino-holdem-1');
  expect(board.rules(words).paragraphs).toContain(words.casinoHoldem.rules.shared);
  expect(alone.rules(words).paragraphs).toContain(words.casinoHoldem.rules.absent);
  expect(alone.rules(words).pays).toContainEqual(['Ante: Full house', '3:1']);
  expect(alone.rules(words).pays).toContainEqual(['AA bonus: Pair of aces to straight', '7:1']);
  const state = { view: null, isOver: true, words, money: String };
  expect(alone.mainButton({ ...state, draft: { bets: { bonus: 20 } } })).toEqual({ label: 'Deal', isAllowed: false });
  expect(alone.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
