/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { wheelPlaces } from '../rules/wheel-places.ts';
import { type WheelView, wheelRules } from '../rules/wheel-rules.ts';
import { wheelBoard } from './wheel-board.tsx';

const words = await loadWords('EN');
const { Board } = wheelBoard;
const bets = { five: 40, star: 20 };
// Five is boosted three times, and the wheel stops on segment 3, a five.
const drawn = [30, 14, 3];
const { view } = wheelRules.play(() => drawn.shift() ?? 0, [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<WheelView>> = {}) =>
  showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));
const plates = () => document.querySelectorAll('.wh-past > li').length;

test('has a named button for each place', () => {
  const { calls } = buildBoard();
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place'))).toEqual(wheelPlaces);
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'Number 40, 40:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, forty: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'Star, 20:1, $0.20' }), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { five: 40 } });
});

test('shows the boost at once, spins for 5 s, then shows the place, and tells so once', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  expect(view).toMatchObject({ place: 'five', isBoosted: true, boost: { place: 'five', times: 3 } });
  expect(screen.getByText('5 boosted ×3')).toBeTruthy();
  const before = plates();
  pass(4_999);
  expect(wonPlaces()).toEqual([]);
  expect(screen.getByRole('img', { name: 'Money wheel' }).dataset.spinning).toBe('true');
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(wonPlaces()).toEqual(['five']);
  expect(plates()).toBe(before + 1);
  pass(10_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('shows the end at once where the showing was cut short, and then tells nothing', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  show({ isShown: true });
  expect(screen.getByRole('img', { name: 'The wheel stopped on 5, boosted ×3.' }).dataset.spinning).toBe('false');
  pass(10_000);
  expect(calls.shown).not.toHaveBeenCalled();
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(wonPlaces()).toEqual(['five']);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names what the wheel stopped on and all rows of the pay table', () => {
  expect(wheelBoard.outcome({ ...view, isBoosted: false }, words)).toBe('The wheel stopped on 5.');
  const { pays } = wheelBoard.rules(words);
  expect(pays).toContainEqual(['Star, segments: 2', '20:1']);
  expect(pays).toHaveLength(7);
});

test('may spin with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(wheelBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Spin', isAllowed: false });
  expect(wheelBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
