/** Rewards of play over random histories of members, against models that count the bets themselves. */
import { expect, it } from 'vitest';
import { liveRewardHistories } from '#gateway/testing/reward-histories.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** On each engine. */
const HISTORIES = scaled(20, 25_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);

describeOnEveryEngine('histories of rewards', (open) => {
  it('grant and pay what the models of them say', { timeout: TIMEOUT_MS }, async () => {
    const granted = await liveRewardHistories(await open(), HISTORIES);
    for (const kind of ['vip_upgrade', 'rebate', 'cashback', 'mission', 'leaderboard', 'ticket'])
      expect(granted.get(kind), kind).toBeGreaterThan(0);
  });
});
