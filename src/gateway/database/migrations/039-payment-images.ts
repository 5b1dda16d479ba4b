import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Images that members send for payments, and when a member said that a transfer was sent. */
export const paymentImages = { name: '039-payment-images', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_image (
    site_id text collate "C" not null,
    payment_id bigint not null,
    purpose text collate "C" not null check (purpose in ('receipt', 'proof')),
    -- The part of a withdrawal that a proof is for; 0 for the payment as a whole.
    part smallint not null check (part >= 0),
    number smallint not null check (number between 1 and 3),
    member_id text collate "C" not null,
    -- SHA-256 of the file that the member sent: the same file is one image.
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
    primary key (site_id, payment_id, purpose, part, number),
    unique (site_id, payment_id, purpose, part, file_sha256),
    foreign key (site_id, payment_id) references payment
  )`.execute(db);
  // Images are compressed already.
  await sql`alter table payment_image alter column bytes set storage external`.execute(db);
  await sql`create index payment_image_by_member on payment_image (site_id, member_id, created_at)`.execute(db);
  await sql`create index payment_image_by_time on payment_image (site_id, created_at)`.execute(db);
  await guardSiteTable(db, 'payment_image');
  await sql`grant select, insert, delete on payment_image to marquee_app`.execute(db);

  await sql`alter table payment add column sent_at timestamptz`.execute(db);
  await sql`grant update (sent_at) on payment to marquee_app`.execute(db);
}
