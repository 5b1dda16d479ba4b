import { expect, it } from 'vitest';
import { noteKeyUses } from './note-key-uses.ts';

/** Notes key uses with the test's clock, and counts the writes to the database. */
function uses(write: () => Promise<unknown> = async () => undefined) {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const written: string[] = [];
  const warnings: string[] = [];
  const { note, stop } = noteKeyUses({
    database: {
      forSite: ((siteId: string) => {
        written.push(siteId);
        return write();
      }) as never,
    },
    clock: () => new Date(nowMs),
    log: { warn: (_, message) => void warnings.push(message) },
  });
  const use = (keyId: number) => note({ siteId: 'aurora', integrationId: 'aurora.PG' }, keyId);
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { use, stop, written, warnings, pass };
}

it('writes each key at its first use, and then once a minute', async () => {
  const { use, written, pass } = uses();
  for (let calls = 0; calls < 1_000; calls += 1) use(1);
  expect(written).toHaveLength(1);
  use(2);
  expect(written).toHaveLength(2);
  pass(59_999);
  use(1);
  expect(written).toHaveLength(2);
  pass(1);
  use(1);
  expect(written).toHaveLength(3);
});

it('keeps no call waiting and fails none: a failure is in the log, and the end waits for what is written', async () => {
  let fail = (): void => {};
  const { use, stop, warnings } = uses(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('no connection'));
      }),
  );
  expect(use(1)).toBeUndefined();
  const stopped = stop();
  fail();
  await stopped;
  expect(warnings).toEqual(['noting the use of a key failed']);
});
