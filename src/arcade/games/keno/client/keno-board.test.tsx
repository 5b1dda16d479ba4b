/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type KenoView, kenoRules } from '../rules/keno-rules.ts';
import { kenoBoard } from './keno-board.tsx';

const words = await loadWords('EN');
const { Board } = kenoBoard;
const draft = { numbers: [1, 2, 40] };
/** Draws the numbers from 1 to 20. */
const { view } = kenoRules.play(() => 0, [draft], 100);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const now = () => document.querySelector('.pay-list [data-now="true"]')?.textContent;
const drawn = () => document.querySelectorAll('[data-drawn="true"]').length;

test('picks numbers up to ten, lets go of them, and picks at random', () => {
  const { calls, show } = showBoard<KenoView>(Board, words, { draft: { numbers: [] } });
  expect(screen.getByText('Pick up to 10 numbers.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '40' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ numbers: [40] });
  show({ draft: { numbers: Array.from({ length: 10 }, (_, index) => index + 1) } });
  fireEvent.click(screen.getByRole('button', { name: '40' }));
  expect(calls.setDraft).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: '10' }));
  expect(calls.setDraft.mock.lastCall?.[0].numbers).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: 'Quick pick: 8' }));
  expect(new Set(calls.setDraft.mock.lastCall?.[0].numbers).size).toBe(8);
});

test('draws one ball after the other, and lights what the hits pay', () => {
  const { calls, show } = showBoard<KenoView>(Board, words, { draft, view, isShown: false });
  expect(drawn()).toBe(1);
  act(() => void vi.advanceTimersByTime(140));
  expect(now()).toBe('Hits: 2×2');
  act(() => void vi.advanceTimersByTime(140 * 19));
  expect(drawn()).toBe(20);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(screen.getByRole('button', { name: '2, drawn', pressed: true })).toBeDefined();
  show({ draft: { numbers: [1] } });
  expect(drawn()).toBe(0);
});

test('starts with numbers alone, and says the end in words', () => {
  const state = { view: null, isOver: true, words, money: String };
  expect(kenoBoard.mainButton({ ...state, draft: { numbers: [] } })).toEqual({ label: 'Draw', isAllowed: false });
  expect(kenoBoard.mainButton({ ...state, draft }).isAllowed).toBe(true);
  expect(kenoBoard.outcome(view, words)).toBe('2 of your 3 numbers were drawn.');
  expect(kenoBoard.rules(words).pays).toHaveLength(41);
});
