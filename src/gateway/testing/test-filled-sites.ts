import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import { addUpRecords } from '#gateway/areas/records/repository/add-up-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';
import { fillAccounts } from './filled-sites/fill-accounts.ts';
import { fillDeposit, fillWithdrawal } from './filled-sites/fill-payments.ts';
import { fillRounds } from './filled-sites/fill-rounds.ts';
import { OWNERS_ROWS } from './filled-sites/owners-rows.ts';

/** The database's error for a missing privilege. */
export const INSUFFICIENT_PRIVILEGE = expect.objectContaining({ code: '42501' });

/** Two sites in one database, `aurora` and `lotus`, with a row in every table that belongs to a site. */
export function testFilledSites(open: OpenTestDatabase) {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus']) {
      await database.forSite(siteId, (tx) => fillSite(tx, siteId));
      for (const row of OWNERS_ROWS)
        await database.asOwner((tx) => sql.raw(`insert into ${row.replace('SITE', `'${siteId}'`)}`).execute(tx), {
          siteId,
        });
    }
  });

  return {
    get database() {
      return database;
    },
  };
}

async function fillSite(tx: SiteTransaction, siteId: string): Promise<void> {
  await tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute();
  await tx
    .insertInto('site_revision')
    .values({
      site_id: siteId,
      revision: 1,
      checksum: 'c',
      document: jsonText({ id: siteId }),
      origin: 'files',
      sources: jsonText({}),
    })
    .execute();
  await tx
    .insertInto('site_asset')
    .values({ site_id: siteId, digest: 'd', bytes: Buffer.from(siteId) })
    .execute();
  const at = '2026-01-01T00:00:00Z';
  await tx
    .insertInto('site_publication')
    .values({ site_id: siteId, publication: 1, revision: 1, published_at: at, effective_at: at })
    .execute();
  await tx.insertInto('site_status').values({ site_id: siteId, maintenance: null }).execute();
  await tx
    .insertInto('feedback')
    .values({
      site_id: siteId,
      feedback_id: '0'.repeat(32),
      kind: 'OTHER',
      content: siteId,
      contact: null,
      language: 'EN',
      received_at: at,
    })
    .execute();
  await tx
    .insertInto('feedback_closed')
    .values({
      ...{ site_id: siteId, feedback_id: '0'.repeat(32), outcome: 'answered', operator: 'anna' },
      ...{ note: 'answered by mail', closed_at: at },
    })
    .execute();
  await tx
    .insertInto('outbox_message')
    .values({
      site_id: siteId,
      channel: 'sms',
      kind: 'verify',
      recipient: '+34600000001',
      subject: null,
      text_body: siteId,
      html_body: null,
      created_at: at,
      next_try_at: at,
      last_error: null,
    })
    .execute();
  await tx
    .insertInto('sms_send')
    .values({
      site_id: siteId,
      number: '+34600000001',
      prefix: '+3460000',
      country: 'ES',
      address: '192.0.2.1',
      sent_at: at,
    })
    .execute();
  await fillAccounts(tx, siteId);
  await postTransfer(tx, siteId, {
    kind: 'grant',
    currency: 'EUR',
    lines: [
      { kind: 'house', amount: -5n },
      { kind: 'member', memberId: 'A'.repeat(10), amount: 5n },
    ],
    request: { scope: 'isolation', key: 'k' },
  });
  await fillRounds(tx, siteId);
  await fillDeposit(tx, siteId);
  await fillWithdrawal(tx, siteId);
  await addUpRecords(tx, siteId, { zone: 'UTC', until: new Date('2070-01-01T00:00:00Z'), after: '0', most: 9 });
  const game = { site_id: siteId, vendor: 'PG', game_code: 'PG-1' };
  await tx.insertInto('play_measure').values({ site_id: siteId, measured_at: at, version: 1 }).execute();
  await tx
    .insertInto('site_minute')
    .values({ site_id: siteId, minute: at, bets: 1, staked_minor: 1, errors: 0 })
    .execute();
  await tx
    .insertInto('game_play_day')
    .values({ ...game, day: '2026-01-01', rounds: 1 })
    .execute();
  await tx
    .insertInto('game_arrival')
    .values({ ...game, first_seen_at: at })
    .execute();
}
