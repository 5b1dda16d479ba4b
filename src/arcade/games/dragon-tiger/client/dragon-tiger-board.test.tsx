/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type DragonTigerView, dragonTigerPlaces, dragonTigerRules } from '../rules/dragon-tiger-rules.ts';
import { dragonTigerBoard } from './dragon-tiger-board.tsx';

const words = await loadWords('EN');
const { Board } = dragonTigerBoard;
const bets = { dragon: 40, dragonBig: 20 };
/** The king of clubs to the dragon, and the deuce of clubs to the tiger. */
const places = [11 * 4 * 8, 0];
const { view } = dragonTigerRules.play(() => places.shift() ?? 0, [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<DragonTigerView>> = {}) =>
  showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const cardsShown = () => screen.queryAllByRole('img').map((card) => card.getAttribute('aria-label'));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));

test('places the chosen chip on a zone, and takes all chips of it back with Shift', () => {
  const { calls } = buildBoard();
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place'))).toEqual([...dragonTigerPlaces]);
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'Tiger small, 1:1, A–6' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, tigerSmall: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'Dragon big, 1:1, 8–K, $0.20' }), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { dragon: 40 } });
});

test('deals the dragon first, then the tiger, and tells once that the round was shown', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  expect(cardsShown()).toEqual(['king of clubs']);
  expect(screen.getByRole('group', { name: 'Dragon, card: K' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Tiger, card: –' })).toBeTruthy();
  pass(350);
  expect(cardsShown()).toEqual(['king of clubs', '2 of clubs']);
  expect(wonPlaces()).toEqual([]);
  pass(349);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(wonPlaces()).toEqual(['dragon', 'dragonBig', 'tigerSmall']);
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(cardsShown()).toHaveLength(2);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names the outcome, and all rows of the pay table', () => {
  expect(dragonTigerBoard.outcome(view, words)).toBe('Dragon K, tiger 2: dragon wins.');
  const suited = dragonTigerRules.play(() => 0, [{ bets }], 60).view;
  expect(dragonTigerBoard.outcome(suited, words)).toBe('Dragon 2, tiger 2: suited tie.');
  const { pays } = dragonTigerBoard.rules(words);
  expect(pays).toContainEqual(['Suited tie', '50:1']);
  expect(new Set(pays.map(([name]) => name)).size).toBe(dragonTigerPlaces.length);
});

test('may deal with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(dragonTigerBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Deal', isAllowed: false });
  expect(dragonTigerBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
