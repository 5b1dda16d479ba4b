import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GameRefusal } from '#arcade/client/game-server.ts';
import type { SpinResult } from '#arcade/game-api.ts';
import {
  betMinor,
  figures,
  machine,
  settle,
  settled,
  sitDown,
  type Table,
  words,
} from '#arcade/games/slots/testing/round-flow-scene.ts';
import { firstBoard } from './round-flow.ts';

// The document is shared by the tests of every file.
afterEach(() => document.body.replaceChildren());

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
