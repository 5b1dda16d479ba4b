import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GameRefusal } from '#arcade/client/game-server.ts';
import type { GrantedSpins } from '#arcade/free-spins-api.ts';
import type { SpinResult } from '#arcade/game-api.ts';
import {
  betMinor,
  figures,
  settle,
  settled,
  sitDown,
  type Table,
  words,
} from '#arcade/games/slots/testing/round-flow-scene.ts';

// The document is shared by the tests of every file.
afterEach(() => document.body.replaceChildren());

let table: Table;

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
