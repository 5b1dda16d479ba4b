/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { fanTanPlaces } from '../rules/fan-tan-places.ts';
import { type FanTanView, fanTanRules } from '../rules/fan-tan-rules.ts';
import { fanTanBoard } from './fan-tan-board.tsx';

const words = await loadWords('EN');
const { Board } = fanTanBoard;
const bets = { fan3: 100, nim13: 200 };
/** 47 beans: eleven rows of four, and three. */
const { view } = fanTanRules.play(() => 7, [{ bets }], 300);
const SHOWN_MS = 700 + 11 * 150 + 750;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<FanTanView>>) =>
  showBoard(Board, words, { draft: { bets }, chipsMinor: [100, 200], ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));
const beads = () => document.querySelectorAll('.ct-bead').length;

test('has a named button for each place', () => {
  const { calls } = buildBoard({});
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place'))).toEqual([...fanTanPlaces]);
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $1.00' })));
  fireEvent.click(screen.getByRole('button', { name: 'Kwok 4 and 1, 0.92:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, kwok41: 100 } });
  fireEvent.click(screen.getByRole('button', { name: 'Nim 1 over 3, 1.85:1, $2.00' }), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { fan3: 100 } });
});

test('counts all rows of four, then shows the rest and its places, and tells so once', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  const before = beads();
  // Eleven rows and three single beans.
  expect(document.querySelectorAll('.ft-moved')).toHaveLength(14);
  pass(SHOWN_MS - 1);
  expect(wonPlaces()).toEqual([]);
  expect(document.querySelector('.ft-rest')).toBeNull();
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(wonPlaces().sort()).toEqual(['fan3', 'kwok23', 'kwok34', 'nim31', 'nim32', 'nim34', 'odd']);
  expect(document.querySelector('.ft-rest')?.textContent).toBe('3');
  expect(screen.getByRole('img', { name: '47 beans: 3 left.' }).dataset.counting).toBe('false');
  expect(beads()).toBe(before + 1);
  pass(10_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(wonPlaces()).toHaveLength(7);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names the count, and all rows of the pay table', () => {
  expect(fanTanBoard.outcome(view, words)).toBe('47 beans: 3 left.');
  const { pays } = fanTanBoard.rules(words);
  expect(pays).toEqual([
    ['Fan', '2.85:1'],
    ['Nim', '1.85:1'],
    ['Kwok', '0.92:1'],
    ['Odd', '0.92:1'],
    ['Even', '0.92:1'],
  ]);
});

test('may lift the bowl with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(fanTanBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({
    label: 'Lift the bowl',
    isAllowed: false,
  });
  expect(fanTanBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
