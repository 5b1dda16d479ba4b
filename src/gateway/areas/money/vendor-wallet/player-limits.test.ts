import { describe, expect, it } from 'vitest';
import type { PlayLimitKind, PlayLimitPeriod } from '#contracts/generated/contracts.ts';
import {
  applyPlayLimits,
  type Player,
  saveExclusion,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { signedVendorCalls } from '#gateway/testing/signed-vendor-calls.ts';
import { refusal, testSeamlessWallet, transactions } from '#gateway/testing/test-seamless-wallet.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

const DAY_MS = 86_400_000;

describeOnEveryEngine('the limits of players', (open) => {
  const wallet = testSeamlessWallet(open);
  const { balance, bet, currency, freshId, newPlayer, process, rollback, win } = wallet;

  const player = (): Player => ({
    siteId: 'aurora',
    memberId: wallet.memberId,
    currency,
    zone: 'Europe/Madrid',
    at: wallet.now(),
  });

  /** Sets a limit of the player. */
  const limit = (kind: PlayLimitKind, period: PlayLimitPeriod, amountMinor: bigint): Promise<void> =>
    wallet.database.forSite('aurora', async (tx) => {
      await savePlayLimit(tx, player(), { kind, period, amountMinor, next: null });
      await applyPlayLimits(tx, player());
    });

  const exclude = (until: Date | null): Promise<void> =>
    wallet.database.forSite('aurora', async (tx) => {
      await saveExclusion(tx, player(), { from: wallet.now(), until });
      await applyPlayLimits(tx, player());
    });

  const play = (...actions: object[]) => process({ actions });
  const passToMonday = (): void => {
    const now = wallet.now();
    wallet.pass(((8 - now.getUTCDay()) % 7 || 7) * DAY_MS);
  };

  it('refuse a bet above the largest with 105, and nothing of its call applies', async () => {
    await limit('bet', 'each', 500n);
    refusal(422, 105)(await play(win(40), bet(501)));
    expect(await balance()).toBe(100_000);
    transactions(await play(bet(500)));
    expect(await balance()).toBe(99_500);
  });

  it('hold the stakes of a day to its limit, wins or not, until the next day of the site begins', async () => {
    await limit('stake', 'day', 1_000n);
    transactions(await play(bet(600), win(5_000)));
    refusal(422, 105)(await play(bet(401)));
    transactions(await play(bet(400)));
    refusal(422, 105)(await play(bet(1)));
    // 22:59 in Madrid, and then midnight there, while it is yet another day in Greenwich.
    wallet.pass(9 * 3_600_000 + 59 * 60_000);
    refusal(422, 105)(await play(bet(1)));
    wallet.pass(3_600_000 + 60_000);
    transactions(await play(bet(1_000)));
    wallet.pass(13 * 3_600_000);
  });

  it('cap the losses of a week: winnings may be lost again', async () => {
    passToMonday();
    await limit('loss', 'week', 1_000n);
    transactions(await play(bet(900)));
    refusal(422, 105)(await play(bet(101)));
    transactions(await play(win(500)));
    transactions(await play(bet(600)));
    refusal(422, 105)(await play(bet(1)));
    // A win in the same call comes before the bet.
    transactions(await play(win(10), bet(10)));
    wallet.pass(6 * DAY_MS);
    refusal(422, 105)(await play(bet(1)));
    wallet.pass(DAY_MS);
    transactions(await play(bet(1_000)));
  });

  it('hold to the tightest of all that are set', async () => {
    await limit('stake', 'month', 800n);
    await limit('loss', 'day', 300n);
    transactions(await play(bet(300), win(300)));
    refusal(422, 105)(await play(bet(301)));
    transactions(await play(bet(300), win(300)));
    refusal(422, 105)(await play(bet(201)));
    transactions(await play(bet(200)));
  });

  it('no longer count a bet that is rolled back, on the day that it was played', async () => {
    passToMonday();
    await limit('stake', 'day', 1_000n);
    await limit('stake', 'week', 1_500n);
    const [first] = transactions(await play(bet(1_000)));
    refusal(422, 105)(await play(bet(1)));
    transactions(await play(rollback(first?.action_id ?? '')));
    // Also within one call, and another one's.
    const second = bet(900);
    transactions(await play(second, rollback(second.action_id), bet(1_000)));
    wallet.pass(DAY_MS);
    const third = bet(500);
    transactions(await play(third));
    refusal(422, 105)(await play(bet(1)));
    wallet.pass(DAY_MS);
    // Yesterday's stakes make room in the week, and none today beyond the day's own.
    refusal(422, 105)(await play(rollback(third.action_id), bet(501)));
    transactions(await play(rollback(third.action_id), bet(500)));
    refusal(422, 105)(await play(bet(1)));
  });

  it('make no room today when a bet of yesterday is rolled back', async () => {
    await limit('stake', 'day', 1_000n);
    const yesterday = bet(700);
    transactions(await play(yesterday));
    wallet.pass(DAY_MS);
    refusal(422, 105)(await play(rollback(yesterday.action_id), bet(1_001)));
    transactions(await play(rollback(yesterday.action_id), bet(1_000)));
  });

  it('count bets from before they were set', async () => {
    passToMonday();
    const early = bet(700);
    transactions(await play(early, win(200)));
    transactions(await play(bet(100)));
    await limit('stake', 'day', 1_000n);
    refusal(422, 105)(await play(bet(201)));
    transactions(await play(rollback(early.action_id)));
    transactions(await play(bet(900)));
    refusal(422, 105)(await play(bet(1)));
  });

  it('do not apply to wins, rollbacks and repeated calls', async () => {
    const before = bet(400);
    const [first] = transactions(await play(before));
    await limit('bet', 'each', 1n);
    await limit('loss', 'month', 1n);
    await exclude(null);
    expect(transactions(await play(before))).toEqual([first]);
    transactions(await play(win(50)));
    transactions(await play(rollback(before.action_id)));
    expect(await balance()).toBe(100_050);
    refusal(422, 106)(await play(bet(1)));
    // A bet that was rolled back before it came moves nothing.
    transactions(await play(rollback('to-come')));
    expect(transactions(await play(bet(70, 'to-come')))).toHaveLength(1);
    expect(await balance()).toBe(100_050);
  });

  it('refuse bets of an excluded member with 106, for a time or for good', async () => {
    await exclude(new Date(wallet.now().getTime() + DAY_MS));
    refusal(422, 106)(await play(bet(1)));
    refusal(422, 106)(await play(win(5), bet(1)));
    expect(await balance()).toBe(100_000);
    wallet.pass(DAY_MS);
    const later = bet(1);
    transactions(await play(later));
    await exclude(null);
    wallet.pass(400 * DAY_MS);
    refusal(422, 106)(await play(bet(1)));
  });

  it('hold in a currency that the site comes back to', async () => {
    // The site goes by another one when the limit is set, so that this call opens an account.
    await wallet.database.forSite('aurora', async (tx) => {
      await saveExclusion(tx, player(), { from: wallet.now(), until: null });
      await applyPlayLimits(tx, { ...player(), currency: 'USD' });
    });
    refusal(422, 106)(await play(bet(1)));
  });

  it('take a bet that was refused once there is room for it', async () => {
    await limit('stake', 'day', 10n);
    const big = bet(11);
    refusal(422, 105)(await play(big));
    await limit('stake', 'day', 11n);
    transactions(await play(big));
  });

  it('are of one player, and of no other with the same vendor', async () => {
    await exclude(null);
    refusal(422, 106)(await play(bet(1)));
    await newPlayer();
    transactions(await play(bet(1)));
  });

  it('let as many bets through as there is room for, however many come at once', async () => {
    await limit('loss', 'day', 1_000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(bet(150))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    for (const answer of answers) if (answer.status !== 200) refusal(422, 105)(answer);
    expect(await balance()).toBe(99_100);
  });

  describe('in the dialect of separate calls', () => {
    const call = (operation: string, more: object) =>
      signedVendorCalls(wallet, 'aurora.TF').post(operation, {
        ...{ request_id: freshId(), user_id: wallet.user, currency, game: 'TF:TF-1', round_id: `round-${wallet.user}` },
        ...more,
      });

    it('are reported in its own words', async () => {
      await newPlayer('aurora.TF');
      await limit('loss', 'day', 100n);
      expect((await call('bet', { amount: 101 })).json()).toMatchObject({ status: 'LIMIT_REACHED' });
      expect((await call('bet', { amount: 100 })).json()).toMatchObject({ status: 'OK', balance: 99_900 });
      await exclude(null);
      expect((await call('bet', { amount: 1 })).json()).toMatchObject({ status: 'SELF_EXCLUDED' });
      expect((await call('win', { amount: 5 })).json()).toMatchObject({ status: 'OK', balance: 99_905 });
    });

    it('are the same for all vendors', async () => {
      await newPlayer('aurora.TF');
      await limit('stake', 'day', 100n);
      expect((await call('bet', { amount: 60 })).json()).toMatchObject({ status: 'OK' });
      const other = await wallet.alsoKnownTo('aurora.PG');
      refusal(422, 105)(await process({ user_id: other, actions: [bet(41)] }));
      transactions(await process({ user_id: other, actions: [bet(40)] }));
      expect((await call('bet', { amount: 1 })).json()).toMatchObject({ status: 'LIMIT_REACHED' });
    });
  });
});
