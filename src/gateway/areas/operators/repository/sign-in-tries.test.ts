import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { type Attempt, clearTries, takeTry } from './sign-in-tries.ts';

describeOnOneEngine('tries to sign in as an operator', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof operatorCalls>;
  let timeMs = Date.parse('2026-03-01T10:00:00Z');

  beforeAll(async () => {
    database = await open();
    const now = () => new Date(timeMs);
    gateway = await startGateway(database, { now, environment: { RATE_LIMITS: '1' } });
    calls = operatorCalls(gateway, now);
  });

  afterAll(() => gateway.close());

  const attempt = (accountKey: string, address: string): Attempt => ({ accountKey, address, now: new Date(timeMs) });
  const tryOnce = (accountKey: string, address: string, factor = 1) =>
    database.forOperators((tx) => takeTry(tx, attempt(accountKey, address), factor));

  it('are slowed down from the sixth on, twice as long each time, and forgotten by a success', async () => {
    successOf(await calls.add('ada', []));
    const wrong = () => calls.signIn('ada', { password: 'another-password' });
    for (let tried = 0; tried < 5; tried += 1) expect(refusalOf(await wrong()).code).toBe('invalid_credentials');
    const early = await calls.signIn('ada');
    expect(refusalOf(early)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(early.headers['retry-after']).toBe('1');
    timeMs += 1_000;
    expect(refusalOf(await wrong()).code).toBe('invalid_credentials');
    expect((await wrong()).headers['retry-after']).toBe('2');
    timeMs += 2_000;
    successOf(await calls.signIn('ada'));
    for (let tried = 0; tried < 5; tried += 1) expect(refusalOf(await wrong()).code).toBe('invalid_credentials');
  });

  it('of an account that there is not are slowed down alike', async () => {
    const waits = [];
    for (let tried = 0; tried < 6; tried += 1) waits.push(await tryOnce('nobody', '10.0.0.1'));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('count before they are checked, so that many at once are no way round', async () => {
    const waits = await Promise.all(Array.from({ length: 12 }, () => tryOnce('burst', '10.0.0.2')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('count by account from whatever addresses, and by address for whatever accounts', async () => {
    for (let tried = 0; tried < 20; tried += 1) {
      expect(await tryOnce('chased', `10.0.1.${tried}`)).toBe(0);
      expect(await tryOnce(`one-of-many-${tried}`, '10.0.2.1')).toBe(0);
    }
    expect(await tryOnce('chased', '10.0.3.1')).toBe(1);
    expect(await tryOnce('another', '10.0.2.1')).toBe(1);
    // A success somewhere makes up for nothing that was tried elsewhere.
    await database.forOperators((tx) => clearTries(tx, attempt('chased', '10.0.3.1')));
    expect(await tryOnce('chased', '10.0.3.1')).toBe(1);
    expect(await tryOnce('chased', '10.0.3.1', 2)).toBe(0);
  });

  it('count by the network of an IPv6 address, since the owner of one address has them all', async () => {
    const from = (host: string) => `2001:db8:7:1::${host}`;
    for (let tried = 0; tried < 5; tried += 1) expect(await tryOnce('roaming', from(String(tried)))).toBe(0);
    expect(await tryOnce('roaming', from('abcd'))).toBe(1);
    expect(await tryOnce('roaming', '2001:db8:7:2::1')).toBe(0);
    await database.forOperators((tx) => clearTries(tx, attempt('roaming', from('ffff'))));
    expect(await tryOnce('roaming', from('abcd'))).toBe(0);
  });

  it('count by the wider networks of IPv6 too, with four and sixteen times the bounds', async () => {
    const waitsFrom = async (count: number, subnet: (tried: number) => string) => {
      const waits: number[] = [];
      for (let tried = 0; tried < count; tried += 1)
        waits.push(await tryOnce(`${subnet(0)} ${tried}`, `${subnet(tried)}::1`));
      return waits;
    };
    const within56 = await waitsFrom(81, (tried) => `2001:db8:8:${(tried % 81).toString(16)}`);
    expect(within56).toEqual([...Array(80).fill(0), 1]);
    const within48 = await waitsFrom(321, (tried) => `2001:db8:9:${((tried % 100) * 256).toString(16)}`);
    expect(within48).toEqual([...Array(320).fill(0), 1]);
  });

  it('are free again after a quarter of an hour', async () => {
    for (let tried = 0; tried < 6; tried += 1) await tryOnce('patient', '10.0.4.1');
    timeMs += 15 * 60_000 + 1;
    expect(await tryOnce('patient', '10.0.4.1')).toBe(0);
  });
});
