import { type Kysely, sql } from 'kysely';

/**
 * Signing in by statements that stand alone: what has to be known before a password is looked at, and a session with
 * the sign-in and its address. On the embedded database everybody else waits for a transaction that goes back and
 * forth.
 */
export const openingSessions = { name: '019-opening-sessions', up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [ENVELOPE_FUNCTION, DUE_FUNCTION, BEFORE_FUNCTION, OPEN_FUNCTION, BY_PASSWORD_FUNCTION])
    await sql.raw(statement).execute(db);
  for (const signature of [
    'take_envelope(text, text, timestamptz)',
    'is_captcha_due(text, text, text, timestamptz, integer, integer)',
    'read_before_password(text, text, text, timestamptz, integer, integer)',
    `open_member_session(${OPENING_TYPES}, boolean)`,
    `open_session_by_password(${OPENING_TYPES}, text, text)`,
  ]) {
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  }
}

const OPENING_TYPES = 'text, text, text, text, text, text, text, text, text, jsonb, timestamptz, timestamptz';

const OPENING = `p_site text, p_member text, p_token_digest text, p_entrance text, p_method text, p_proven_method text, p_address text,
  p_device text, p_remember_selector text, p_device_data jsonb, p_at timestamptz, p_expires_at timestamptz`;

const OPENING_VALUES = `p_site, p_member, p_token_digest, p_entrance, p_method, p_proven_method, p_address, p_device, p_remember_selector,
  p_device_data, p_at, p_expires_at`;

/*
 * All run as whoever calls them, and those that are called by themselves set their site for the statement: without it
 * row-level security shows them nothing.
 */
const ENVELOPE_FUNCTION = `
create function take_envelope(p_site text, p_envelope text, p_expires_at timestamptz, out is_new boolean)
language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform set_config('marquee.site_id', p_site, true);
  insert into used_envelope (site_id, envelope_id, expires_at) values (p_site, p_envelope, p_expires_at) on conflict do nothing;
  is_new := found;
end $$`;

const DUE_FUNCTION = `
create function is_captcha_due(
  p_site text, p_account_key text, p_address text, p_since timestamptz, p_of_account integer, p_of_address integer
) returns boolean language sql stable set search_path = marquee, pg_temp as $$
  select (select count(*) from (select from sign_in_failure
      where site_id = p_site and account_key = p_account_key and failed_at > p_since limit p_of_account) few) >= p_of_account
    or (select count(*) from (select from sign_in_failure
      where site_id = p_site and address = p_address and failed_at > p_since limit p_of_address) few) >= p_of_address
$$`;

const BEFORE_FUNCTION = `
create function read_before_password(
  p_site text, p_account_key text, p_address text, p_since timestamptz, p_of_account integer, p_of_address integer,
  out needs_captcha boolean, out found_member jsonb
) language plpgsql set search_path = marquee, pg_temp as $$
begin
  perform set_config('marquee.site_id', p_site, true);
  needs_captcha := is_captcha_due(p_site, p_account_key, p_address, p_since, p_of_account, p_of_address);
  select to_jsonb(m) into found_member from member m where m.site_id = p_site and m.account_key = p_account_key;
end $$`;

// The member is written before its address: who signs in by a password holds the member already.
const OPEN_FUNCTION = `
create function open_member_session(${OPENING}, p_is_by_hand boolean, out is_first boolean, out is_new_address boolean)
language plpgsql set search_path = marquee, pg_temp as $$
begin
  insert into member_session
      (site_id, token_digest, member_id, entrance, method, address, device, remember_selector, device_data, started_at, seen_at, expires_at)
    values (p_site, p_token_digest, p_member, p_entrance, p_proven_method, p_address, p_device, p_remember_selector, p_device_data,
      p_at, p_at, p_expires_at);
  is_first := false;
  if p_is_by_hand then
    update member set first_signed_in_at = p_at
      where site_id = p_site and member_id = p_member and first_signed_in_at is null;
    is_first := found;
  end if;
  is_new_address := false;
  if not exists (select from member_address where site_id = p_site and member_id = p_member and address = p_address) then
    -- The first address is none that is new to the member.
    is_new_address := exists (select from member_address where site_id = p_site and member_id = p_member);
    insert into member_address (site_id, member_id, address, first_seen_at)
      values (p_site, p_member, p_address, p_at) on conflict do nothing;
  end if;
  insert into member_sign_in (site_id, member_id, method, address, device, signed_in_at)
    values (p_site, p_member, p_method, p_address, p_device, p_at);
end $$`;

const BY_PASSWORD_FUNCTION = `
create function open_session_by_password(${OPENING}, p_account_key text, p_password_hash text, out outcome text, out is_first boolean)
language plpgsql set search_path = marquee, pg_temp as $$
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
  select opened.is_first into is_first from open_member_session(${OPENING_VALUES}, true) opened;
  outcome := 'opened';
end $$`;
