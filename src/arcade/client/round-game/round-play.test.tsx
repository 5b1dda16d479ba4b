import { beforeEach, expect, test, vi } from 'vitest';
import type { RoundResult, RoundSession } from '#arcade/game-api.ts';
import { minesRules } from '#arcade/games/mines/rules/mines-rules.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { loadWords } from '../words/words.ts';
import { RoundPlay, type RoundPlayState } from './round-play.ts';

const words = await loadWords('EN');

const round: RoundResult = {
  roundId: 'round-1',
  rulesId: 'mines-1',
  betMinor: 100,
  view: { opened: [] },
  choices: [{ mines: 3 }],
  isOver: false,
  winMinor: 0,
  balanceMinor: 900,
  fairness: { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 0 },
  settledAt: null,
};
const paid: RoundResult = {
  ...round,
  isOver: true,
  winMinor: 150,
  balanceMinor: 1_050,
  settledAt: '2026-01-01T00:00:00Z',
};

const session = { betsMinor: [100, 200], defaultBetMinor: 100, balanceMinor: 1_000, openRound: null, mode: 'real' };
const board = {
  Board: () => null,
  firstDraft: (view: unknown) => (view === null ? { mines: 3 } : { cashOut: true }),
  keepsDraft: true,
  mainButton: () => ({ label: 'Go', isAllowed: true }),
  outcome: () => 'Over.',
  rules: () => ({ paragraphs: [], pays: [] }),
};

const server = { start: vi.fn(), choose: vi.fn(), round: vi.fn(), openRound: vi.fn(), balance: vi.fn() };
let states: RoundPlayState[];
let play: RoundPlay;

function open(hasLessMotion: boolean) {
  const context = {
    session,
    server,
    words,
    figures: { money: String },
    channel: { send: () => undefined },
    sounds: { play: () => undefined, hush: () => undefined },
  } as unknown as GameContext<RoundSession>;
  states = [];
  const render = (state: RoundPlayState) => states.push(state);
  const parts = {
    context,
    board,
    rules: minesRules,
    hasLessMotion: () => hasLessMotion,
    render,
    settled: () => undefined,
  };
  return new RoundPlay(parts);
}

/** Lets everything that has been promised come to pass. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.resetAllMocks();
  server.start.mockResolvedValue(round);
  server.balance.mockResolvedValue({ balanceMinor: 1_000 });
  play = open(true);
});

test('takes the bet off at once, and adds the win once it was seen', async () => {
  play.press();
  await settle();
  expect(play.state).toMatchObject({ creditMinor: 900, round, draft: { cashOut: true } });
  server.choose.mockResolvedValue(paid);
  play.press();
  await settle();
  expect(server.choose).toHaveBeenCalledWith('round-1', { step: 1, choice: { cashOut: true } });
  expect(play.state).toMatchObject({ creditMinor: 900, isShown: false });
  play.shown();
  expect(play.state).toMatchObject({ creditMinor: 1_050, lastWinMinor: 150, isShown: true, draft: { mines: 3 } });
});

test('shows a round as it stands where the answer to a choice was lost', async () => {
  play.press();
  await settle();
  server.choose.mockRejectedValue(new GameRefusal('unreachable', ''));
  server.round.mockResolvedValue(paid);
  play.choose({ open: 3 });
  await settle();
  expect(play.state).toMatchObject({ round: paid, isShown: false, isBusy: false });
});

test('goes on with a round whose bet was taken after it had given up asking', async () => {
  server.start.mockRejectedValue(new GameRefusal('round_open', ''));
  server.openRound.mockResolvedValue({ round });
  play.press();
  await settle();
  expect(play.state).toMatchObject({ round, isBusy: false, draft: { cashOut: true } });
  expect(play.isPlaying).toBe(true);
});

test('judges a bet by what the wallet holds, not by the figure that is counted up', async () => {
  play = open(false);
  server.start.mockResolvedValue({ ...paid, balanceMinor: 150 });
  play.press();
  await settle();
  play.shown();
  server.start.mockResolvedValue(round);
  play.press();
  await settle();
  expect(server.start).toHaveBeenCalledTimes(2);
});

test('gives the credit back where the bet was not taken, and asks for it', async () => {
  server.start.mockRejectedValue(new GameRefusal('wallet_unavailable', ''));
  play.press();
  await settle();
  expect(play.state).toMatchObject({ creditMinor: 1_000, round: null });
  expect(play.state.notice?.text).toBe(words.messages.walletUnavailable);
  expect(server.balance).toHaveBeenCalled();
});
