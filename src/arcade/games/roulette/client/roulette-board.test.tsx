/** @jsxImportSource preact */
import { fireEvent, screen } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { type RouletteView, rouletteRules } from '../rules/roulette-rules.ts';
import { rouletteBoard } from './roulette-board.tsx';

const words = await loadWords('EN');
const { Board } = rouletteBoard;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The board in a frame that keeps its draft, and builds it anew for each round. */
function buildBoard() {
  const calls = { choose: vi.fn(), shown: vi.fn(), play: vi.fn() };
  let round = 0;
  let props: BoardProps<RouletteView> = {
    ...calls,
    setDraft: (draft) => show({ draft }),
    view: null,
    isOver: true,
    winMinor: 0,
    betMinor: 100,
    isBusy: false,
    draft: rouletteBoard.firstDraft(null),
    money: (minor) => `$${(minor / 100).toFixed(2)}`,
    words,
    hasLessMotion: false,
    isShown: true,
    chipsMinor: [100, 500, 1_000],
    limitMinor: 5_000,
    creditMinor: 2_000,
  };
  const show = (change: Partial<typeof props>) => {
    props = { ...props, ...change };
    act(() => render(<Board key={round} {...props} />, document.body));
  };
  show({});
  return {
    calls,
    show,
    draft: () => props.draft,
    spin(pocket: number, change: Partial<typeof props> = {}) {
      round += 1;
      show({ view: rouletteRules.play(() => pocket, [props.draft], 1).view, isShown: false, ...change });
    },
  };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const click = (target: Element) => act(() => void fireEvent.click(target));
const press = (target: Element, key: string) => act(() => void fireEvent.keyDown(target, { key }));
const place = (name: RegExp) => screen.getByRole('button', { name });

test('places the chosen chip where it is pressed, up to the credit', () => {
  const { draft } = buildBoard();
  click(place(/^Corner .*25, 26, 28, 29/));
  press(document.body, '3');
  click(place(/^Red,/));
  click(place(/^Red,/));
  expect(draft()).toEqual({ bets: { 'c25-26-28-29': 100, red: 1_000 } });
  expect(place(/^Red,/).getAttribute('aria-label')).toBe('Red, Pays 1 to 1, $10.00 placed');
  press(document.body, 'Backspace');
  expect(draft()).toEqual({ bets: { 'c25-26-28-29': 100 } });
  press(document.body, '1');
});

test('places by Enter, and takes back by Shift and Enter', () => {
  const { draft } = buildBoard();
  press(place(/^Split .1, 2.,/), 'Enter');
  press(place(/^Split .1, 2.,/), 'Enter');
  expect(draft()).toEqual({ bets: { 'p1-2': 200 } });
  act(() => void fireEvent.keyDown(place(/^Split .1, 2.,/), { key: 'Enter', shiftKey: true }));
  expect(draft()).toEqual({ bets: {} });
});

test('places a section of the wheel as one action', () => {
  const { draft } = buildBoard();
  click(place(/^Tiers/));
  expect(Object.keys(draft().bets ?? {})).toHaveLength(6);
  click(place(/^Undo/));
  expect(draft()).toEqual({ bets: {} });
});

test('tells once that the ball lies, and places nothing meanwhile', () => {
  const { calls, spin, draft, show } = buildBoard();
  click(place(/^Straight up .17.,/));
  spin(17);
  click(place(/^Straight up .18.,/));
  expect(draft()).toEqual({ bets: { s17: 100 } });
  pass(4_400);
  expect(calls.shown).not.toHaveBeenCalled();
  pass(200);
  expect(calls.shown).toHaveBeenCalledOnce();
  show({ isShown: true });
  expect(screen.getByText('17, black.')).toBeTruthy();
  pass(10_000);
  expect(calls.shown).toHaveBeenCalledOnce();
  click(place(/^Clear/));
  click(place(/^Repeat/));
  expect(draft()).toEqual({ bets: { s17: 100 } });
});

test('shows the number at once when the showing is cut short or motion is unwanted', () => {
  const { calls, spin, show } = buildBoard();
  click(place(/^Red,/));
  spin(0);
  show({ isShown: true });
  expect(screen.getByText('0, green.')).toBeTruthy();
  pass(10_000);
  expect(calls.shown).not.toHaveBeenCalled();
  spin(32, { hasLessMotion: true });
  expect(screen.getByText('32, red.')).toBeTruthy();
  pass(400);
  expect(calls.shown).toHaveBeenCalledOnce();
});

test('lets no round start without a chip', () => {
  const button = (bets: Readonly<Record<string, number>>) =>
    rouletteBoard.mainButton({ view: null, isOver: true, draft: { bets }, words, money: String });
  expect(button({})).toEqual({ label: 'Spin', isAllowed: false });
  expect(button({ red: 100 }).isAllowed).toBe(true);
});
