/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '#arcade/client/round-game/round-board.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import { CARD_STEP_MS } from '#arcade/games/tables/client/use-steps.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { showBoard } from '#arcade/games/testing/show-board.tsx';
import { type BaccaratView, baccaratRules } from '../rules/baccarat-rules.ts';
import { baccaratBoard } from './baccarat-board.tsx';
import { FACE_MS, OPENS_AFTER_MS } from './use-last-card.ts';

/** The time that a live table gives baccarat to show a result, in milliseconds. */
const DRAW_MS = 8_500;

const words = await loadWords('EN');
const bets = { player: 40, banker: 20 };
const viewOf = (seed: number) => baccaratRules.play(seededDraws(seed), [{ bets }], 60).view;
const past = [3, 10, 17, 24, 31].map(viewOf);
/** Three cards each: the banker's third card is the last. */
const view = viewOf(7);
const cards = view.player.length + view.banker.length;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const buildTable = (change: Partial<BoardProps<BaccaratView>> = {}) =>
  showBoard(baccaratBoard.Board, words, { past, draft: { bets }, ...change });
const buildDraw = (change: Partial<BoardProps<BaccaratView>> = {}) =>
  buildTable({ view, isShown: false, isBusy: true, ...change });

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const passDeal = () => {
  pass(1);
  pass((cards - 1) * CARD_STEP_MS);
};
const cardsOfBanker = () => within(screen.getByRole('group', { name: /^Banker, points/ })).queryAllByRole('img');
const squeezed = () => screen.queryByRole('button', { name: /^Face-down card for Banker/ });

/** A finger on the card, whose box is made as large as its drawing. */
function finger(type: string, clientX: number, clientY: number): void {
  const button = squeezed();
  if (button === null) throw new Error('no card is squeezed');
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 140);
  act(() => void button.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true })));
}

test('keeps the last card face down until the button opens it, and then shows it in its hand', () => {
  const { calls } = buildDraw();
  expect(squeezed()).toBeNull();
  passDeal();
  expect(squeezed()).toBeTruthy();
  expect(cardsOfBanker()).toHaveLength(view.banker.length - 1);
  expect(screen.getByText('Banker wins').textContent).toBe('3–9 Banker wins');
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Open now' })));
  expect(squeezed()).toBeNull();
  expect(calls.shown).not.toHaveBeenCalled();
  pass(FACE_MS);
  expect(cardsOfBanker()).toHaveLength(view.banker.length);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  pass(20_000);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('opens the last card by itself, in the time that the table gives', () => {
  const { calls } = buildDraw();
  passDeal();
  pass(OPENS_AFTER_MS - 1);
  expect(squeezed()).toBeTruthy();
  pass(2);
  expect(squeezed()).toBeNull();
  pass(FACE_MS);
  expect(calls.shown).toHaveBeenCalledTimes(1);
  expect(5 * CARD_STEP_MS + OPENS_AFTER_MS + FACE_MS).toBeLessThan(DRAW_MS - 1_000);
});

test('lets nobody squeeze without a bet on player or banker: the card opens in its place', () => {
  const { calls } = buildDraw({ draft: { bets: { tie: 20 } } });
  passDeal();
  expect(squeezed()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open now' })).toBeNull();
  expect(cardsOfBanker().at(-1)?.getAttribute('aria-label')).toBe('Face-down card');
  pass(OPENS_AFTER_MS + 1);
  expect(cardsOfBanker().at(-1)?.getAttribute('aria-label')).not.toBe('Face-down card');
  pass(FACE_MS);
  expect(calls.shown).toHaveBeenCalledTimes(1);
});

test('folds the card with the finger: it opens beyond 60 %, and falls back before', () => {
  buildDraw();
  passDeal();
  const flap = () => squeezed()?.querySelector<HTMLElement>('[data-part="flap"]')?.style.visibility;
  finger('pointerdown', 50, 138);
  finger('pointermove', 50, 70);
  pass(20);
  expect(flap()).toBe('visible');
  finger('pointerup', 50, 70);
  pass(400);
  expect(squeezed()).toBeTruthy();
  expect(flap()).toBe('hidden');
  finger('pointerdown', 50, 138);
  finger('pointermove', 50, 50);
  finger('pointerup', 50, 50);
  expect(squeezed()).toBeNull();
});

test('raises the fold with arrow keys until the card opens', () => {
  buildDraw();
  passDeal();
  const press = (key: string) => act(() => void fireEvent.keyDown(squeezed() ?? document.body, { key }));
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp', 'ArrowUp']) press(key);
  expect(squeezed()).toBeTruthy();
  press('ArrowUp');
  expect(squeezed()).toBeNull();
});

test('opens the card by a press without a finger, as Enter makes it', () => {
  buildDraw();
  passDeal();
  act(() => void fireEvent.click(squeezed() ?? document.body, { detail: 1 }));
  expect(squeezed()).toBeTruthy();
  act(() => void fireEvent.click(squeezed() ?? document.body));
  expect(squeezed()).toBeNull();
});

test('squeezes nothing where nothing shall move, nor where the result is seen already', () => {
  buildDraw({ hasLessMotion: true });
  expect(cardsOfBanker()).toHaveLength(view.banker.length);
  pass(500);
  expect(squeezed()).toBeNull();
  render(null, document.body);
  buildTable({ view, isShown: true });
  expect(cardsOfBanker()).toHaveLength(view.banker.length);
  expect(squeezed()).toBeNull();
});

test('shows five roads as one picture each, and the statistics as text', () => {
  buildTable();
  const board = within(screen.getByRole('region', { name: 'Scoreboard' }));
  const roads = ['Bead plate', 'Big road', 'Big eye boy', 'Small road', 'Cockroach pig'];
  for (const name of roads) expect(board.getByRole('img', { name })).toBeTruthy();
  expect(board.queryAllByRole('listitem')).toEqual([]);
  expect(
    board.getByRole('img', { name: /^If next is Banker: Big eye boy (?:red|blue|no mark yet), Small/ }),
  ).toBeTruthy();
  expect(board.getByText('Earlier rounds do not influence the next one.')).toBeTruthy();
  const count = (name: string) => board.getByText(name).closest('div')?.querySelector('dd')?.textContent;
  expect(count('Rounds')).toBe('5');
  const banker = past.filter(({ outcome }) => outcome === 'banker').length;
  const counted = board.getAllByText('Banker').map((found) => found.closest('div')?.querySelector('dd')?.textContent);
  expect(counted).toContain(String(banker));
});

test('remembers for the next round whether roads or statistics were seen', () => {
  buildTable();
  const region = () => screen.getByRole('region', { name: 'Scoreboard' });
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Statistics' })));
  const toggle = screen.getByRole('button', { name: 'Roads', expanded: false });
  act(() => void fireEvent.click(toggle));
  render(null, document.body);
  buildTable();
  expect(region().dataset).toMatchObject({ tab: 'statistics', open: 'true' });
});
