/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type HiLoView, hiLoRules } from '../rules/hi-lo-rules.ts';
import { hiLoBoard } from './hi-lo-board.tsx';

const words = await loadWords('EN');
const { Board } = hiLoBoard;

/** A round with these cards after these guesses, clubs all. */
function played(signs: string, ...made: readonly string[]) {
  const cards = [...signs].map((sign) => '23456789TJQKA'.indexOf(sign) * 4).values();
  return hiLoRules.play(
    () => cards.next().value ?? 0,
    made.map((guess) => (guess === 'cashOut' ? { cashOut: true } : { guess })),
    100,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const labels = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const main = (round: ReturnType<typeof played> | null) =>
  hiLoBoard.mainButton({ view: null, isOver: true, draft: {}, words, money: String, ...round });

test('names both guesses with price and chance, and makes them by press and by key', () => {
  const { calls, show } = showBoard<HiLoView>(Board, words, {});
  expect(labels()).toEqual(['Higher', 'Lower']);
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(calls.choose).not.toHaveBeenCalled();
  show({ ...played('T') });
  expect(labels()).toEqual(['Higher or same, ×2.52, chance 38.5%', 'Lower or same, ×1.4, chance 69.2%']);
  fireEvent.click(screen.getByRole('button', { name: /^Lower/ }));
  expect(calls.choose).toHaveBeenLastCalledWith({ guess: 'lower' });
  fireEvent.keyDown(document.body, { key: 'h' });
  expect(calls.choose).toHaveBeenLastCalledWith({ guess: 'higher' });
  show({ ...played('TA', 'higher') });
  expect(labels()).toEqual(['Same, ×32.78, chance 7.7%', 'Lower, ×2.73, chance 92.3%']);
  expect(screen.getByRole('listitem').textContent).toContain('Higher or same');
  expect(screen.getByText('$2.52')).toBeDefined();
});

test('shows the card that ended the round before it tells so, once', () => {
  const { calls, show } = showBoard<HiLoView>(Board, words, { ...played('T') });
  show({ ...played('T2', 'higher'), isShown: false });
  act(() => void vi.advanceTimersByTime(499));
  expect(calls.shown).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  show({ isShown: true });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[data-lost="true"]')).not.toBeNull();
});

test('cashes out by the main button once a guess was right, and says the end in words', () => {
  expect(main(null)).toEqual({ label: 'Deal', isAllowed: true });
  expect(main(played('T'))).toEqual({ label: 'Higher or lower?', isAllowed: false });
  expect(main(played('TA', 'higher'))).toEqual({ label: 'Cash out 252', isAllowed: true });
  expect(hiLoBoard.outcome(played('T2', 'higher').view, words)).toBe('2 of clubs: a wrong guess. The bet is lost.');
  expect(hiLoBoard.outcome(played('TA', 'higher', 'cashOut').view, words)).toContain('×2.52');
  expect(hiLoBoard.rules(words).paragraphs).toHaveLength(4);
});
