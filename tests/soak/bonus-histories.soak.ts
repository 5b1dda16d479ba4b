/** Bonuses over random histories of members, against a model that knows nothing of the gateway. */
import { expect, it } from 'vitest';
import { liveBonusHistories } from '#gateway/testing/bonus-histories.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** On each engine. */
const HISTORIES = scaled(25, 25_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);

describeOnEveryEngine('histories of bonuses', (open) => {
  it('go as the model of them says, to the last minor unit', { timeout: TIMEOUT_MS }, async () => {
    const ends = await liveBonusHistories(await open(), HISTORIES);
    for (const state of ['active', 'waiting', 'converted', 'used', 'cancelled', 'expired'])
      expect(ends.get(state), state).toBeGreaterThan(scaled(0, 3));
  });
});
