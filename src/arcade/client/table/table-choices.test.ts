import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundSession } from '#arcade/game-api.ts';
import type { TableBets, TableState } from '#arcade/table-api.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { loadWords } from '../words/words.ts';
import { TablePlay } from './table-play.ts';

const words = await loadWords('EN');
const NOW = 1_000_000;
const open: TableState = {
  now: NOW,
  number: 7,
  opensAt: NOW - 10_000,
  closesAt: NOW,
  choosesUntil: NOW + 16_000,
  endsAt: NOW + 30_000,
  seedHash: 'hash',
  deal: null,
  result: null,
  people: 1,
  seats: [],
  crowd: {},
  past: [],
};
const dealt: TableState = { ...open, deal: 'first cards' };
const taken: TableBets = {
  number: 7,
  revision: 1,
  chips: { main: 100 },
  stakeMinor: 100,
  state: 'taken',
  refusal: null,
  roundId: 'r',
  view: null,
  isOver: false,
  step: 1,
  mayChoose: false,
  winMinor: 0,
  balanceMinor: 900,
};
const choosing: TableBets = { ...taken, view: 'my cards', mayChoose: true };
const doubled: TableBets = { ...taken, view: 'doubled', step: 2, stakeMinor: 200, balanceMinor: 800 };
const settled: TableBets = { ...doubled, view: 'won', isOver: true, step: 3, winMinor: 400, balanceMinor: 1_200 };

const server = { chooseAtTable: vi.fn(), balance: vi.fn() };
let play: TablePlay;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetAllMocks();
  server.balance.mockResolvedValue({ balanceMinor: 1_200 });
  const context = {
    session: { balanceMinor: 1_000, mode: 'real' },
    server,
    words,
    figures: { money: String },
    channel: { send: vi.fn() },
    sounds: { play: () => undefined },
  } as unknown as GameContext<RoundSession>;
  const board = { outcome: () => 'It is over.' } as never;
  play = new TablePlay({ context, board, hasLessMotion: () => true, render: () => undefined });
  hear(open, taken);
});
afterEach(() => vi.useRealTimers());

function hear(state: TableState, mine: TableBets): void {
  play.hear({ kind: 'table', state });
  play.hear({ kind: 'mine', bets: mine });
}

test('shows the player’s own cards once they are dealt, with the time to choose', () => {
  play.hear({ kind: 'table', state: dealt });
  expect(play.view).toBeNull();
  play.hear({ kind: 'mine', bets: choosing });
  expect([play.view, play.isOver, play.mayChoose]).toEqual(['my cards', false, true]);
  expect(play.state).toMatchObject({ phase: 'choosing', secondsLeft: 16, isShown: true, creditMinor: 900 });
});

test('sends a choice with its step, and takes the raise off the credit once it is taken', async () => {
  hear(dealt, choosing);
  server.chooseAtTable.mockResolvedValue(doubled);
  play.choose({ act: 'double' });
  expect(play.mayChoose).toBe(false);
  play.choose({ act: 'hit' });
  await vi.advanceTimersByTimeAsync(10);
  expect(server.chooseAtTable.mock.calls).toEqual([[{ number: 7, step: 1, choice: { act: 'double' } }]]);
  expect([play.view, play.stakeMinor, play.state.creditMinor]).toEqual(['doubled', 200, 800]);
  play.choose({ act: 'hit' });
  expect(server.chooseAtTable).toHaveBeenCalledTimes(1);
});

test('says why a choice was refused, and lets the player choose again', async () => {
  hear(dealt, choosing);
  server.chooseAtTable.mockRejectedValue(new GameRefusal('choices_closed', ''));
  play.choose({ act: 'hit' });
  await vi.advanceTimersByTimeAsync(10);
  expect(play.state.notice?.text).toBe(words.messages.choicesClosed);
  expect([play.view, play.mayChoose]).toEqual(['my cards', true]);
});

test('keeps the result where the answer to a choice comes after it', async () => {
  hear(dealt, choosing);
  let answer = (_bets: TableBets): void => undefined;
  server.chooseAtTable.mockReturnValue(
    new Promise<TableBets>((resolve) => {
      answer = resolve;
    }),
  );
  play.choose({ act: 'double' });
  hear({ ...dealt, result: { serverSeed: 'seed', view: 'table' } }, settled);
  expect([play.view, play.isOver, play.state.isShown]).toEqual(['won', true, false]);
  answer(doubled);
  await vi.advanceTimersByTimeAsync(10);
  expect(play.view).toBe('won');
  play.shown();
  expect(play.state).toMatchObject({ lastWinMinor: 400, creditMinor: 1_200 });
});

test('shows the common cards to spectators, who cannot choose', () => {
  const nothing: TableBets = { ...taken, chips: {}, state: 'placed', roundId: null, stakeMinor: 0, step: 0 };
  hear({ ...dealt, number: 8 }, { ...nothing, number: 8, balanceMinor: null });
  expect([play.view, play.isOver, play.mayChoose]).toEqual(['first cards', false, false]);
  hear(
    { ...dealt, number: 8, result: { serverSeed: 'seed', view: 'table' } },
    { ...nothing, number: 8, balanceMinor: null },
  );
  expect([play.view, play.isOver]).toEqual(['table', true]);
});

test('opens in the middle of a round with its choice', () => {
  const late = { ...dealt, number: 9 };
  hear(late, { ...choosing, number: 9 });
  expect([play.view, play.mayChoose, play.isPlaying]).toEqual(['my cards', true, true]);
});
