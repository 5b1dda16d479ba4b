import { expect, it } from 'vitest';
import { buildWonTicket } from '#portal/testing/build-lottery.ts';
import { isSeedOf } from './seed-check.ts';

it('recomputes the commitment of a seed', async () => {
  const { commitment, seed } = buildWonTicket();
  expect(await isSeedOf(commitment, seed ?? '')).toBe(true);
  expect(await isSeedOf(commitment, `ff${seed?.slice(2)}`)).toBe(false);
});
