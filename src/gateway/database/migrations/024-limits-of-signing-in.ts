import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Rate limits against brute-forced passwords and codes and against SMS pumping, which never lock the owner out. */
export const limitsOfSigningIn = { name: '024-limits-of-signing-in', up };

async function up(db: Kysely<unknown>): Promise<void> {
  // How often something was done in a stretch of time, for all processes together.
  await sql`create table usage_count (
    site_id text collate "C" not null references site,
    -- What is counted, e.g. "trial 192.0.2.1".
    subject text collate "C" not null check (char_length(subject) between 1 and 500),
    uses integer not null check (uses > 0),
    -- The stretch of time ends then, and the count begins again.
    expires_at timestamptz not null,
    primary key (site_id, subject)
  )`.execute(db);
  await sql`create index usage_count_by_end on usage_count (site_id, expires_at)`.execute(db);
  await guardSiteTable(db, 'usage_count');
  await sql`grant select, insert, update, delete on usage_count to marquee_app`.execute(db);

  // Where a try came from: "browser <selector>" and "address <block>" where the account knows it, empty elsewhere.
  await sql`alter table sign_in_failure add column place text collate "C" not null default ''`.execute(db);
  await sql`drop index sign_in_failure_by_account`.execute(db);
  await sql`create index sign_in_failure_by_account on sign_in_failure (site_id, account_key, place, failed_at)`.execute(
    db,
  );

  // The sender's standing (what was proven) decides which limits the message counts towards.
  await sql`alter table sms_send
    add column standing text collate "C" not null default 'open' check (standing in ('open', 'member', 'owner')),
    add column member_id text collate "C",
    -- The wider networks of an IPv6 address; null for IPv4.
    add column network56 text collate "C",
    add column network48 text collate "C"`.execute(db);

  await sql`alter table member_try drop constraint member_try_kind_check`.execute(db);
  await sql`alter table member_try add constraint member_try_kind_check
    check (kind in ('password', 'paymentPassword', 'totp', 'bankAccountName', 'mobile', 'email'))`.execute(db);

  await sql`drop function read_before_password(text, text, text, timestamptz, integer, integer)`.execute(db);
  await sql`drop function is_captcha_due(text, text, text, timestamptz, integer, integer)`.execute(db);
  for (const statement of [DUE_FUNCTION, BEFORE_FUNCTION, BY_PASSWORD_FUNCTION]) await sql.raw(statement).execute(db);
  for (const signature of [
    'is_captcha_due(text, text, text, text, timestamptz, integer, integer)',
    'read_before_password(text, text, text, text, text, text, text, text, timestamptz, timestamptz, integer, integer)',
  ]) {
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  }
}

/** @see 019-opening-sessions, whose function is replaced here. */
const OPENING = `p_site text, p_member text, p_token_digest text, p_entrance text, p_method text, p_proven_method text, p_address text,
  p_device text, p_remember_selector text, p_device_data jsonb, p_at timestamptz, p_expires_at timestamptz`;

const OPENING_VALUES = `p_site, p_member, p_token_digest, p_entrance, p_method, p_proven_method, p_address, p_device, p_remember_selector,
  p_device_data, p_at, p_expires_at`;

// A place that the account knows answers for its own failures alone; elsewhere all failures from unknown places count
// together.
const DUE_FUNCTION = `
create function is_captcha_due(
  p_site text, p_account_key text, p_place text, p_block text, p_since timestamptz, p_of_account integer, p_of_address integer
) returns boolean language sql stable set search_path = marquee, pg_temp as $$
  select (select count(*) from (select from sign_in_failure
      where site_id = p_site and account_key = p_account_key and place = p_place and failed_at > p_since limit p_of_account) few)
        >= p_of_account
    or (p_place not like 'browser %' and (select count(*) from (select from sign_in_failure
      where site_id = p_site and address = p_block and failed_at > p_since limit p_of_address) few) >= p_of_address)
$$`;

// An account goes before a number: somebody may have the digits of another's number as a name.
// p_network is what addresses of the visitor's IPv6 /64 are written with at their beginning, or null.
const BEFORE_FUNCTION = `
create function read_before_password(
  p_site text, p_account_key text, p_number text, p_address text, p_network text, p_block text, p_selector text,
  p_validator_digest text, p_at timestamptz, p_since timestamptz, p_of_account integer, p_of_address integer,
  out needs_captcha boolean, out place text, out counted_key text, out found_member jsonb
) language plpgsql set search_path = marquee, pg_temp as $$
declare
  v_member member;
begin
  perform set_config('marquee.site_id', p_site, true);
  select * into v_member from member m where m.site_id = p_site and m.account_key = p_account_key;
  if v_member.member_id is null and p_number is not null then
    select * into v_member from member m where m.site_id = p_site and m.account_key = p_number;
    if v_member.member_id is null then
      select * into v_member from member m
        where m.site_id = p_site and m.mobile_num = p_number and m.mobile_verified_at is not null;
    end if;
  end if;
  counted_key := coalesce(v_member.account_key, p_number, p_account_key);
  place := '';
  if v_member.member_id is not null then
    found_member := to_jsonb(v_member);
    if p_selector is not null and exists (select from remembered_browser
        where site_id = p_site and selector = p_selector and member_id = v_member.member_id
          and validator_digest = p_validator_digest and expires_at > p_at) then
      place := 'browser ' || p_selector;
    elsif exists (select from member_address
        where site_id = p_site and member_id = v_member.member_id
          and (address = p_address or (p_network is not null and starts_with(address, p_network)))) then
      place := 'address ' || p_block;
    end if;
  end if;
  needs_captcha := is_captcha_due(p_site, counted_key, place, p_block, p_since, p_of_account, p_of_address);
end $$`;

// An authenticator that is on is asked for; whoever needs no proof of it does not come here.
const BY_PASSWORD_FUNCTION = `
create or replace function open_session_by_password(
  ${OPENING}, p_account_key text, p_password_hash text, out outcome text, out is_first boolean
) language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform set_config('marquee.site_id', p_site, true);
  is_first := false;
  perform from member
    where site_id = p_site and member_id = p_member and password_hash = p_password_hash for no key update;
  if not found then
    outcome := 'changed';
    return;
  end if;
  delete from sign_in_failure where site_id = p_site and account_key = p_account_key;
  if exists (select from member_address where site_id = p_site and member_id = p_member)
    and not exists (select from member_address where site_id = p_site and member_id = p_member and address = p_address) then
    outcome := 'newAddress';
    return;
  end if;
  if exists (select from member_authenticator
    where site_id = p_site and member_id = p_member and totp_secret is not null) then
    outcome := 'authenticator';
    return;
  end if;
  select opened.is_first into is_first from open_member_session(${OPENING_VALUES}, true) opened;
  outcome := 'opened';
end $$`;
