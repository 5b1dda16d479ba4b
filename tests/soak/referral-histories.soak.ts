/** Rewards for friends over random histories of members, against a model that counts the bets themselves. */
import { expect, it } from 'vitest';
import { liveReferralHistories } from '#gateway/testing/referral-histories.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

const HISTORIES = scaled(6, 1_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);

describeOnOneEngine('histories of friends', (open) => {
  it('grant what the model of them says', { timeout: TIMEOUT_MS }, async () => {
    expect(await liveReferralHistories(await open(), HISTORIES)).toBeGreaterThan(HISTORIES / 5);
  });
});
