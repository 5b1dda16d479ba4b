import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Applications of members to promotions, and the images that they send with them. */
export const promotions = { name: '058-promotions', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table promotion_application (
    site_id text collate "C" not null,
    application_id bigint generated always as identity,
    member_id text collate "C" not null,
    -- An announcement of the site's documents.
    promotion_id text collate "C" not null,
    -- A draft has images, and was not sent.
    state text collate "C" not null default 'draft'
      check (state in ('draft', 'sent', 'review', 'approved', 'rejected')),
    comment text not null default '' check (char_length(comment) <= 140),
    created_at timestamptz not null,
    sent_at timestamptz,
    -- When an operator began to look at it.
    taken_at timestamptz,
    decided_at timestamptz,
    -- The account of who took or decided it.
    operator text,
    -- Why it was rejected: a code, and what the operator adds.
    reason text collate "C" check (reason ~ '^[a-z]+([A-Z][a-z]+)*$'),
    note text check (char_length(note) <= 300),
    primary key (site_id, application_id),
    check ((state = 'draft') = (sent_at is null)),
    check ((state in ('approved', 'rejected')) = (decided_at is not null)),
    check ((state = 'rejected') = (reason is not null))
  )`.execute(db);
  // One that is open at a time, and one that is approved.
  await sql`create unique index promotion_application_open on promotion_application (site_id, member_id, promotion_id)
    where state in ('draft', 'sent', 'review')`.execute(db);
  await sql`create unique index promotion_application_won on promotion_application (site_id, member_id, promotion_id)
    where state = 'approved'`.execute(db);
  await sql`create index promotion_application_by_member
    on promotion_application (site_id, member_id, application_id)`.execute(db);
  await sql`create index promotion_application_by_state
    on promotion_application (site_id, state, sent_at, application_id)`.execute(db);
  // Drafts are forgotten.
  await sql`create index promotion_application_drafts on promotion_application (site_id, created_at)
    where state = 'draft'`.execute(db);
  await guardSiteTable(db, 'promotion_application');
  await sql`grant select, insert, update, delete on promotion_application to marquee_app`.execute(db);

  await sql`create table promotion_image (
    site_id text collate "C" not null,
    application_id bigint not null,
    number integer not null check (number between 1 and 3),
    member_id text collate "C" not null,
    -- SHA-256 of the file that the member sent.
    file_sha256 text collate "C" not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
    -- What the member's device called it; null for nothing that can be shown.
    name text check (char_length(name) <= 80),
    media_type text collate "C" not null check (media_type in ('image/png', 'image/jpeg')),
    width integer not null,
    height integer not null,
    -- As the gateway drew it anew.
    bytes bytea not null check (octet_length(bytes) <= 6291456),
    byte_count integer not null generated always as (octet_length(bytes)) stored,
    created_at timestamptz not null,
    primary key (site_id, application_id, number),
    foreign key (site_id, application_id) references promotion_application (site_id, application_id)
  )`.execute(db);
  // Images are compressed already.
  await sql`alter table promotion_image alter column bytes set storage external`.execute(db);
  await sql`create index promotion_image_by_member on promotion_image (site_id, member_id, created_at)`.execute(db);
  await sql`create index promotion_image_by_time on promotion_image (site_id, created_at)`.execute(db);
  await guardSiteTable(db, 'promotion_image');
  await sql`grant select, insert, delete on promotion_image to marquee_app`.execute(db);
}
