import { expect, test } from 'vitest';
import { skippablePauses } from './pauses.ts';

test('ends every pause at once when the player skips', async () => {
  const pauses = skippablePauses();
  const all = Promise.all([pauses.rest(60_000), pauses.rest(120_000)]);
  pauses.skip();
  await expect(all).resolves.toHaveLength(2);
});
