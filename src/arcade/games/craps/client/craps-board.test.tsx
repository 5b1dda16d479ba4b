/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { crapsPlaces } from '../rules/craps-places.ts';
import { type CrapsView, crapsRules } from '../rules/craps-rules.ts';
import { crapsBoard, rollMs } from './craps-board.tsx';

const words = await loadWords('EN');
const { Board } = crapsBoard;
const bets = { pass: 40, field: 20 };

/** A round with these rolls. */
function viewOf(...rolls: readonly (readonly [number, number])[]): CrapsView {
  const drawn = rolls.flat().map((number) => number - 1);
  return crapsRules.play(() => drawn.shift() ?? 0, [{ bets }], 60).view;
}

const view = viewOf([4, 5], [5, 6], [3, 6]);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<CrapsView>> = {}) =>
  showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const rolls = () => within(screen.getByRole('list', { name: 'Rolls of this round' })).queryAllByRole('listitem').length;
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));
const puck = () => document.querySelector('.cr-puck')?.textContent;

test('has a named button for each place', () => {
  const { calls } = buildBoard();
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place'))).toEqual(crapsPlaces);
  expect(screen.getByRole('button', { name: 'Field, 1, 2, 3:1, $0.20' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Don’t pass, 1:1, 12 returns the stake' })).toBeTruthy();
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'Total 11, 15:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, eleven: 20 } });
});

test('shows the rolls one by one with the puck on the point, and tells once that the round was shown', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  expect([rolls(), puck()]).toEqual([1, 'OFF']);
  pass(700);
  expect([rolls(), puck()]).toEqual([2, 'ON']);
  expect(screen.getByRole('img', { name: 'Point 9' })).toBeTruthy();
  pass(700);
  expect(rolls()).toBe(3);
  pass(699);
  expect(wonPlaces()).toEqual([]);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(wonPlaces()).toEqual(['pass', 'field']);
  expect(puck()).toBe('OFF');
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('shows long rounds faster, within 7 s', () => {
  expect([1, 8, 10].map(rollMs)).toEqual([700, 700, 700]);
  for (const count of [11, 20, 60]) expect(count * rollMs(count)).toBeLessThanOrEqual(7_000);
  const long = viewOf([4, 5], ...Array.from({ length: 30 }, () => [1, 1] as const), [3, 4]);
  const { calls } = buildBoard({ view: long, isShown: false });
  pass(7_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('shows the end at once where the showing was cut short, and then tells nothing', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  show({ isShown: true });
  expect(rolls()).toBe(3);
  pass(5_000);
  expect(calls.shown).not.toHaveBeenCalled();
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(rolls()).toBe(3);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('says how a round was decided', () => {
  const said = (each: CrapsView) => crapsBoard.outcome(each, words).replaceAll(/[\u2066\u2069]/g, '');
  expect(said(view)).toBe('3, 6: the point 9 is made. The pass line wins.');
  expect(said(viewOf([4, 5], [6, 1]))).toBe('6, 1: a seven before the point 9. Don’t pass wins.');
  expect(said(viewOf([5, 6]))).toBe('5, 6: 11 on the come-out roll. The pass line wins.');
  expect(said(viewOf([1, 2]))).toBe('1, 2: 3 on the come-out roll. Don’t pass wins.');
  expect(said(viewOf([6, 6]))).toContain('stakes on don’t pass are returned');
});

test('names all rows of the pay table, and may roll with a chip on the table alone', () => {
  const { pays } = crapsBoard.rules(words);
  expect(pays).toContainEqual(['Any seven', '4:1']);
  expect(new Set(pays.map(([name]) => name)).size).toBe(8);
  const state = { view: null, isOver: true, words, money: String };
  expect(crapsBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Roll', isAllowed: false });
  expect(crapsBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
