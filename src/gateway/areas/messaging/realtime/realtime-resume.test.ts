import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { CLOSE } from './close-codes.ts';

/** Sign-ins from addresses that are new to an account; its member is notified of each. */
const options = { environment: { TRUST_PROXY: 'loopback' } };

describe('one gateway', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'pglite' });
    gateway = await startGateway(database, options);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it('sends a client that resumes exactly the events that it missed, in order, while more are written', async () => {
    const calls = accountCalls(gateway);
    const token = await calls.newMember('resuming');
    const write = (number: number): Promise<unknown> =>
      calls.signedIn('resuming', { headers: { 'x-forwarded-for': `192.0.2.${number}` } });
    const heard = await hearAll({ gateways: [gateway], token, write });
    expect(heard).toEqual(EVERY_ID);
  }, 30_000);
});

describe.skipIf(postgresUrl === null)('two gateways on one PostgreSQL', () => {
  let database: TestDatabase;
  let second: Database;
  let gateways: readonly [TestGateway, TestGateway];

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'postgres' });
    second = await openDatabase({ databaseUrl: database.databaseUrl ?? '', poolSize: 3, masterKeys: testMasterKeys() });
    gateways = [await startGateway(database, options), await startGateway(second, options)];
  });

  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    await second.close();
    await database.close();
  });

  it('both deliver events of either, exactly once and in order, to a client that moves between them', async () => {
    const [here, there] = gateways.map(accountCalls);
    const token = (await here?.newMember('wandering')) ?? '';
    const write = (number: number): Promise<unknown> | undefined =>
      (number % 2 === 0 ? here : there)?.signedIn('wandering', {
        headers: { 'x-forwarded-for': `192.0.2.${number}` },
      });
    expect(await hearAll({ gateways, token, write })).toEqual(EVERY_ID);
  }, 30_000);

  it('end the sockets of a session that ended on the other', async () => {
    const [here, there] = gateways;
    const token = await accountCalls(here).newMember('endedafar');
    const { token: other } = await accountCalls(here).signedIn('endedafar');
    const clients = [await openRealtime(here.port, { token: other }), await openRealtime(there.port, { token: other })];
    for (const client of clients) {
      client.send({ type: 'resume' });
      await client.next('ready');
    }
    const body = { oldPassword: PASSWORD, newPassword: 'Over-the-hills-8', confirmNewPassword: 'Over-the-hills-8' };
    const headers = accountCalls(here).bearer(token);
    successOf(await callEncrypted(here.ask, { method: 'POST', path: '/wps/member/password', body, headers }));
    for (const client of clients) {
      expect((await client.next('sessionEnded')).payload.reason).toBe('passwordChanged');
      expect(await client.closed).toBe(CLOSE.sessionEnded);
    }
  });
});

const TOTAL = 40;
/** Visits after the last write. An event that has not come by then is lost. */
const VISITS_AFTER_THE_LAST_WRITE = 100;
const EVERY_ID = Array.from({ length: TOTAL }, (_, index) => index + 1);

/**
 * Drops and resumes a client at odd moments, on any of the gateways, while events are written; the ids of the events
 * that it received.
 */
async function hearAll({
  gateways,
  token,
  write,
}: {
  readonly gateways: readonly TestGateway[];
  readonly token: string;
  readonly write: (number: number) => Promise<unknown> | undefined;
}): Promise<readonly number[]> {
  const random = seeded(20_261_122);
  const writing = (async () => {
    for (let done = 0; done < TOTAL; ) {
      // A fourth sign-in of one account at once would need a captcha.
      const atOnce = Math.min(TOTAL - done, 1 + Math.floor(random() * 3));
      const first = done;
      await Promise.all(Array.from({ length: atOnce }, (_, index) => write(first + index + 1)));
      done += atOnce;
      await pause(random() * 20);
    }
  })();
  let isWritten = false;
  const written = writing.finally(() => {
    isWritten = true;
  });
  // A write that fails is thrown at the end, with its reason.
  written.catch(() => undefined);
  const heard: number[] = [];
  for (let visitsAfter = 0; heard.length < TOTAL && visitsAfter < VISITS_AFTER_THE_LAST_WRITE; ) {
    if (isWritten) visitsAfter += 1;
    const gateway = gateways[Math.floor(random() * gateways.length)] ?? gateways[0];
    const client = await openRealtime(gateway?.port ?? 0, { token });
    client.send({ type: 'resume', lastId: heard.at(-1) ?? 0 });
    await client.next('ready');
    await pause(random() * 80);
    client.close();
    await client.closed;
    heard.push(...client.frames.filter(({ type }) => type === 'message').map(({ id }) => id));
  }
  await written;
  return heard;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
