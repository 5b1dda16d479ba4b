import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Members who want a message when a promotion begins. */
export const promotionReminders = { name: '061-promotion-reminders', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table promotion_reminder (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    promotion_id text collate "C" not null,
    asked_at timestamptz not null,
    primary key (site_id, member_id, promotion_id)
  )`.execute(db);
  await sql`create index promotion_reminder_by_promotion
    on promotion_reminder (site_id, promotion_id, member_id)`.execute(db);
  await guardSiteTable(db, 'promotion_reminder');
  await sql`grant select, insert, delete on promotion_reminder to marquee_app`.execute(db);

  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 900 });
  await sql`select marquee_jobs.create_queue('remind-promotions', ${options}::json)`.execute(db);
}
