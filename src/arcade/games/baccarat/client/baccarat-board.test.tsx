/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type BaccaratView, baccaratRules } from '../rules/baccarat-rules.ts';
import { baccaratBoard } from './baccarat-board.tsx';

const words = await loadWords('EN');
const { Board } = baccaratBoard;
const bets = { player: 40, banker: 20 };
const { view } = baccaratRules.play(seededDraws(7), [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<BaccaratView>> = {}) =>
  showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const cardsShown = () => within(screen.getByRole('group', { name: /^Player, points/ })).queryAllByRole('img').length;

test('places the chosen chip on a zone, and takes all chips of it back with Shift', () => {
  const { calls } = buildBoard();
  expect(screen.getByRole('button', { name: 'Player, 1:1, $0.40' })).toBeTruthy();
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'Tie, 8:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, tie: 20 } });
  fireEvent.click(screen.getByRole('button', { name: /^Player, 1:1/ }), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { banker: 20 } });
});

test('deals the cards one by one, and tells once that the round was shown', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  const cards = view.player.length + view.banker.length;
  expect(cardsShown()).toBe(1);
  pass(2 * 350);
  expect(cardsShown()).toBe(2);
  expect(document.querySelector('[data-won="true"]')).toBeNull();
  pass((cards - 2) * 350 - 1);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(document.querySelector(`.ct-zone[data-won="true"]`)?.getAttribute('data-place')).toBe(view.outcome);
});

test('shows the end at once where the showing was cut short, and then tells nothing', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  show({ isShown: true });
  expect(cardsShown()).toBe(view.player.length);
  pass(5_000);
  expect(calls.shown).not.toHaveBeenCalled();
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(cardsShown()).toBe(view.player.length);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('may deal with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(baccaratBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Deal', isAllowed: false });
  expect(baccaratBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
