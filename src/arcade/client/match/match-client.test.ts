import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundSession } from '#arcade/game-api.ts';
import type { MatchState, SeenMatch } from '#arcade/match-api.ts';
import type { GameContext } from '../game-context.ts';
import { GameRefusal } from '../game-server.ts';
import { figuresIn } from '../money-text.ts';
import { loadWords } from '../words/words.ts';
import { loadMatchBoard } from './match-boards.ts';
import { MatchClient } from './match-client.ts';

const words = await loadWords('EN');
const board = await loadMatchBoard('reversi');

const seen: SeenMatch = {
  id: 'match-1',
  seat: 0,
  players: [
    { name: 'm•••a', isBot: false, isHere: true, clockMs: 300_000 },
    { name: 'Arvo', isBot: true, isHere: true, clockMs: 300_000 },
  ],
  view: null,
  moves: [],
  legal: ['d3', 'c4'],
  turn: 0,
  drawOffer: null,
  turnsUntilOffer: 0,
  end: null,
  winMinor: 0,
  rakeMinor: 0,
  seedHash: '',
  clientSeed: '',
  nonce: 1,
  serverSeed: null,
  roundId: 'round-1',
};

let now = 1_000;
const stateOf = (changes: Partial<MatchState> = {}): MatchState => ({
  now,
  phase: 'idle',
  stakeMinor: null,
  seekingSince: null,
  mayPlayBot: false,
  waiting: {},
  refusal: null,
  balanceMinor: null,
  match: null,
  ...changes,
});

const server = {
  seekMatch: vi.fn(),
  leaveMatch: vi.fn(),
  moveInMatch: vi.fn(),
  wishInMatch: vi.fn(),
  balance: vi.fn(),
};
const channel = { send: vi.fn() };
const sounds = { play: vi.fn() };

function openClient(): MatchClient {
  const currency = { code: 'EUR', symbol: '€', decimals: 2 };
  const session = { balanceMinor: 10_000, defaultBetMinor: 100, betsMinor: [50, 100, 200], mode: 'real' };
  const context = {
    session: session as unknown as RoundSession,
    server: server as unknown as GameContext['server'],
    words,
    figures: figuresIn('en-GB', currency),
    channel,
    sounds,
  } as unknown as GameContext<RoundSession>;
  return new MatchClient({ context, board, hasLessMotion: () => true, render: () => undefined, now: () => now });
}

beforeEach(() => {
  vi.useFakeTimers();
  now = 1_000;
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the page of a game between players', () => {
  it('seeks with the chosen stake, and the same button ends the search', async () => {
    const client = openClient();
    client.hear(stateOf());
    client.moreStake();
    server.seekMatch.mockResolvedValue(stateOf({ phase: 'seeking', stakeMinor: 200, seekingSince: now }));
    client.press();
    await settled();
    expect(server.seekMatch).toHaveBeenCalledWith({ stakeMinor: 200, opponent: 'player' });
    client.lessStake();
    expect(client.state.stakeMinor).toBe(200);
    server.leaveMatch.mockResolvedValue(stateOf());
    client.press();
    await settled();
    expect(client.state.server?.phase).toBe('idle');
  });

  it('keeps the stake that the game was opened with where an older match was for another one', () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'over', stakeMinor: 5_000, match: seen }));
    expect(client.state.stakeMinor).toBe(100);
    // A match that still goes on is for its own stake, and the next one is not.
    client.hear(stateOf({ phase: 'playing', stakeMinor: 5_000, match: seen }));
    expect(client.state.stakeMinor).toBe(5_000);
    client.hear(stateOf({ phase: 'over', stakeMinor: 5_000, match: seen }));
    expect(client.state.stakeMinor).toBe(100);
  });

  it('takes the bot only where one is offered', async () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'seeking', stakeMinor: 100, seekingSince: now }));
    client.playBot();
    expect(server.seekMatch).not.toHaveBeenCalled();
    client.hear(stateOf({ phase: 'seeking', stakeMinor: 100, seekingSince: now, mayPlayBot: true }));
    server.seekMatch.mockResolvedValue(stateOf({ phase: 'playing', match: seen, stakeMinor: 100 }));
    client.playBot();
    await settled();
    expect(server.seekMatch).toHaveBeenCalledWith({ stakeMinor: 100, opponent: 'bot' });
  });

  it('seeks again after a connection that was lost during a search', async () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'seeking', stakeMinor: 100, seekingSince: now }));
    client.connected(false);
    client.connected(true);
    server.seekMatch.mockResolvedValue(stateOf({ phase: 'seeking', stakeMinor: 100, seekingSince: now }));
    client.hear(stateOf());
    await settled();
    expect(server.seekMatch).toHaveBeenCalledTimes(1);
  });

  it('counts the clock of the player to move alone down, by the server’s time', () => {
    const client = openClient();
    client.hear(stateOf({ now: 501_000, phase: 'playing', match: seen }));
    client.start();
    now += 61_000;
    vi.advanceTimersByTime(200);
    expect(client.state.secondsLeft).toEqual([239, 300]);
  });

  it('moves only in the player’s turn, naming the step', async () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'playing', match: { ...seen, turn: 1 } }));
    client.move('d3');
    expect(server.moveInMatch).not.toHaveBeenCalled();
    client.hear(stateOf({ phase: 'playing', match: seen }));
    server.moveInMatch.mockResolvedValue(
      stateOf({ phase: 'playing', match: { ...seen, turn: 1, moves: [{ seat: 0, move: 'd3' }] } }),
    );
    client.move('d3');
    await settled();
    expect(server.moveInMatch).toHaveBeenCalledWith({ matchId: 'match-1', step: 0, move: 'd3' });
    expect(client.state.status).toBe('d3 Opponent’s turn');
  });

  it('keeps what is declared until the next move, and takes it back', () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'playing', match: seen }));
    client.declare('count');
    client.hear(stateOf({ phase: 'playing', match: { ...seen, drawOffer: 1 } }));
    expect(client.state.declared).toBe('count');
    client.declare('count');
    expect(client.state.declared).toBeNull();
    client.declare('count');
    client.hear(stateOf({ phase: 'playing', match: { ...seen, turn: 1, moves: [{ seat: 0, move: 'd3' }] } }));
    expect(client.state.declared).toBeNull();
  });

  it('drops a state that is older than the one it shows', () => {
    const client = openClient();
    client.hear(stateOf({ now: 5_000, phase: 'playing', match: seen }));
    client.hear(stateOf({ now: 4_000 }));
    expect(client.state.server?.phase).toBe('playing');
  });

  it('says how a match ended and what it paid, and shows the wallet’s balance', () => {
    const client = openClient();
    client.hear(stateOf({ phase: 'playing', match: seen, balanceMinor: 9_900 }));
    const end = { winners: [0], reason: 'time' } as const;
    const over = { ...seen, turn: null, end, winMinor: 190, rakeMinor: 10 };
    client.hear(stateOf({ phase: 'over', match: over, balanceMinor: 10_090 }));
    expect(client.state).toMatchObject({ lastWinMinor: 190, creditMinor: 10_090 });
    expect(client.state.status).toBe('You have won. Time is up. You won €1.90.');
    expect(channel.send.mock.calls.map(([word]) => word.type)).toEqual(['roundStarted', 'roundEnded']);
  });

  it('says why a search came to nothing, once', () => {
    const client = openClient();
    client.hear(stateOf({ refusal: 'insufficient_funds' }));
    expect(client.state.notice?.action?.sends).toBe('needsFunds');
    client.hear(stateOf({ phase: 'seeking', refusal: 'opponent', seekingSince: now }));
    expect(client.state.notice?.text).toContain('Your opponent’s stake was not taken.');
  });

  it('shows a refusal of the server, and lets the player try again', async () => {
    const client = openClient();
    client.hear(stateOf());
    server.seekMatch.mockRejectedValue(new GameRefusal('round_pending', ''));
    client.press();
    await settled();
    expect(client.state.notice?.text).toBe(words.messages.pending);
    expect(client.state.isBusy).toBe(false);
  });
});
