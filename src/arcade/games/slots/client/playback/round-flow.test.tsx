import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GameRefusal } from '#arcade/client/game-server.ts';
import { figuresIn } from '#arcade/client/money-text.ts';
import type { WordToPortal } from '#arcade/client/portal-channel.ts';
import { loadWords } from '#arcade/client/words/words.ts';
import type { FreeSpinsAnswer, GameSession, GrantedSpins, SpinRequest, SpinResult } from '#arcade/game-api.ts';
import { slotModels } from '#arcade/games/slots/models/slot-models.ts';
import { compileMachine } from '#arcade/games/slots/rules/compiled-machine.ts';
import { decideRound } from '#arcade/games/slots/rules/decide-round.ts';
import { celebration } from '../screen/celebration.tsx';
import { freeSpinsSign } from '../screen/free-spins-sign.tsx';
import { winPlate } from '../screen/win-plate.tsx';
import type { SlotContext } from '../slot-context.ts';
import { firstBoard, type RoundFlow, roundFlow } from './round-flow.ts';
import type { RoundStage } from './round-player.ts';

const words = await loadWords('EN');

// The document is shared by the tests of every file.
afterEach(() => document.body.replaceChildren());

const [model] = slotModels;
if (model === undefined) throw new Error('The house has no machine.');
const { machine } = model;
const betMinor = machine.betUnits * 20;
const figures = figuresIn('en-GB', { code: 'EUR', symbol: '€', decimals: 2 });

/** A settled round by the engine; nonces of other outcomes come one after the other. */
function settled(nonce: number, balanceMinor: number): SpinResult {
  const seeds = { serverSeed: '11'.repeat(32), clientSeed: 'player', nonce };
  const decided = decideRound(compileMachine(machine), seeds, betMinor);
  const fairness = { serverSeedHash: '', clientSeed: 'player', nonce };
  const kept = { roundId: `r${nonce}`, machineId: machine.id, betMinor, settledAt: '2026-01-01T00:00:00Z' };
  return { ...kept, ...decided, balanceMinor: balanceMinor - betMinor + decided.winMinor, fairness };
}

interface Table {
  readonly flow: RoundFlow;
  readonly spin: ReturnType<typeof vi.fn<(request: SpinRequest) => Promise<SpinResult>>>;
  readonly sent: WordToPortal[];
  readonly notice: ReturnType<typeof vi.fn>;
  readonly land: ReturnType<typeof vi.fn>;
  readonly freeSpinsOf: ReturnType<typeof vi.fn<() => Promise<FreeSpinsAnswer>>>;
  text(selector: string): string;
  /** Whether the big button is closed for good. */
  isOver(): boolean;
}

function sitDown(balanceMinor: number, hasLessMotion = true, freeSpins: GrantedSpins | null = null): Table {
  const session = {
    machine,
    mode: 'real',
    balanceMinor,
    betsMinor: [betMinor, betMinor * 2],
    defaultBetMinor: betMinor,
    freeSpins,
  } as unknown as GameSession;
  const sent: WordToPortal[] = [];
  const spin = vi.fn<(request: SpinRequest) => Promise<SpinResult>>();
  const land = vi.fn(async () => {});
  const notice = vi.fn();
  const root = document.createElement('main');
  const sounds = { play: () => {}, isMuted: true, mute: () => {}, hush: () => {} };
  const still = async () => {};
  const stage: RoundStage = {
    machine,
    reels: {
      resize: () => {},
      show: () => {},
      turn: () => {},
      land,
      fall: still,
      expand: still,
      light: () => {},
      hurry: () => {},
    },
    plate: winPlate(machine),
    sign: freeSpinsSign(root, words),
    celebration: celebration(figures.money, () => true),
    sounds,
    pauses: { rest: still, skip: () => {} },
    words,
    symbolUrls: {},
    money: figures.money,
    showWon: () => {},
  };
  const freeSpinsOf = vi.fn(async (): Promise<FreeSpinsAnswer> => ({ freeSpins: null }));
  const server = { spin, balance: vi.fn(async () => ({ balanceMinor })), freeSpins: freeSpinsOf };
  const context = {
    session,
    server,
    words,
    figures,
    channel: { send: (word: WordToPortal) => sent.push(word) },
    sounds,
    root,
  };
  const screen = { root, announce: () => {}, notice, clearNotice: () => {} };
  const around = { chooseBet: () => {}, openMenu: () => {}, roundSettled: () => {} };
  const flow = roundFlow(context as unknown as SlotContext, screen as never, stage, around, () => hasLessMotion);
  root.append(flow.bar.element);
  document.body.replaceChildren(root);
  const text = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  const isOver = () => root.querySelector('button.spin:disabled') !== null;
  return { flow, spin, sent, notice, land, freeSpinsOf, text, isOver };
}

/** Lets everything that has been promised come to pass. */
async function settle() {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

let table: Table;
beforeEach(() => {
  table = sitDown(10_000);
});

describe('a press', () => {
  test('plays one round: the bet goes, the reels land on what was decided, the credit is the wallet’s', async () => {
    const result = settled(1, 10_000);
    table.spin.mockResolvedValue(result);
    table.flow.press();
    expect(table.text('.credit .value')).toBe(figures.money(10_000 - betMinor));
    await settle();
    expect(table.land).toHaveBeenCalledWith(result.spins[0], null);
    expect(table.text('.credit .value')).toBe(figures.money(result.balanceMinor));
    expect(table.sent.map(({ type }) => type)).toEqual(['roundStarted', 'roundEnded']);
  });

  test('during a round begins no second one', async () => {
    let answer: (result: SpinResult) => void = () => {};
    table.spin.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    table.flow.press();
    table.flow.press();
    table.flow.press();
    answer(settled(1, 10_000));
    await settle();
    expect(table.spin).toHaveBeenCalledTimes(1);
  });

  test('names each round anew', async () => {
    table.spin.mockResolvedValueOnce(settled(1, 10_000)).mockResolvedValueOnce(settled(2, 10_000));
    table.flow.press();
    await settle();
    table.flow.press();
    await settle();
    const [first, second] = table.spin.mock.calls.map(([{ requestId }]) => requestId);
    expect(first).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
    expect(second).not.toBe(first);
  });

  test('without enough credit asks the wallet nothing and offers a deposit', async () => {
    table = sitDown(betMinor - 1);
    table.flow.press();
    await settle();
    expect(table.spin).not.toHaveBeenCalled();
    expect(table.notice).toHaveBeenCalledWith(
      words.messages.insufficientFunds,
      expect.objectContaining({ label: words.messages.deposit }),
    );
    table.notice.mock.calls[0]?.[1]?.run();
    expect(table.sent).toEqual([{ type: 'needsFunds' }]);
  });
});

describe('a refused round', () => {
  test('gives the bet back to the credit and lets the reels stand as they were', async () => {
    table.spin.mockRejectedValue(new GameRefusal('wallet_unavailable', ''));
    table.flow.press();
    await settle();
    expect(table.land).toHaveBeenCalledWith(null, null);
    expect(table.text('.credit .value')).toBe('€100.00');
    expect(table.notice).toHaveBeenCalledWith(words.messages.walletUnavailable, undefined);
    expect(table.sent.at(-1)).toEqual({ type: 'roundEnded' });
  });

  test.each(['limit_reached', 'player_excluded'] as const)(
    'for %s shows the stake only until it is refused',
    async (code) => {
      let refuse: (reason: GameRefusal) => void = () => {};
      table.spin.mockReturnValue(new Promise((_resolve, reject) => (refuse = reject)));
      table.flow.press();
      expect(table.text('.credit .value')).toBe(figures.money(10_000 - betMinor));
      refuse(new GameRefusal(code, ''));
      await settle();
      expect(table.text('.credit .value')).toBe(figures.money(10_000));
      expect(table.land).toHaveBeenCalledWith(null, null);
      expect(table.flow.isPlaying).toBe(false);
    },
  );

  test('shows the wallet’s balance when the answer has it', async () => {
    table.spin.mockRejectedValue(new GameRefusal('insufficient_funds', '', 40));
    table.flow.press();
    await settle();
    expect(table.text('.credit .value')).toBe('€0.40');
  });

  test('while the last win is still counted up leaves no older credit behind', async () => {
    table = sitDown(10_000, false);
    const won = [1, 2, 3, 4, 5, 6, 7, 8].map((nonce) => settled(nonce, 10_000)).find(({ winMinor }) => winMinor > 0);
    if (won === undefined) throw new Error('None of these rounds wins.');
    table.spin.mockResolvedValueOnce(won).mockRejectedValueOnce(new GameRefusal('insufficient_funds', '', 40));
    table.flow.press();
    await settle();
    expect(table.flow.isPlaying).toBe(false);
    table.flow.press();
    expect(table.text('.credit .value')).toBe(figures.money(won.balanceMinor - betMinor));
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(table.text('.credit .value')).toBe('€0.40');
  });

  test('of a session that is over ends the game and tells the portal', async () => {
    table.spin.mockRejectedValue(new GameRefusal('session_ended', ''));
    table.flow.press();
    await settle();
    expect(table.sent).toContainEqual({ type: 'sessionEnded' });
    expect(table.isOver()).toBe(true);
    table.flow.press();
    await settle();
    expect(table.spin).toHaveBeenCalledTimes(1);
  });
});

describe('a series', () => {
  const choice = { spins: 3, stopAtLossMinor: null, stopAtWinMinor: null };

  test('plays the chosen number of rounds', async () => {
    for (const nonce of [1, 2, 3, 4]) table.spin.mockResolvedValueOnce(settled(nonce, 10_000));
    table.flow.autoplay(choice);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(table.spin).toHaveBeenCalledTimes(3);
    expect(table.flow.isPlaying).toBe(false);
  });

  test('stops by a press, after the round that is on its way', async () => {
    table.spin.mockResolvedValue(settled(1, 10_000));
    table.flow.autoplay(choice);
    table.flow.press();
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(table.spin).toHaveBeenCalledTimes(1);
  });

  test('ends with a refusal', async () => {
    table.spin.mockRejectedValueOnce(new GameRefusal('wallet_unavailable', '')).mockReturnValue(new Promise(() => {}));
    table.flow.autoplay(choice);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(table.spin).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['limit_reached', words.messages.limitReached],
    ['player_excluded', words.messages.playerExcluded],
    ['site_maintenance', words.messages.siteMaintenance],
    ['game_closed', words.messages.gameClosed],
    ['bet_refused', words.messages.betRefused],
  ] as const)('ends with %s after rounds that were played, keeping what they left', async (code, text) => {
    const first = settled(1, 10_000);
    table.spin
      .mockResolvedValueOnce(first)
      .mockRejectedValueOnce(new GameRefusal(code, 'for those who read calls'))
      .mockReturnValue(new Promise(() => {}));
    table.flow.autoplay(choice);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(table.spin).toHaveBeenCalledTimes(2);
    expect(table.flow.isPlaying).toBe(false);
    expect(table.notice.mock.calls.map(([said]) => said)).toEqual([text]);
    expect(table.text('.credit .value')).toBe(figures.money(first.balanceMinor));
    // It may be tried again by hand: a smaller bet, or later.
    expect(table.isOver()).toBe(false);
  });
});

test('a replay moves no money', async () => {
  table.flow.replay(settled(5, 500_000));
  await settle();
  expect(table.text('.credit .value')).toBe('€100.00');
  expect(table.spin).not.toHaveBeenCalled();
  expect(table.sent).toEqual([]);
});

test('a paused game starts nothing', async () => {
  table.flow.pause(true);
  table.flow.press();
  await settle();
  expect(table.spin).not.toHaveBeenCalled();
});

test('opens with the beginning of every strip', () => {
  const { grid, stops } = firstBoard(machine);
  expect(grid.map((column) => column.length)).toEqual(Array(machine.reels).fill(machine.rows));
  expect(stops).toEqual(Array(machine.reels).fill(0));
});

describe('free spins of the site', () => {
  const grant: GrantedSpins = {
    grantId: 'grant-1',
    betMinor: 40,
    spins: 2,
    left: 2,
    wonMinor: 0,
    expiresAt: '2026-03-08T00:00:00Z',
  };

  /** A free round: nothing is taken, and the grant is one further. */
  function freeRound(nonce: number, balanceMinor: number, freeSpin: GrantedSpins): SpinResult {
    const round = settled(nonce, balanceMinor);
    return { ...round, betMinor: 40, balanceMinor: balanceMinor + round.winMinor, freeSpin };
  }

  beforeEach(() => {
    // A player without money has them all the same.
    table = sitDown(0, true, grant);
  });

  test('are told, and stand in the place of the bet', () => {
    expect(table.notice).toHaveBeenCalledWith(expect.stringContaining('2, €0.40 each'));
    expect(table.text('.granted')).toBe('Free spins: 2 left€0.40 each');
    expect(document.querySelector('.bets')).toBeNull();
    table.flow.chooseBet(betMinor * 2);
    expect(table.flow.betMinor).toBe(betMinor);
  });

  test('are played first, take nothing, and tell what they won; then the bet is back', async () => {
    table.spin.mockResolvedValueOnce(freeRound(1, 0, { ...grant, left: 1 }));
    table.flow.press();
    expect(table.text('.credit .value')).toBe(figures.money(0));
    await settle();
    expect(table.spin.mock.lastCall?.[0]).toMatchObject({ betMinor: 40, grantId: 'grant-1' });
    expect(table.text('.granted')).toContain('1 left');
    table.spin.mockResolvedValueOnce(freeRound(2, 0, { ...grant, left: 0, wonMinor: 380 }));
    table.flow.press();
    await settle();
    expect(table.notice).toHaveBeenLastCalledWith('Your free spins are over. You won €3.80.');
    expect(table.text('.pill.bet .value')).toBe(figures.money(betMinor));
    table.flow.press();
    await settle();
    expect(table.notice).toHaveBeenLastCalledWith(words.messages.insufficientFunds, expect.anything());
  });

  test('end a series with their last, and go on with the next grant', async () => {
    table.freeSpinsOf.mockResolvedValue({ freeSpins: { ...grant, grantId: 'grant-2', left: 5 } });
    table.spin.mockResolvedValue(freeRound(1, 0, { ...grant, left: 0 }));
    table.flow.autoplay({ spins: 10, stopAtLossMinor: null, stopAtWinMinor: null });
    await settle();
    expect(table.spin).toHaveBeenCalledTimes(1);
    expect(table.flow.isPlaying).toBe(false);
    expect(table.text('.granted')).toContain('5 left');
  });

  test('that are over take no bet: the player is told, and sees the bet again', async () => {
    table.spin.mockRejectedValue(new GameRefusal('free_spins_over', ''));
    table.flow.press();
    await settle();
    expect(table.notice).toHaveBeenLastCalledWith(words.messages.freeSpinsOver, undefined);
    expect(document.querySelector('.granted')).toBeNull();
    expect(table.spin).toHaveBeenCalledTimes(1);
  });
});
