import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/** Games that are started, what rounds are looked up by, and money that is moved between a member's wallets. */
export const gameLaunches = { name: '018-game-launches', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await launches(db);
  await lookups(db);
  await transfers(db);
}

async function launches(db: Kysely<unknown>): Promise<void> {
  // The codes of guests are here too, who are no members: that is what the table of one-use codes could not hold.
  await sql`create table game_launch (
    site_id text collate "C" not null,
    -- SHA-256 of the code: who reads the table can open no game.
    code_digest text collate "C" not null,
    integration_id text collate "C" not null,
    game_session_id text collate "C" not null,
    game_code text collate "C" not null,
    mode text collate "C" not null check (mode in ('real', 'trial')),
    -- Null for a guest.
    member_id text collate "C",
    -- The member's session on the site that it was started in; null for a free trial.
    session_digest text collate "C",
    language text not null,
    -- Of the page that shows the game.
    origin text not null,
    launched_at timestamptz not null,
    expires_at timestamptz not null,
    -- Null until the vendor exchanged it, which it does once.
    exchanged_at timestamptz,
    primary key (site_id, code_digest),
    foreign key (site_id, game_session_id) references game_session (site_id, session_id),
    check (mode = 'trial' or (member_id is not null and session_digest is not null))
  )`.execute(db);
  await sql`create index game_launch_by_end on game_launch (site_id, expires_at)`.execute(db);
  await guardSiteTable(db, 'game_launch');
  await sql`grant select, insert, update, delete on game_launch to marquee_app`.execute(db);

  // The session on the site that a game is played in. No reference: it goes first, and ends the game.
  await sql`alter table game_session add column session_digest text collate "C"`.execute(db);
  // What guests tried is forgotten after a while; nothing that was played for money is.
  await sql`create index game_session_of_trials on game_session (site_id, started_at) where mode = 'trial'`.execute(db);
  await sql`grant delete on game_session to marquee_app`.execute(db);
  await sql`create index game_session_by_site_session on game_session (site_id, session_digest)
    where ended_at is null and session_digest is not null`.execute(db);
  // Whatever ends a session of a member, its games end in the same statement: no bet comes between.
  await sql
    .raw(`create function end_game_sessions() returns trigger language plpgsql set search_path = marquee, pg_temp as $$
      begin
        update game_session g set ended_at = clock_timestamp() from ended
          where g.site_id = ended.site_id and g.session_digest = ended.token_digest and g.ended_at is null;
        return null;
      end $$`)
    .execute(db);
  await sql`create trigger ends_its_games after delete on member_session referencing old table as ended
    for each statement execute function end_game_sessions()`.execute(db);
}

/** None of what these go by changes with an action of a round. */
async function lookups(db: Kysely<unknown>): Promise<void> {
  await sql`create index game_round_by_game on game_round (site_id, member_id, vendor, game_code, round_id desc)`.execute(
    db,
  );
  await sql`alter table game_round add column opened_on date
    generated always as ((opened_at at time zone 'UTC')::date) stored`.execute(db);
  await sql`create index game_round_by_day_and_win on game_round (site_id, currency, opened_on, won_minor desc)
    where won_minor is not null`.execute(db);
  // The board is read from the rounds themselves.
  await sql`drop table winner`.execute(db);
}

async function transfers(db: Kysely<unknown>): Promise<void> {
  await sql`create table wallet_transfer_request (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- The Idempotency-Key.
    request_key text collate "C" not null,
    -- SHA-256 of what was asked.
    digest text collate "C" not null,
    -- As it was given; null until then.
    answer text,
    requested_at timestamptz not null,
    primary key (site_id, member_id, request_key),
    foreign key (site_id, member_id) references member (site_id, member_id)
  )`.execute(db);

  await sql`create table wallet_transfer (
    site_id text collate "C" not null,
    -- Told to the vendor, which does it once.
    transfer_id text collate "C" not null,
    member_id text collate "C" not null,
    request_key text collate "C" not null,
    integration_id text collate "C" not null,
    vendor text collate "C" not null,
    direction text collate "C" not null check (direction in ('toVendor', 'fromVendor')),
    currency text collate "C" not null,
    amount_minor bigint not null check (amount_minor > 0),
    -- Pending until the vendor said what it did. What goes to it has left the main wallet by then.
    status text collate "C" not null check (status in ('pending', 'done', 'refused')),
    requested_at timestamptz not null,
    tried_at timestamptz not null,
    settled_at timestamptz,
    primary key (site_id, transfer_id),
    foreign key (site_id, member_id, request_key) references wallet_transfer_request (site_id, member_id, request_key),
    foreign key (site_id, integration_id) references vendor_integration (site_id, integration_id),
    check ((settled_at is null) = (status = 'pending'))
  )`.execute(db);
  await sql`create index wallet_transfer_by_request on wallet_transfer (site_id, member_id, request_key)`.execute(db);
  // One at a time with each vendor: what lies there is known in between.
  await sql`create unique index wallet_transfer_pending on wallet_transfer (site_id, member_id, integration_id)
    where status = 'pending'`.execute(db);
  await sql`create index wallet_transfer_by_try on wallet_transfer (site_id, tried_at) where status = 'pending'`.execute(
    db,
  );

  // Up to when the rounds of a vendor that keeps wallets have been read. Null: never yet.
  await sql`alter table vendor_integration add column rounds_read_until timestamptz`.execute(db);
  await sql.raw(RECORD_FUNCTION).execute(db);
  await sql`revoke all on function record_vendor_rounds(text, text, timestamptz, jsonb) from public`.execute(db);
  await sql`grant execute on function record_vendor_rounds(text, text, timestamptz, jsonb) to marquee_app`.execute(db);

  for (const table of ['wallet_transfer_request', 'wallet_transfer']) {
    await guardSiteTable(db, table);
    await sql`grant select, insert, update on ${sql.table(table)} to marquee_app`.execute(db);
  }
}

/*
 * Writes the rounds that a vendor lists which keeps wallets of its own: the money of these is moved there, and comes to
 * the ledger with what is transferred. Rounds that are settled here nobody else may write.
 */
const RECORD_FUNCTION = `
create function record_vendor_rounds(p_site text, p_integration text, p_at timestamptz, p_rounds jsonb)
returns table (recorded_round bigint, recorded_win bigint)
language plpgsql security definer set search_path = marquee, pg_temp as $$
declare
  v_prior_site text := current_setting('marquee.site_id', true);
  v_vendor text;
begin
  perform set_config('marquee.site_id', p_site, true);
  select i.vendor into v_vendor from vendor_integration i
    where i.site_id = p_site and i.integration_id = p_integration and i.wallet = 'transfer';
  if not found then
    raise exception 'the rounds of this vendor are settled here' using errcode = 'MQ005';
  end if;
  return query
    insert into game_round as r (
      site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, bet_minor, win_minor,
      rolled_back_minor, status, opened_at, closed_at, last_action_at, won_minor
    )
    select p_site, p_integration, v_vendor, told.game, told.round, m.member_id, told.currency, told.bet, told.win,
      told.rolled_back, case when told.finished then 'closed' else 'open' end,
      -- The vendor's clock may be ahead of ours: nothing was played later than now.
      least(told."openedAt", p_at), case when told.finished then least(told."closedAt", p_at) end,
      p_at, case when told.finished and told.win > told.bet then told.win end
    from jsonb_to_recordset(p_rounds) as told (
      round text, game text, "user" text, currency text, bet bigint, win bigint, rolled_back bigint, finished boolean,
      "openedAt" timestamptz, "closedAt" timestamptz
    )
    join vendor_member m
      on m.site_id = p_site and m.integration_id = p_integration and m.user_id = told."user" collate "C"
    order by m.member_id, told.round
    on conflict (site_id, integration_id, vendor_round_id, member_id) do update set
      bet_minor = excluded.bet_minor, win_minor = excluded.win_minor, rolled_back_minor = excluded.rolled_back_minor,
      status = excluded.status, closed_at = coalesce(r.closed_at, excluded.closed_at),
      last_action_at = excluded.last_action_at, won_minor = excluded.won_minor
      where (r.bet_minor, r.win_minor, r.rolled_back_minor, r.status)
        is distinct from (excluded.bet_minor, excluded.win_minor, excluded.rolled_back_minor, excluded.status)
        -- A round that was over does not begin anew.
        and (r.status = 'open' or excluded.status = 'closed')
    returning r.round_id, r.won_minor;
  perform set_config('marquee.site_id', coalesce(v_prior_site, ''), true);
end $$`;
