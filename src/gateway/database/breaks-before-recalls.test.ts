import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore } from '#tests/harness/database-before.ts';
import type { Database } from './database.ts';
import { playAtVendors } from './migrations/023-play-at-vendors.ts';

const MEMBERS = { excluded: 'A'.repeat(10), over: 'B'.repeat(10), free: 'C'.repeat(10) };

describe('breaks that began before recalls were kept', () => {
  let database: Database;

  beforeAll(async () => {
    const opened = await databaseBefore(playAtVendors);
    database = opened.database;
    for (const siteId of ['aurora', 'lotus']) await fill(siteId);
    await opened.migrateRest();
  });

  afterAll(() => database.close());

  const owned = <Row>(siteId: string, statement: string) =>
    database.asOwner((tx) => sql.raw<Row>(statement).execute(tx), { siteId });

  /** A member in a break, one whose break is over, and one without, each with a transfer and a game. */
  async function fill(siteId: string): Promise<void> {
    await owned(siteId, `insert into site (site_id, merchant_code) values ('${siteId}', 'm')`);
    await owned(siteId, `insert into site_roll (site_id) values ('${siteId}')`);
    const vendor = `${siteId}.PG`;
    await owned(
      siteId,
      `insert into vendor_integration (site_id, integration_id, vendor, dialect, wallet, settings, key_sealed, created_at)
       values ('${siteId}', '${vendor}', 'PG', 'actions', 'transfer', '{"serverUrl":"http://vendor.example"}', 'k', now())`,
    );
    for (const member of Object.values(MEMBERS)) {
      const columns =
        'site_id, member_id, account, account_key, type, register_method, register_address, registered_at';
      const key = `'${siteId}', '${member}'`;
      await owned(
        siteId,
        `insert into member (${columns}) values (${key}, '${member}', '${member}', 0, 'WEB', '192.0.2.1', now())`,
      );
      await owned(siteId, `insert into wallet_transfer_request values (${key}, 'k', 'd', null, now())`);
      await owned(
        siteId,
        `insert into wallet_transfer (site_id, member_id, transfer_id, request_key, integration_id, vendor, direction, currency,
           amount_minor, status, requested_at, tried_at)
         values (${key}, 't${member}', 'k', '${vendor}', 'PG', 'toVendor', 'EUR', 1, 'pending', now(), now())`,
      );
      await owned(
        siteId,
        `insert into game_session (site_id, member_id, session_id, integration_id, mode, started_at)
         values (${key}, 's${member}', '${vendor}', 'real', now())`,
      );
    }
    await owned(siteId, `insert into play_exclusion values ('${siteId}', '${MEMBERS.excluded}', now(), null)`);
    await owned(siteId, `insert into play_exclusion values ('${siteId}', '${MEMBERS.over}', now(), now())`);
  }

  it.each(['aurora', 'lotus'])('recall funds of %s, and end the games that go on', async (siteId) => {
    const recalls = await owned(siteId, 'select member_id, integration_id from fund_recall');
    expect(recalls.rows).toEqual([{ member_id: MEMBERS.excluded, integration_id: `${siteId}.PG` }]);
    const ends = await owned(siteId, 'select member_id, session_ids, reason from game_session_end');
    expect(ends.rows).toEqual([
      { member_id: MEMBERS.excluded, session_ids: [`s${MEMBERS.excluded}`], reason: 'excluded' },
    ]);
    const open = await owned<{ member_id: string }>(
      siteId,
      'select member_id from game_session where ended_at is null',
    );
    expect(open.rows.map(({ member_id }) => member_id).sort()).toEqual([MEMBERS.over, MEMBERS.free]);
  });
});
