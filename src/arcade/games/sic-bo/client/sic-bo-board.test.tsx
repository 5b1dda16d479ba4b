/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { sicBoPlaces } from '../rules/sic-bo-places.ts';
import { type SicBoView, sicBoRules } from '../rules/sic-bo-rules.ts';
import { sicBoBoard } from './sic-bo-board.tsx';

const words = await loadWords('EN');
const { Board } = sicBoBoard;
const bets = { big: 20, sum11: 20 };
const drawn = [1, 3, 4];
const { view } = sicBoRules.play(() => drawn.shift() ?? 0, [{ bets }], 40);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = (change: Partial<BoardProps<SicBoView>>) => showBoard(Board, words, { draft: { bets }, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const wonPlaces = () =>
  [...document.querySelectorAll('.ct-zone[data-won="true"]')].map((zone) => zone.getAttribute('data-place'));

test('has a named button for each place', () => {
  const { calls } = buildBoard({});
  const zones = [...document.querySelectorAll('.ct-zone')];
  expect(zones.map((zone) => zone.getAttribute('data-place')).sort()).toEqual([...sicBoPlaces].sort());
  act(() => void fireEvent.click(screen.getByRole('radio', { name: 'Chip $0.20' })));
  fireEvent.click(screen.getByRole('button', { name: '2 and 5, 6:1' }));
  expect(calls.setDraft).toHaveBeenLastCalledWith({ bets: { ...bets, pair25: 20 } });
  expect(screen.getByRole('button', { name: 'Sum 11, 6:1, $0.20' })).toBeTruthy();
});

test('shakes the dice for 1.2 s, then shows every winning place, and tells so once', () => {
  const { calls, show } = buildBoard({ view, isShown: false });
  pass(1_199);
  expect(wonPlaces()).toEqual([]);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(1);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ isShown: true });
  expect(wonPlaces().sort()).toEqual([...view.winningPlaces].sort());
  pass(5_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('names the throw and all rows of the pay table', () => {
  expect(sicBoBoard.outcome(view, words)).toBe('\u20662, 4, 5\u2069: sum 11, Big, Odd.');
  const { pays } = sicBoBoard.rules(words);
  expect(pays).toContainEqual(['Sums 4 and 17', '62:1']);
  expect(new Set(pays.map(([name]) => name)).size).toBe(pays.length);
});
