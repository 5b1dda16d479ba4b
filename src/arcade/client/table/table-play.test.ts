import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundSession } from '#arcade/game-api.ts';
import type { TableBets, TableState } from '#arcade/table-api.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { loadWords } from '../words/words.ts';
import { TablePlay } from './table-play.ts';
import type { TablePlayState } from './table-play-state.ts';

const words = await loadWords('EN');

const NOW = 1_000_000;
const table: TableState = {
  // The server's clock is ahead of the page's by an hour.
  now: NOW + 3_600_000,
  number: 7,
  opensAt: NOW + 3_600_000,
  closesAt: NOW + 3_600_000 + 12_000,
  choosesUntil: NOW + 3_600_000 + 12_000,
  endsAt: NOW + 3_600_000 + 25_000,
  seedHash: 'hash',
  deal: null,
  result: null,
  people: 1,
  seats: [],
  crowd: {},
  past: ['before'],
};
const mine: TableBets = {
  number: 7,
  revision: 0,
  chips: {},
  stakeMinor: 0,
  state: 'placed',
  refusal: null,
  roundId: null,
  view: null,
  isOver: false,
  step: 0,
  mayChoose: false,
  winMinor: 0,
  balanceMinor: null,
};
const result = { serverSeed: 'seed', view: 'red' };
const taken: TableBets = {
  ...mine,
  revision: 9,
  chips: { red: 300 },
  stakeMinor: 300,
  state: 'taken',
  roundId: 'r',
  step: 1,
  balanceMinor: 700,
};
const over = { view: 'red with chips', isOver: true, winMinor: 600, balanceMinor: 1_300 };
const settled: TableBets = { ...taken, ...over, state: 'settled' };

const server = { placeBets: vi.fn(), balance: vi.fn() };
const channel = { send: vi.fn() };
const board = { outcome: () => 'It is red.' };
let play: TablePlay;
let renders: TablePlayState[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetAllMocks();
  server.balance.mockResolvedValue({ balanceMinor: 1_000 });
  server.placeBets.mockImplementation(async ({ revision, chips }) => ({ ...mine, revision, chips }));
  renders = [];
  const context = {
    session: { balanceMinor: 1_000, mode: 'real' },
    server,
    words,
    figures: { money: String },
    channel,
    sounds: { play: () => undefined },
  } as unknown as GameContext<RoundSession>;
  const parts = { context, board: board as never, hasLessMotion: () => true };
  play = new TablePlay({ ...parts, render: (state) => renders.push(state) });
  hear(table, mine);
});
afterEach(() => vi.useRealTimers());

/** The events of one moment, as the server sends them. */
function hear(state: TableState, bets: TableBets): void {
  play.hear({ kind: 'table', state });
  play.hear({ kind: 'mine', bets });
}

const placed = async (chips: object): Promise<void> => {
  play.setDraft({ bets: chips });
  await vi.advanceTimersByTimeAsync(200);
};

test('tells the time left by the server’s clock, and the last seconds apart', async () => {
  play.start();
  expect(play.state).toMatchObject({ phase: 'open', secondsLeft: 12, past: ['before'] });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(play.state).toMatchObject({ phase: 'last', secondsLeft: 4 });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(play.state).toMatchObject({ phase: 'closed', status: expect.stringContaining(words.table.closed) });
});

test('sends chips that follow each other in one call, and has them for certain once it is answered', async () => {
  play.setDraft({ bets: { red: 100 } });
  play.setDraft({ bets: { red: 300 } });
  expect(play.state).toMatchObject({ isConfirmed: false, creditMinor: 700 });
  await vi.advanceTimersByTimeAsync(200);
  expect(server.placeBets.mock.calls).toEqual([[{ number: 7, revision: 1, chips: { red: 300 } }]]);
  expect(play.state).toMatchObject({ isConfirmed: true, creditMinor: 700, draft: { bets: { red: 300 } } });
  expect(play.isPlaying).toBe(true);
});

test('does not take a chip away again that was placed while an earlier call was answered', async () => {
  let answer = (_bets: TableBets): void => undefined;
  server.placeBets.mockReturnValueOnce(
    new Promise<TableBets>((resolve) => {
      answer = resolve;
    }),
  );
  await placed({ red: 100 });
  play.setDraft({ bets: { red: 200 } });
  answer({ ...mine, revision: 1, chips: { red: 100 } });
  await vi.advanceTimersByTimeAsync(10);
  expect(play.state.draft).toEqual({ bets: { red: 200 } });
  await vi.advanceTimersByTimeAsync(200);
  expect(server.placeBets).toHaveBeenLastCalledWith({ number: 7, revision: 2, chips: { red: 200 } });
});

test('takes chips over that were placed in another window', () => {
  play.hear({ kind: 'mine', bets: { ...mine, revision: 4, chips: { black: 500 } } });
  expect(play.state).toMatchObject({ draft: { bets: { black: 500 } }, creditMinor: 500 });
});

test('gives chips back that were not accepted, with the reason', async () => {
  server.placeBets.mockRejectedValue(new GameRefusal('bets_closed', ''));
  await placed({ red: 300 });
  expect(play.state).toMatchObject({ draft: { bets: {} }, creditMinor: 1_000 });
  expect(play.state.notice?.text).toBe(words.messages.betsClosed);
});

test('keeps a win back until the board has shown the result', async () => {
  await placed({ red: 300 });
  hear(table, taken);
  expect(play.state.creditMinor).toBe(700);
  hear({ ...table, result }, settled);
  expect([play.view, play.state.isShown, play.state.creditMinor]).toEqual(['red with chips', false, 700]);
  play.shown();
  expect(play.state).toMatchObject({ isShown: true, lastWinMinor: 600, creditMinor: 1_300 });
  expect(play.state.status).toContain('It is red.');
  expect(play.isPlaying).toBe(false);
});

test('adds a win whose wallet answers after the result was shown', async () => {
  hear(table, taken);
  hear({ ...table, result }, { ...settled, state: 'taken', balanceMinor: 700 });
  play.shown();
  play.hear({ kind: 'mine', bets: settled });
  expect(play.state.creditMinor).toBe(1_300);
});

test('shows the table’s own result to somebody without a bet', () => {
  hear({ ...table, result }, mine);
  expect(play.view).toBe('red');
  play.shown();
  expect(play.state).toMatchObject({ lastWinMinor: 0, creditMinor: 1_000 });
});

test('does not draw again what was drawn before the page was opened', () => {
  const late = { ...table, number: 8, result };
  hear(late, { ...mine, number: 8 });
  expect(play.state).toMatchObject({ isShown: true, phase: 'settled' });
});

test('takes chips off whose bet the wallet refused, and says that they do not count', async () => {
  await placed({ red: 300 });
  play.hear({ kind: 'mine', bets: { ...taken, state: 'refused', refusal: 'insufficient_funds', balanceMinor: 50 } });
  expect(play.state).toMatchObject({ draft: { bets: {} }, creditMinor: 50 });
  expect(play.state.notice?.text).toContain(words.messages.insufficientFunds);
  expect(play.isPlaying).toBe(false);
});

test('begins the next round without chips', async () => {
  await placed({ red: 300 });
  hear(table, taken);
  hear({ ...table, result }, settled);
  play.shown();
  hear({ ...table, number: 8, past: ['before', 'red'] }, { ...mine, number: 8 });
  expect(play.state).toMatchObject({ draft: { bets: {} }, past: ['before', 'red'], creditMinor: 1_300 });
  expect(play.view).toBeNull();
});

test('ends with its session, and tells the portal', () => {
  play.ended();
  expect(play.state.isEnded).toBe(true);
  expect(channel.send).toHaveBeenCalledWith({ type: 'sessionEnded' });
});
