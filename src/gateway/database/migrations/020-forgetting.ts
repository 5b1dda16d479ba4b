import { type Kysely, sql } from 'kysely';

/** What lets the gateway let go of old sign-ins, addresses and trial accounts, and of nothing else. */
export const forgetting = { name: '020-forgetting', up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['member', 'member_upline', 'member_sign_in', 'member_address', 'event_counter'])
    await sql`grant delete on ${sql.table(table)} to marquee_app`.execute(db);
  // Of accounts, trials alone ever go: whatever a statement says, anybody else's row is not there to be deleted.
  await sql`create policy trials_alone_go on member as restrictive for delete using (type = 4)`.execute(db);
  await sql`create policy trials_alone_go on member_upline as restrictive for delete using (exists (
    select from member m where m.site_id = member_upline.site_id and m.member_id = member_upline.descendant_id and m.type = 4
  ))`.execute(db);
  await sql`create index member_trial on member (site_id, registered_at) where type = 4`.execute(db);
  // An account that goes is nobody's upline, which is looked up for each of them.
  await sql`create index member_by_upline on member (site_id, upline_id)`.execute(db);
}
