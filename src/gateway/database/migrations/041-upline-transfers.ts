import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** What members sent to their uplines. */
export const uplineTransfers = { name: '041-upline-transfers', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table upline_transfer (
    site_id text collate "C" not null,
    transfer_id bigint not null,
    member_id text collate "C" not null,
    upline_id text collate "C" not null,
    currency text collate "C" not null,
    amount_minor bigint not null check (amount_minor > 0),
    reference text collate "C" not null,
    request_key text collate "C" not null,
    -- The first answer to the request, which a repeat gets again.
    answer text not null,
    at timestamptz not null,
    primary key (site_id, transfer_id),
    unique (site_id, member_id, request_key)
  )`.execute(db);
  await sql`create index upline_transfer_by_day on upline_transfer (site_id, member_id, at)`.execute(db);
  await sql`create trigger upline_transfer_is_kept before update or delete on upline_transfer
    for each row execute function ledger_refuse_change()`.execute(db);
  await guardSiteTable(db, 'upline_transfer');
  await sql`grant select, insert on upline_transfer to marquee_app`.execute(db);
}
