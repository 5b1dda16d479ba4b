import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { checkLedger, isSound } from './ledger-check.ts';
import { balanceOf, postTransfer, type Transfer } from './ledger-repository.ts';

const SITES = ['aurora', 'lotus'] as const;
const MEMBERS = ['AAAAAAAAAA', 'BBBBBBBBBB', 'CCCCCCCCCC'] as const;

describeOnEveryEngine('the ledger', (open) => {
  let database: TestDatabase;
  let keys = 0;

  beforeAll(async () => {
    database = await open();
    for (const site of SITES)
      await database.forSite(site, async (tx) => {
        await tx.insertInto('site').values({ site_id: site, merchant_code: site }).execute();
        for (const member of MEMBERS)
          await insertMember(tx, site, {
            member_id: member,
            account: member,
            type: 0,
            details: jsonText({}),
            register_method: 'WEB',
            register_address: '192.0.2.1',
            registered_at: '2026-01-01T00:00:00Z',
          } as never);
      });
  });

  const freshKey = (): string => {
    keys += 1;
    return `k${keys}`;
  };

  /** Money from the house to a member, or back where the amount is below nothing. */
  const grant = (memberId: string, amount: bigint, key = freshKey()): Transfer => ({
    kind: 'grant',
    currency: 'EUR',
    lines: [
      { kind: 'house', amount: -amount },
      { kind: 'member', memberId, amount },
    ],
    request: { scope: 'test', key },
  });

  const post = (transfer: Transfer, site: string = 'aurora') =>
    database.forSite(site, (tx) => postTransfer(tx, site, transfer));
  const held = (memberId: string, site: string = 'aurora') =>
    database.forSite(site, (tx) => balanceOf(tx, site, { memberId, currency: 'EUR', kind: 'member' }));
  const isSoundOn = (site: string) => database.forSite(site, async (tx) => isSound(await checkLedger(tx, site)));

  it('moves money once for each key, however often it is asked to, and tells the first transfer again', async () => {
    const before = await held(MEMBERS[0]);
    const asked = grant(MEMBERS[0], 500n);
    const first = await post(asked);
    const again = await Promise.all([1, 2, 3, 4].map(() => post(asked)));
    expect(first.isRepeat).toBe(false);
    expect(again).toEqual(Array(4).fill({ transferId: first.transferId, isRepeat: true }));
    expect(await held(MEMBERS[0])).toBe(before + 500n);
  });

  it('moves it once for parallel requests with the same key', async () => {
    const before = await held(MEMBERS[0]);
    const asked = grant(MEMBERS[0], 7n);
    const posted = await Promise.all(Array.from({ length: 12 }, () => post(asked)));
    expect(new Set(posted.map(({ transferId }) => transferId)).size).toBe(1);
    expect(posted.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(await held(MEMBERS[0])).toBe(before + 7n);
  });

  it('refuses a key that was used for another transfer', async () => {
    const key = freshKey();
    await post(grant(MEMBERS[0], 100n, key));
    await expect(post(grant(MEMBERS[0], 101n, key))).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expect(post(grant(MEMBERS[1], 100n, key))).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('refuses a transfer that an account does not cover, keeps nothing, and takes the same key later', async () => {
    const site = 'lotus';
    const taking = grant(MEMBERS[2], -40n);
    await expect(post(taking, site)).rejects.toMatchObject({ code: 'insufficient_funds', statusCode: 422 });
    expect(await held(MEMBERS[2], site)).toBe(0n);
    await post(grant(MEMBERS[2], 40n), site);
    expect(await post(taking, site)).toMatchObject({ isRepeat: false });
    expect(await held(MEMBERS[2], site)).toBe(0n);
  });

  it('never goes below zero, however many transfers debit it at once', async () => {
    await post(grant(MEMBERS[1], 100n));
    const before = await held(MEMBERS[1]);
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => post(grant(MEMBERS[1], -(before / 5n)))));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await held(MEMBERS[1])).toBe(before - (before / 5n) * 5n);
  });

  it('opens accounts in one order, whatever the order of the lines', async () => {
    for (let round = 0; round < 6; round += 1) {
      const currency = `NEW${round}`;
      const [one, other] = MEMBERS.slice(0, 2).map((memberId) => ({ kind: 'member' as const, memberId, amount: 5n }));
      if (!one || !other) throw new Error('there are no members');
      const house = { kind: 'house' as const, amount: -10n };
      const posting = (lines: Transfer['lines']) =>
        post({ kind: 'grant', currency, lines, request: { scope: 'test', key: freshKey() } });
      // Somebody opens an account and takes it back while both wait for it.
      const opening = expect(
        database.asOwner(
          async (tx) => {
            await sql`select ledger_account_id('aurora', 'member', ${currency}, ${other.memberId}, null)`.execute(tx);
            await new Promise((resolve) => setTimeout(resolve, 200));
            throw new Error('taken back');
          },
          { siteId: 'aurora' },
        ),
      ).rejects.toThrow('taken back');
      await new Promise((resolve) => setTimeout(resolve, 50));
      await Promise.all([opening, posting([one, other, house]), posting([other, one, house])]);
    }
  });

  it('keeps sums that a number of JavaScript would lose', async () => {
    const large = 9_007_199_254_740_993n;
    const before = await held(MEMBERS[2]);
    await post(grant(MEMBERS[2], large));
    expect(await held(MEMBERS[2])).toBe(before + large);
    await post(grant(MEMBERS[2], -large));
  });

  it.each([
    ['one line', [{ kind: 'member', memberId: MEMBERS[0], amount: 5n }]],
    [
      'lines that do not come to nothing',
      [
        { kind: 'house', amount: -5n },
        { kind: 'member', memberId: MEMBERS[0], amount: 6n },
      ],
    ],
    [
      'an empty line',
      [
        { kind: 'house', amount: 0n },
        { kind: 'member', memberId: MEMBERS[0], amount: 0n },
      ],
    ],
    [
      'a house account that is a member’s',
      [
        { kind: 'house', memberId: MEMBERS[0], amount: -5n },
        { kind: 'member', memberId: MEMBERS[0], amount: 5n },
      ],
    ],
  ] as const)('posts no transfer of %s', async (_what, lines) => {
    const before = await held(MEMBERS[0]);
    await expect(post({ ...grant(MEMBERS[0], 1n), lines })).rejects.toThrow();
    expect(await held(MEMBERS[0])).toBe(before);
  });

  it('keeps sites apart: the same member id and key are another’s on another site', async () => {
    const key = freshKey();
    const [here, there] = [await held(MEMBERS[0]), await held(MEMBERS[0], 'lotus')];
    await post(grant(MEMBERS[0], 300n, key));
    expect(await post(grant(MEMBERS[0], 20n, key), 'lotus')).toMatchObject({ isRepeat: false });
    expect([await held(MEMBERS[0]), await held(MEMBERS[0], 'lotus')]).toEqual([here + 300n, there + 20n]);
  });

  it('leaves the site of the transaction as it was', async () => {
    const site = await database.forSite('aurora', async (tx) => {
      await postTransfer(tx, 'aurora', grant(MEMBERS[0], 1n));
      const { rows } = await sql<{ site: string }>`select current_setting('marquee.site_id') as site`.execute(tx);
      return rows[0]?.site;
    });
    expect(site).toBe('aurora');
  });

  describe('a posted transfer', () => {
    it.each([
      'ledger_account',
      'ledger_balance',
      'ledger_transfer',
      'ledger_transfer_other',
      'ledger_request',
      'wallet_key',
    ] as const)('cannot be written by modules: %s', async (table) => {
      for (const statement of [
        sql`delete from ${sql.table(table)}`,
        sql`update ${sql.table(table)} set site_id = site_id`,
        sql`insert into ${sql.table(table)} (site_id) values ('aurora')`,
      ])
        await expect(database.forSite('aurora', (tx) => statement.execute(tx))).rejects.toMatchObject({
          code: '42501',
        });
    });

    it.each(['ledger_transfer', 'ledger_transfer_other', 'ledger_request', 'wallet_key'] as const)(
      'is not changed by the owner either: %s',
      async (table) => {
        for (const statement of [
          sql`delete from ${sql.table(table)}`,
          sql`update ${sql.table(table)} set site_id = site_id`,
          sql`truncate ${sql.table(table)} cascade`,
        ])
          await expect(database.asOwner((tx) => statement.execute(tx), { siteId: 'aurora' })).rejects.toMatchObject({
            code: 'MQ003',
          });
      },
    );
  });

  it('is found unsound where a balance was changed behind its back', async () => {
    await post(grant(MEMBERS[0], 5n));
    expect(await isSoundOn('aurora')).toBe(true);
    const shift = (by: bigint) =>
      database.asOwner(
        (tx) =>
          sql`update ledger_balance set balance = balance + ${by} where balance > 0 and site_id = 'aurora'`.execute(tx),
        { siteId: 'aurora' },
      );
    await shift(1n);
    const faults = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    expect(faults.wrongBalances.length).toBeGreaterThan(0);
    expect(isSound(faults)).toBe(false);
    expect(await isSoundOn('lotus')).toBe(true);
    await shift(-1n);
    expect(await isSoundOn('aurora')).toBe(true);
  });

  it('agrees with a plain model of it after any sequence of requests, repeats included', async () => {
    const movement = fc.record({
      from: fc.nat(MEMBERS.length),
      to: fc.nat(MEMBERS.length),
      amount: fc.bigInt(1n, 400n),
      key: fc.nat(30),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 25 }), async (movements) => {
        const run = freshKey();
        const site = 'lotus';
        const balances = new Map<number, bigint>();
        for (const [index, member] of MEMBERS.entries()) balances.set(index, await held(member, site));
        const asked = new Map<number, string>();
        for (const { from, to, amount, key } of movements) {
          if (from === to) continue;
          const line = (index: number, sum: bigint) => {
            const memberId = MEMBERS[index];
            return memberId
              ? { kind: 'member' as const, memberId, amount: sum }
              : { kind: 'house' as const, amount: sum };
          };
          const outcome = await post(
            {
              kind: 'move',
              currency: 'EUR',
              lines: [line(from, -amount), line(to, amount)],
              request: { scope: run, key: String(key) },
            },
            site,
          ).then(
            ({ isRepeat }) => (isRepeat ? 'repeat' : 'posted'),
            (error: { code?: string }) => error.code ?? String(error),
          );
          const what = `${from} ${to} ${amount}`;
          const covers = from === MEMBERS.length || (balances.get(from) ?? 0n) >= amount;
          const earlier = asked.get(key);
          const expected =
            earlier === undefined
              ? covers
                ? 'posted'
                : 'insufficient_funds'
              : earlier === what
                ? 'repeat'
                : 'idempotency_mismatch';
          expect(outcome).toBe(expected);
          if (expected !== 'posted') continue;
          asked.set(key, what);
          balances.set(from, (balances.get(from) ?? 0n) - amount);
          balances.set(to, (balances.get(to) ?? 0n) + amount);
        }
        for (const [index, member] of MEMBERS.entries()) expect(await held(member, site)).toBe(balances.get(index));
        expect(await isSoundOn(site)).toBe(true);
      }),
      { numRuns: 15, seed: 20_261_122 },
    );
  });
});
