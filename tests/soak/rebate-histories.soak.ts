/** VIP levels and rebates over random histories of members, against a model that counts the bets themselves. */
import { expect, it } from 'vitest';
import { liveRebateHistories } from '#gateway/testing/rebate-histories.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** On each engine. */
const HISTORIES = scaled(50, 25_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);

describeOnEveryEngine('histories of levels and rebates', (open) => {
  it('grant and pay what the model of them says', { timeout: TIMEOUT_MS }, async () => {
    expect(await liveRebateHistories(await open(), HISTORIES)).toBeGreaterThan(HISTORIES);
  });
});
