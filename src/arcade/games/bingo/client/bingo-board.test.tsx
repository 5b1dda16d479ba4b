/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type BingoView, bingoRules } from '../rules/bingo-rules.ts';
import { bingoBoard } from './bingo-board.tsx';

const words = await loadWords('EN');
const { Board } = bingoBoard;
const draft = bingoRules.choiceOfAbsent([]);
/** Draws the numbers from 1 to 40. */
const { view } = bingoRules.play(() => 0, [draft], 100);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const marked = () => document.querySelectorAll('.bg-cell[data-marked="true"]').length;
const now = () => document.querySelector('.pay-list [data-now="true"]')?.textContent;

test('shows a card of 24 numbers, and deals another one', () => {
  const { calls } = showBoard<BingoView>(Board, words, { draft });
  const card = within(screen.getByRole('group', { name: 'Your card' }));
  expect(card.getAllByRole('img')).toHaveLength(25);
  expect(card.getByRole('img', { name: 'Free cell' })).toBeDefined();
  expect(marked()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'New card' }));
  const { columns } = calls.setDraft.mock.lastCall?.[0] ?? {};
  expect(bingoRules.choiceProblem([], { columns })).toBeNull();
  expect(columns).not.toEqual(draft.columns);
});

test('marks ball after ball, and lights what the lines pay', () => {
  const { calls, show } = showBoard<BingoView>(Board, words, { draft, view, isShown: false });
  expect(marked()).toBe(2);
  act(() => void vi.advanceTimersByTime(120 * 4));
  expect(now()).toBe('Lines: 1×1');
  act(() => void vi.advanceTimersByTime(120 * 36));
  show({ isShown: true });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(now()).toBe('Lines: 3×6');
  expect(bingoBoard.outcome(view, words)).toBe('Full lines: 3.');
  show({ draft: bingoBoard.firstDraft(null) });
  expect(now()).toBeUndefined();
});
