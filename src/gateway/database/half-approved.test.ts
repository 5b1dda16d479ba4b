import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '#tests/harness/database-before.ts';
import type { Database } from './database.ts';
import { quickQueue } from './migrations/069-quick-queue.ts';

describe('withdrawals from before their approvals were counted', () => {
  let database: Database;

  beforeAll(async () => {
    const opened = await databaseBefore(quickQueue);
    database = opened.database;
    const run = (statement: string) => database.asOwner((tx) => sql.raw(statement).execute(tx), { siteId: 'aurora' });
    await run(`insert into site (site_id, merchant_code) values ('aurora', 'm')`);
    for (const [id, needed] of [
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 2],
    ]) {
      await run(`insert into payment (site_id, payment_id, member_id, flow, state, channel_id, kind, provider, currency,
        amount_minor, fee_basis_points, reference, request_key, request_digest, created_at, expires_at, look_at)
        values ('aurora', ${id}, 'A', 'withdrawal', 'reviewing', 'bank', 'bank', 'sandbox', 'EUR', 100, 0, 'WD-${id}',
          'k${id}', 'd', '2026-01-01', '2026-01-01', 'infinity')`);
      await run(`insert into withdrawal (site_id, payment_id, account_kind, account_id, institution, masked_number,
        destination, reasons, approvals_needed, confirm_minutes)
        values ('aurora', ${id}, 'bank', 'a', 'Bank', '1', '{}', '{amount}', ${needed}, 60)`);
    }
    for (const [id, decision] of [
      [1, 'approved'],
      [2, 'rejected'],
      [4, 'approved'],
    ])
      await run(`insert into payment_decision
        (site_id, payment_id, decided_at, decision, why, amount_minor, operator, reason, subject)
        values ('aurora', ${id}, '2026-01-02', '${decision}', 'review', 100, 'anna', 'seen', 'withdrawal')`);
    // Another operator rejected it.
    await run(`update payment set state = 'rejected' where payment_id = 4`);
    await opened.migrateRest();
  });

  afterAll(() => database.close());

  it('have those that one of two operators gave', async () => {
    const rows = await database.forSite('aurora', (tx) =>
      tx.selectFrom('withdrawal').select(['payment_id', 'approvals_given']).orderBy('payment_id').execute(),
    );
    expect(rows.map((row) => [String(row.payment_id), row.approvals_given])).toEqual([
      ['1', 1],
      ['2', 0],
      ['3', 0],
      ['4', 0],
    ]);
  });

  it.each(['withdrawal', 'payment_decision'])('stay behind the guard of their site: %s', async (table) => {
    const unguarded = await database.asOwner((tx) => sql`select * from ${sql.table(table)}`.execute(tx));
    expect(unguarded.rows).toEqual([]);
  });
});
