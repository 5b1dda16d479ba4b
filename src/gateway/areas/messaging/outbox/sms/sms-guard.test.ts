import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { smsGuard } from './sms-guard.ts';
import { SMS_LIMITS, type SmsScope, type SmsStanding } from './sms-limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Spanish mobile numbers; those of one hundred share a block. */
const spanish = (block: number, index: number) =>
  `+346${String(block).padStart(3, '0')}${String(index).padStart(5, '0')}`;

describeOnOneEngine('the guard of text messages', (open) => {
  let database: TestDatabase;
  let nowMs: number;
  let warned: object[];

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, (tx) =>
        tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute(),
      );
  });

  beforeEach(async () => {
    nowMs = Date.parse('2026-06-01T00:00:00Z');
    warned = [];
    for (const siteId of ['aurora', 'lotus'])
      await database.forSite(siteId, (tx) => tx.deleteFrom('sms_send').execute());
  });

  /** A guard with the limits of one scope alone. */
  const guardOf = (scope?: SmsScope, rateLimitFactor = 1) =>
    smsGuard({
      rateLimitFactor,
      log: { warn: (fields) => void warned.push(fields) },
      limits: { open: ofScope('open', scope), member: ofScope('member', scope), owner: ofScope('owner', scope) },
    });
  const ofScope = (standing: SmsStanding, scope?: SmsScope) =>
    SMS_LIMITS[standing].filter((limit) => scope === undefined || limit.scope === scope);

  interface Asking {
    readonly number?: string;
    readonly address?: string;
    readonly standing?: SmsStanding;
    readonly memberId?: string;
    readonly siteId?: string;
    readonly over?: TenantDatabase;
  }

  /** @returns `sent`, or the refusal's code and how many seconds it says to wait. */
  async function ask(guard: ReturnType<typeof smsGuard>, asking: Asking = {}): Promise<string> {
    const { number = spanish(0, 1), address = '192.0.2.1', siteId = 'aurora', over = database } = asking;
    const { standing = 'open', memberId = null } = asking;
    const asked = { number, address, standing, memberId, now: new Date(nowMs) };
    try {
      await over.forSite(siteId, (tx) => guard.check(tx, siteId, asked));
      return 'sent';
    } catch (error) {
      const { code, retryAfterSeconds } = error as { code: string; retryAfterSeconds?: number };
      return `${code} ${retryAfterSeconds}`;
    }
  }

  /** Asks `count` times, `stepMs` apart. */
  async function askOften(
    guard: ReturnType<typeof smsGuard>,
    count: number,
    next: (index: number) => Asking,
    stepMs = 0,
  ) {
    const answers: string[] = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await ask(guard, next(index)));
      nowMs += stepMs;
    }
    return answers;
  }

  it('lets a number have one a minute and fifteen a day, wherever the day begins', async () => {
    const guard = guardOf('number');
    expect(await ask(guard)).toBe('sent');
    nowMs += MINUTE_MS - 1;
    expect(await ask(guard)).toBe('too_many_requests 1');
    nowMs += 1;
    expect(await askOften(guard, 14, () => ({ address: '192.0.2.9' }), HOUR_MS)).toEqual(Array(14).fill('sent'));
    const untilDayAfterFirst = (DAY_MS - MINUTE_MS - 14 * HOUR_MS) / 1_000;
    expect(await ask(guard)).toBe(`too_many_requests ${untilDayAfterFirst}`);
    nowMs += untilDayAfterFirst * 1_000;
    expect(await ask(guard)).toBe('sent');
    expect(await ask(guard, { number: spanish(0, 2) })).toBe('sent');
  });

  it('lets a number have five a day from one address, and more from others', async () => {
    const guard = guardOf('numberFromHere');
    expect(await askOften(guard, 6, () => ({}), MINUTE_MS)).toEqual([
      ...Array(5).fill('sent'),
      `too_many_requests ${(DAY_MS - 5 * MINUTE_MS) / 1_000}`,
    ]);
    expect(await ask(guard, { address: '192.0.2.9' })).toBe('sent');
  });

  it.each(['member', 'owner'] as const)('counts what is proven apart: open requests starve no %s', async (standing) => {
    const guard = guardOf(undefined, 0.001);
    expect([await ask(guard), await ask(guard, { address: '192.0.2.9' })]).toEqual(['sent', 'too_many_requests 86400']);
    expect(await ask(guard, { standing, memberId: 'M'.repeat(10) })).toBe('sent');
  });

  it('lets a member have five a day to numbers that are not the member’s yet', async () => {
    const guard = guardOf('member');
    const asking = (memberId: string) => (index: number) =>
      ({ standing: 'member', memberId, number: spanish(index, 0) }) as const;
    expect(await askOften(guard, 5, asking('A'))).toEqual(Array(5).fill('sent'));
    expect(await ask(guard, asking('A')(6))).toBe('too_many_requests 86400');
    expect(await ask(guard, asking('B')(6))).toBe('sent');
  });

  it('bounds the wider networks of IPv6 too, each wider', async () => {
    const guard = guardOf('network56');
    const from = (index: number) => ({ number: spanish(index, 0), address: `2001:db8:1:${index.toString(16)}::1` });
    expect(await askOften(guard, 40, from)).toEqual(Array(40).fill('sent'));
    expect(await ask(guard, from(41))).toBe('too_many_requests 3600');
    expect(await ask(guard, { address: '2001:db8:1:100::1' })).toBe('sent');
    expect(await ask(guard, { address: '192.0.2.1' })).toBe('sent');
  });

  it('lets an address have ten an hour and thirty a day, a network of IPv6 as one', async () => {
    const guard = guardOf('address');
    const from = (index: number) => ({ number: spanish(index, 0), address: `2001:db8:1:2::${index}` });
    expect(await askOften(guard, 10, from)).toEqual(Array(10).fill('sent'));
    expect(await ask(guard, from(11))).toBe('too_many_requests 3600');
    expect(await ask(guard, { address: '2001:db8:1:3::1' })).toBe('sent');
    nowMs += HOUR_MS;
    expect(await askOften(guard, 20, from, 10 * MINUTE_MS)).toEqual(Array(20).fill('sent'));
    expect(await ask(guard, from(31))).toMatch(/^too_many_requests \d{5}$/);
  });

  it('lets numbers of one block have thirty an hour together', async () => {
    const guard = guardOf('prefix');
    const neighbour = (index: number) => ({ number: spanish(100, index), address: `192.0.2.${index}` });
    expect(await askOften(guard, 30, neighbour)).toEqual(Array(30).fill('sent'));
    expect(await ask(guard, neighbour(31))).toBe('too_many_requests 3600');
    expect(await ask(guard, { number: spanish(200, 31) })).toBe('sent');
  });

  it('lets a country have its number a day, and others theirs', async () => {
    const guard = guardOf('country', 0.005);
    expect(await askOften(guard, 5, (index) => ({ number: spanish(index, 0) }))).toEqual(Array(5).fill('sent'));
    expect(await ask(guard, { number: spanish(9, 0) })).toBe('too_many_requests 86400');
    expect(await ask(guard, { number: '+84912345678' })).toBe('sent');
  });

  it('sends nothing more once the site’s budget of the day is spent, and says so in the log', async () => {
    const guard = guardOf('site', 0.001);
    expect(await askOften(guard, 3, (index) => ({ number: spanish(index, 0) }))).toEqual(Array(3).fill('sent'));
    expect(await ask(guard, { number: '+84912345678' })).toBe('messages_unavailable 86400');
    expect(warned).toEqual([{ site: 'aurora', standing: 'open' }]);
    expect(await ask(guard, { number: '+84912345678', siteId: 'lotus' })).toBe('sent');
    nowMs += DAY_MS;
    expect(await ask(guard, { number: '+84912345678' })).toBe('sent');
  });

  it('counts for all processes together, also when they ask at the same time', async () => {
    const url = database.databaseUrl;
    const other = url === null ? database : await openDatabase({ databaseUrl: url, masterKeys: testMasterKeys() });
    const guard = guardOf();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(guard, { over: index % 2 === 0 ? database : other })),
    );
    if (other !== database) await other.close();
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'too_many_requests 60')).toHaveLength(7);
  });

  it('counts nothing that was rolled back or refused', async () => {
    const guard = guardOf();
    const undone = database.forSite('aurora', async (tx) => {
      const asked = { number: spanish(0, 1), address: '192.0.2.1', standing: 'open', memberId: null } as const;
      await guard.check(tx, 'aurora', { ...asked, now: new Date(nowMs) });
      throw new Error('no message after all');
    });
    await expect(undone).rejects.toThrow('no message after all');
    expect([await ask(guard), await ask(guard)]).toEqual(['sent', 'too_many_requests 60']);
    const rows = await database.forSite('aurora', (tx) => tx.selectFrom('sms_send').selectAll().execute());
    expect(rows).toMatchObject([
      {
        number: '+34600000001',
        prefix: '+3460000',
        country: 'ES',
        address: '192.0.2.1',
        sent_at: '2026-06-01T00:00:00Z',
      },
    ]);
  });

  it('counts the sites apart', async () => {
    const guard = guardOf();
    expect(await ask(guard)).toBe('sent');
    expect(await ask(guard, { siteId: 'lotus' })).toBe('sent');
  });

  it('forgets requested messages after a day', async () => {
    const guard = guardOf();
    await ask(guard);
    nowMs += DAY_MS;
    await ask(guard, { number: '+84912345678' });
    const rows = await database.forSite('aurora', (tx) => tx.selectFrom('sms_send').select('number').execute());
    expect(rows).toEqual([{ number: '+84912345678' }]);
  });

  it('sends to no premium-rate number, however it came to be stored', async () => {
    expect(await ask(guardOf(), { number: '+449098790879' })).toBe('invalid_request undefined');
    expect(await ask(guardOf(), { number: 'none' })).toBe('invalid_request undefined');
  });
});
