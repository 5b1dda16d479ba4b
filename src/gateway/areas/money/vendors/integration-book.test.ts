import { expect, it } from 'vitest';
import { integrationBook } from './integration-book.ts';

/** A book whose readings end when the test says so, with the names of integrations that they found. */
function book() {
  const readings: Array<(names: readonly string[]) => void> = [];
  const made = integrationBook({
    database: {
      forSite: (() =>
        new Promise((resolve) => {
          readings.push((names) =>
            resolve([
              names.map((integrationId) => ({ integrationId, siteId: 'aurora', keySealed: integrationId })),
              [],
            ]),
          );
        })) as never,
    },
    keys: { open: async () => new Uint8Array(32) } as never,
    isSite: () => true,
    clock: () => new Date('2026-03-01T12:00:00Z'),
  });
  return { ...made, readings };
}

it('is not taken back by a slow reading that began before a change', async () => {
  const { find, forget, readings } = book();
  const before = find('aurora.PG');
  forget('aurora');
  const after = find('aurora.PG');
  readings[1]?.(['aurora.PG']);
  expect(await after).toMatchObject({ integrationId: 'aurora.PG' });
  readings[0]?.([]);
  // Whoever asked before the change looks once more.
  expect(await before).toMatchObject({ integrationId: 'aurora.PG' });
  expect(find('aurora.PG')).toMatchObject({ integrationId: 'aurora.PG' });
  expect(readings).toHaveLength(2);
});
