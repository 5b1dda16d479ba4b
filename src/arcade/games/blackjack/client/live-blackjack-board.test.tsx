/** @jsxImportSource preact */
import { screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type BlackjackView, DEALER_CARDS } from '../rules/blackjack-rules.ts';
import { liveBlackjackRules } from '../rules/live-blackjack-rules.ts';
import { blackjackBoardOf } from './blackjack-board.tsx';

const words = await loadWords('EN');
const board = blackjackBoardOf(liveBlackjackRules.id);
const STEP = 350;
const START = { bets: { main: 100 } };
const acts = (...names: readonly string[]) => names.map((name) => ({ act: name }));

function played(dealer: string, player: string, start: object, ...choices: readonly object[]) {
  const cards = [...dealer.padEnd(DEALER_CARDS, 'T'), ...player].map((sign) => '23456789TJQKA'.indexOf(sign) * 4);
  const next = cards.values();
  return liveBlackjackRules.play(() => next.next().value ?? 0, [start, ...choices] as never, 100);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const roundOf = (round: ReturnType<typeof played>) => ({ ...round, isShown: !round.isOver });
const buildBoard = (change: Partial<BoardProps<BlackjackView>>) =>
  showBoard<BlackjackView>(board.Board, words, { draft: START, past: [], ...change });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const handsShown = () => screen.getAllByRole('group', { name: /total/ }).map((hand) => hand.getAttribute('aria-label'));
const mayPress = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'false';
const totals = () => within(screen.getByRole('list', { name: 'Dealer’s last totals' })).queryAllByRole('listitem');

test('keeps the dealer’s second card face down after the last choice, until the reveal', () => {
  const { calls, show } = buildBoard(roundOf(played('9T', 'T8', START)));
  pass(3 * STEP);
  expect([mayPress('Hit'), mayPress('Stand')]).toEqual([true, true]);
  show(roundOf(played('9T', 'T8', START, ...acts('stand'))));
  expect([mayPress('Hit'), mayPress('Stand')]).toEqual([false, false]);
  expect(handsShown()[0]).toBe('Dealer, total: 9');
  expect(totals()).toHaveLength(0);
  show(roundOf(played('9T', 'T8', START, ...acts('stand'), REVEAL)));
  pass(2 * STEP);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(handsShown()).toEqual(['Dealer, total: 19', 'Your hand, total: 18, Lost']);
  expect(totals().map((bead) => bead.textContent)).toEqual(['19Dealer: 19.']);
});

test('tells that a late blackjack of the dealer returned what was doubled', () => {
  const { view } = played('TA', '562', START, ...acts('double'), REVEAL);
  buildBoard({ ...roundOf(played('TA', '562', START, ...acts('double'), REVEAL)), hasLessMotion: true });
  expect(screen.getByText(words.blackjack.returned)).toBeDefined();
  expect(board.outcome(view, words)).toContain(words.blackjack.returned);
});

test('shows spectators the players’ cards without buttons and result', () => {
  const { show } = buildBoard({
    ...roundOf(played('9T', 'T8', NO_CHIPS)),
    draft: { bets: {} },
    hasLessMotion: true,
  });
  expect(handsShown()[1]).toBe('Players’ cards, total: 18');
  expect(screen.queryByRole('button', { name: 'Hit' })).toBeNull();
  show(roundOf(played('9T', 'T8', NO_CHIPS, REVEAL)));
  expect(handsShown()[1]).toBe('Players’ cards, total: 18');
  expect(document.querySelector('.dl-result')).toBeNull();
  expect(board.outcome(played('9T', 'T8', NO_CHIPS, REVEAL).view, words)).toBe('Dealer: 19.');
});

test('takes the pair bet after the main bet alone', () => {
  buildBoard({ draft: { bets: {} } });
  expect([mayPress(/^Main bet/), mayPress(/^Perfect pair/)]).toEqual([true, false]);
  const { paragraphs } = board.rules(words);
  expect(paragraphs).toEqual(expect.arrayContaining([words.blackjack.rules.shared, words.blackjack.rules.time]));
});
