/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { boulePlaces } from '../rules/boule-places.ts';
import { type BouleView, bouleRules } from '../rules/boule-rules.ts';
import { bouleBoard } from './boule-board.tsx';

const words = await loadWords('EN');
const { Board } = bouleBoard;
const bets = { number7: 20, red: 40 };
/** The third hole has the seven. */
const { view } = bouleRules.play(() => 2, [{ bets }], 60);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<BouleView>>) => showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));
const results = () => document.querySelectorAll('.bo-past-number').length;

test('has a named button for each place', () => {
  const { calls } = buildBoard({});
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place'))).toEqual([...boulePlaces]);
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: 'High, 1:1, 6 · 7 · 8 · 9' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, high: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'Number 7, 7.5:1, $0.20' }), { shiftKey: true });
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { red: 40 } });
});

test('rolls the ball for 4 s, then shows the number and its places, and tells so once', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  const before = results();
  pass(3_999);
  expect(wonPlaces()).toEqual([]);
  expect(screen.getByRole('img', { name: 'Boule bowl' }).dataset.rolling).toBe('true');
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(wonPlaces()).toEqual(['number7', 'black', 'odd', 'high']);
  expect(screen.getByRole('img', { name: '7, black.' }).dataset.rolling).toBe('false');
  expect(results()).toBe(before + 1);
  pass(10_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('shows the end at once where nothing shall move', () => {
  const { calls } = buildBoard({ view, isShown: false, hasLessMotion: true });
  expect(wonPlaces()).toHaveLength(4);
  pass(120);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names the number, and all rows of the pay table', () => {
  expect(bouleBoard.outcome(view, words)).toBe('7, black.');
  const five = bouleRules.play(() => 0, [{ bets }], 60).view;
  expect(bouleBoard.outcome(five, words)).toBe('5, yellow.');
  const { pays } = bouleBoard.rules(words);
  expect(pays).toContainEqual(['Single number', '7.5:1']);
  expect(pays).toContainEqual(['Red (\u20661, 3, 6, 8\u2069)', '1:1']);
  expect(pays).toHaveLength(7);
});

test('may roll with a chip on the table alone', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(bouleBoard.mainButton({ ...state, draft: { bets: {} } })).toEqual({ label: 'Roll', isAllowed: false });
  expect(bouleBoard.mainButton({ ...state, draft: { bets } }).isAllowed).toBe(true);
});
