import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundHistory } from '#arcade/game-api.ts';
import type { GameContext, GameVerbs } from '../game-context.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import { openHistorySheet } from './history-sheet.tsx';

const words = await loadWords('EN');
const figures = figuresIn('en-GB', { code: 'EUR', symbol: '€', decimals: 2 });

/** jsdom has no dialogs. */
const showModal = HTMLDialogElement.prototype.showModal;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

afterEach(() => {
  HTMLDialogElement.prototype.showModal = showModal;
  // The document is shared by the tests of every file.
  document.body.replaceChildren();
});

function pageOf(nonce: number): RoundHistory {
  const game = { code: 'here', name: 'This game' };
  const kept = { roundId: `r${nonce}`, game, at: '2026-01-01T00:00:00Z', betMinor: 100, winMinor: 0, nonce };
  return { rounds: [kept], totalPages: 3 } as unknown as RoundHistory;
}

function openHistory(history: (page: number) => Promise<RoundHistory>) {
  const server = { history: vi.fn(history), round: vi.fn().mockRejectedValue(new Error('unreachable')) };
  const session = { game: { code: 'here' } };
  const context = { root: document.body, words, figures, server, session } as unknown as GameContext;
  openHistorySheet(context, { isPlaying: false } as unknown as GameVerbs);
  return server;
}

const replayOf = (nonce: number) =>
  screen.findByRole('button', { name: `${words.replay} ${words.past.round} ${nonce}` });

test('turns the pages, and says while it waits that it is busy', async () => {
  openHistory(async (page) => pageOf(page * 10));
  const body = screen.getByRole('region', { name: words.history });
  expect(body.getAttribute('aria-busy')).toBe('true');
  await replayOf(10);
  expect(body.hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.past.newer }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: words.past.older }));
  await replayOf(20);
  expect(screen.getByText('2 / 3')).toBeTruthy();
});

test('says that rounds could not be read, and that one could not be replayed', async () => {
  openHistory(async () => pageOf(1));
  fireEvent.click(await replayOf(1));
  expect((await screen.findByRole('alert')).textContent).toBe(words.past.notLoaded);
  document.body.replaceChildren();
  openHistory(() => Promise.reject(new Error('unreachable')));
  expect((await screen.findByRole('alert')).textContent).toBe(words.past.notLoaded);
});
