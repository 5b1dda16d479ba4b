import { expect, test, vi } from 'vitest';
import type { RoundResult, RoundSession } from '#arcade/game-api.ts';
import { blackjackBoardOf } from '#arcade/games/blackjack/client/blackjack-board.tsx';
import { blackjackRules } from '#arcade/games/blackjack/rules/blackjack-rules.ts';
import type { GameContext } from '../game-context.ts';
import { loadWords } from '../words/words.ts';
import type { RoundBoard } from './round-board.ts';
import { RoundPlay } from './round-play.ts';

const words = await loadWords('EN');
const start = { bets: { main: 100, perfectPair: 20 } };

const round: RoundResult = {
  roundId: 'round-1',
  rulesId: 'blackjack-1',
  betMinor: 120,
  view: blackjackRules.play(() => 28, [start], 120).view,
  choices: [start],
  isOver: false,
  winMinor: 0,
  balanceMinor: 250,
  fairness: { serverSeedHash: 'hash', clientSeed: 'seed', nonce: 0 },
  settledAt: null,
};

/** The game with an open round, whose bet is taken. */
function open(choose: ReturnType<typeof vi.fn>) {
  const session = { betsMinor: [20], defaultBetMinor: 20, balanceMinor: 250, openRound: round, mode: 'real' };
  const context = {
    session,
    server: { choose, round: vi.fn(), balance: vi.fn() },
    words,
    figures: { money: String },
    channel: { send: () => undefined },
    sounds: { play: () => undefined, hush: () => undefined },
  } as unknown as GameContext<RoundSession>;
  return new RoundPlay({
    context,
    board: blackjackBoardOf('blackjack-1') as RoundBoard<never> as RoundBoard<unknown>,
    rules: blackjackRules,
    hasLessMotion: () => true,
    render: () => undefined,
    settled: () => undefined,
  });
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test('takes a raise off the credit, and shows the bet with it until the end was seen', async () => {
  const split = { ...round, choices: [start, { act: 'split' }] };
  const choose = vi.fn().mockResolvedValueOnce(split);
  const play = open(choose);
  expect(play.shownBetMinor).toBe(120);
  play.choose({ act: 'split' });
  await settle();
  expect(play.state.creditMinor).toBe(150);
  expect(play.shownBetMinor).toBe(220);
  const choices = [...split.choices, { act: 'stand' }];
  choose.mockResolvedValueOnce({ ...split, choices, isOver: true, winMinor: 200, balanceMinor: 350 });
  play.choose({ act: 'stand' });
  await settle();
  expect([play.state.creditMinor, play.shownBetMinor]).toEqual([150, 220]);
  play.shown();
  expect([play.state.creditMinor, play.shownBetMinor]).toEqual([350, 0]);
});

test('refuses a raise above the credit without asking the server', async () => {
  const split = { ...round, choices: [start, { act: 'split' }] };
  const doubled = { ...split, choices: [...split.choices, { act: 'double' }] };
  const choose = vi.fn().mockResolvedValueOnce(split).mockResolvedValueOnce(doubled);
  const play = open(choose);
  play.choose({ act: 'split' });
  await settle();
  play.choose({ act: 'double' });
  await settle();
  play.choose({ act: 'double' });
  await settle();
  expect(choose).toHaveBeenCalledTimes(2);
  expect(play.state.creditMinor).toBe(50);
  expect(play.state.notice?.text).toBe(words.messages.insufficientFunds);
});
