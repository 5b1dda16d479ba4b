/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type TeenPattiView, teenPattiRules } from '../rules/teen-patti-rules.ts';
import { teenPattiBoard } from './teen-patti-board.tsx';

const words = await loadWords('EN');
const { Board } = teenPattiBoard;
const bets = { playerA: 40, pairPlusB: 20 };
/** Always the first card of the deck: deuces and a three to both hands, one pair of them to each. */
const { view } = teenPattiRules.play(() => 0, [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<TeenPattiView>> = {}) =>
  showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const hands = () => screen.getAllByRole('group', { name: /^Player [AB], hand/ });
const cardsShown = () => hands().map((hand) => within(hand).queryAllByRole('img').length);
const namesShown = () => hands().map((hand) => hand.getAttribute('aria-label'));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));

test('places the chosen chip on a zone, and takes all chips of it back with Shift', () => {
  const { calls } = buildBoard();
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'Player B, 0.95:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, playerB: 20 } });
  const pairPlus = screen.getByRole('button', { name: 'Pair plus B, 1–35:1, Pair or better, $0.20' });
  fireEvent.click(pairPlus, { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { playerA: 40 } });
});

test('deals by turns, and names a hand once its three cards lie open', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  expect(cardsShown()).toEqual([1, 0]);
  pass(3 * 350);
  expect(cardsShown()).toEqual([2, 2]);
  expect(namesShown()).toEqual(['Player A, hand: –', 'Player B, hand: –']);
  pass(350);
  expect(namesShown()).toEqual(['Player A, hand: Pair', 'Player B, hand: –']);
  pass(350);
  expect(namesShown()).toEqual(['Player A, hand: Pair', 'Player B, hand: Pair']);
  expect(wonPlaces()).toEqual([]);
  pass(349);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(wonPlaces()).toEqual([...view.winningPlaces]);
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(cardsShown()).toEqual([3, 3]);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names the outcome, and all rows of the pay table', () => {
  const outcomeOf = (outcome: TeenPattiView['outcome']) =>
    teenPattiBoard.outcome({ ...view, handA: 'trail', handB: 'colour', outcome }, words);
  expect(outcomeOf('playerA')).toBe('Trail against Colour: player A wins.');
  expect(outcomeOf('playerB')).toBe('Trail against Colour: player B wins.');
  expect(outcomeOf('tie')).toBe('Equal hands, Trail: bets on A and B are returned.');
  const { pays } = teenPattiBoard.rules(words);
  expect(pays).toHaveLength(7);
  expect(pays).toContainEqual(['Pair plus: Trail', '35:1']);
});

test('may deal with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(teenPattiBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Deal', isAllowed: false });
  expect(teenPattiBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
