/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { variantOfId } from '../rules/variants.ts';
import { type VideoPokerView, videoPokerRules } from '../rules/video-poker-rules.ts';
import { videoPokerBoardOf } from './video-poker-board.tsx';

const words = await loadWords('EN');
const { play } = videoPokerRules(variantOfId('jacks'));
const { Board } = videoPokerBoardOf('jacks');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildBoard = () =>
  showBoard<VideoPokerView>(Board, words, { draft: { hold: [] }, money: (minor) => `$${minor / 100}` });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('shows card backs and the pay table at the bet before the first round', () => {
  buildBoard();
  expect(screen.getAllByRole('button', { name: 'Face-down card' })).toHaveLength(5);
  expect(screen.getByText('Royal flush').parentElement?.textContent).toContain('$800');
});

test('turns the dealt cards one after another, and lets them be held', () => {
  const { calls, show } = buildBoard();
  show({ ...play(seededDraws(3), [], 100) });
  pass(100);
  expect(screen.getAllByRole('button', { name: /Face-down card/ })).toHaveLength(3);
  pass(2_000);
  expect(calls.play.mock.calls.filter(([sound]) => sound === 'turn')).toHaveLength(5);
  expect(calls.shown).not.toHaveBeenCalled();
  const [, second] = screen.getAllByRole('button', { name: /^Hold: / });
  if (second !== undefined) fireEvent.click(second);
  expect(calls.setDraft).toHaveBeenLastCalledWith({ hold: [1] });
  show({ draft: { hold: [1, 4] } });
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  if (second !== undefined) fireEvent.click(second);
  expect(calls.setDraft).toHaveBeenLastCalledWith({ hold: [4] });
});

test.each([true, false])('tells once that the end is shown (less motion: %s)', (hasLessMotion) => {
  const { calls, show } = buildBoard();
  show({ hasLessMotion, ...play(seededDraws(3), [], 100) });
  pass(2_000);
  show({ ...play(seededDraws(3), [{ hold: [0] }], 100) });
  if (hasLessMotion) expect(calls.shown).toHaveBeenCalledTimes(1);
  else expect(calls.shown).not.toHaveBeenCalled();
  pass(2_000);
  show({ ...play(seededDraws(3), [{ hold: [0] }], 100) });
  pass(2_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  show({ ...play(seededDraws(4), [], 100) });
  pass(2_000);
  show({ ...play(seededDraws(4), [{ hold: [0, 1, 2, 3, 4] }], 100) });
  pass(2_000);
  expect(calls.shown).toHaveBeenCalledTimes(2);
});
