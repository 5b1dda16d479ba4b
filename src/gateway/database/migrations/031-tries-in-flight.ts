import { type Kysely, sql } from 'kysely';

/** Failed sign-ins are written before the password is checked, and count for the wider networks of IPv6 too. */
export const triesInFlight = { name: '031-tries-in-flight', up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sign_in_failure', 'operator_try'])
    await sql`alter table ${sql.table(table)}
      -- The wider networks of an IPv6 address; null for IPv4.
      add column network56 text collate "C",
      add column network48 text collate "C"`.execute(db);
  // A pending try counts for its account, so that parallel guesses count before they are checked. It does not count for
  // its address, because many people who share one may sign in at the same moment.
  await sql`alter table sign_in_failure add column is_pending boolean not null default false`.execute(db);
  await sql`drop index sign_in_failure_by_address`.execute(db);
  for (const column of ['address', 'network56', 'network48'])
    await sql`create index ${sql.ref(`sign_in_failure_by_${column}`)}
      on sign_in_failure (site_id, ${sql.ref(column)}, failed_at) where not is_pending and ${sql.ref(column)} is not null`.execute(
      db,
    );
  for (const column of ['network56', 'network48'])
    await sql`create index ${sql.ref(`operator_try_by_${column}`)} on operator_try (${sql.ref(column)}, tried_at)`.execute(
      db,
    );

  await sql`drop function read_before_password(
    text, text, text, text, text, text, text, text, timestamptz, timestamptz, integer, integer)`.execute(db);
  await sql`drop function is_captcha_due(text, text, text, text, timestamptz, integer, integer)`.execute(db);
  for (const statement of [DUE_FUNCTION, BEFORE_FUNCTION]) await sql.raw(statement).execute(db);
  for (const signature of [
    'is_captcha_due(text, text, text, text, text, text, timestamptz, integer, integer)',
    'read_before_password(text, text, text, text, text, text, text, text, text, text, timestamptz, timestamptz, integer, integer)',
  ]) {
    await sql.raw(`revoke all on function ${signature} from public`).execute(db);
    await sql.raw(`grant execute on function ${signature} to marquee_app`).execute(db);
  }
}

const failuresOf = (column: string, value: string, most: string): string =>
  `(select count(*) from (select from sign_in_failure
      where site_id = p_site and ${column} = ${value} and not is_pending and failed_at > p_since limit ${most}) few) >= ${most}`;

// A known place counts its own failures; all unknown places count together. Shares are those of `addressBlocks`.
const DUE_FUNCTION = `
create function is_captcha_due(
  p_site text, p_account_key text, p_place text, p_block text, p_network56 text, p_network48 text, p_since timestamptz,
  p_of_account integer, p_of_address integer
) returns boolean language sql stable set search_path = marquee, pg_temp as $$
  select (select count(*) from (select from sign_in_failure
      where site_id = p_site and account_key = p_account_key and place = p_place and failed_at > p_since limit p_of_account) few)
        >= p_of_account
    or (p_place not like 'browser %' and (
      ${failuresOf('address', 'p_block', 'p_of_address')}
      or ${failuresOf('network56', 'p_network56', '4 * p_of_address')}
      or ${failuresOf('network48', 'p_network48', '16 * p_of_address')}
    ))
$$`;

// An account goes before a number: somebody may have the digits of another's number as a name. p_network is the
// beginning of every address of the visitor's IPv6 /64 as written, or null. pending_id is the failure that is noted
// ahead of the check; null where a captcha is due, whose tries are counted apart.
const BEFORE_FUNCTION = `
create function read_before_password(
  p_site text, p_account_key text, p_number text, p_address text, p_network text, p_block text, p_network56 text,
  p_network48 text, p_selector text, p_validator_digest text, p_at timestamptz, p_since timestamptz, p_of_account integer,
  p_of_address integer,
  out needs_captcha boolean, out place text, out counted_key text, out found_member jsonb, out pending_id text
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
  -- Parallel tries of one account are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('marquee sign-in ' || p_site || ' ' || counted_key, 0));
  needs_captcha := is_captcha_due(
    p_site, counted_key, place, p_block, p_network56, p_network48, p_since, p_of_account, p_of_address);
  if not needs_captcha then
    insert into sign_in_failure (site_id, account_key, place, address, network56, network48, failed_at, is_pending)
      values (p_site, counted_key, place, p_block, p_network56, p_network48, p_at, true)
      returning failure_id::text into pending_id;
  end if;
end $$`;
