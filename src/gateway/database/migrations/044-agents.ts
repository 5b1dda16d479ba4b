import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Teams of agents: who stood below whom and when, what members' play and payments came to, and the role that reads
 * them for one agent (decision 89).
 */
export const agents = { name: '044-agents', up };

/** What the role of agents may read, and whose rows. A condition holds beside the one of the site. */
const READABLE = {
  member:
    'site_id, member_id, account, account_key, type, upline_id, nickname, mobile_num, language, registered_at, ' +
    'register_method, is_bot, frozen_at, frozen_by, link_code, first_signed_in_at',
  member_upline: null,
  member_sign_in: 'site_id, sign_in_id, member_id, signed_in_at',
  team_span: null,
  team_member: null,
  team_play: null,
  team_day: null,
  team_note: null,
  team_link: null,
  ledger_account: null,
  ledger_balance: null,
  ledger_transfer: null,
  game_round: null,
  played_game: null,
} as const;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member
    -- When it was frozen: no session, no bet, no payment. Null while it is not.
    add column frozen_at timestamptz,
    -- The agent who froze it; empty for an operator.
    add column frozen_by text collate "C",
    -- The link that the member came by.
    add column link_code text collate "C"`.execute(db);
  await sql`create index member_by_registration on member (site_id, registered_at)`.execute(db);
  await lines(db);
  await play(db);
  await desk(db);
  await timeIndexes(db);
  for (const table of [
    ...['team_span', 'team_member', 'team_progress', 'team_play', 'team_vendor_play', 'team_day'],
    'team_active_day',
    ...['team_note', 'team_link', 'team_link_day'],
  ])
    await guardSiteTable(db, table);
  await grants(db);
  await agentRole(db);
  await carryOver(db);
  const options = JSON.stringify({ policy: 'stately', retryLimit: 0, expireInSeconds: 600 });
  await sql`select marquee_jobs.create_queue('count-team-play', ${options}::json)`.execute(db);
}

/** Who stands below whom: now, and at any time before. */
async function lines(db: Kysely<unknown>): Promise<void> {
  // member_upline with its time: play counts for those who stood above the member when it was played.
  await sql`create table team_span (
    site_id text collate "C" not null,
    descendant_id text collate "C" not null,
    ancestor_id text collate "C" not null,
    -- 0 for the member itself.
    depth integer not null,
    from_at timestamptz not null,
    -- Not within any more.
    until_at timestamptz not null default 'infinity',
    primary key (site_id, descendant_id, ancestor_id, from_at)
  )`.execute(db);
  await sql`create index team_span_by_ancestor on team_span (site_id, ancestor_id, depth)`.execute(db);
  await sql`create table team_member (
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    -- Members below it.
    people integer not null default 0,
    -- The latest day with a bet; null before the first.
    active_day date,
    first_deposit_at timestamptz,
    primary key (site_id, member_id)
  ) with (fillfactor = 80)`.execute(db);
}

/** What members' play and payments came to, by time. Amounts are in minor units. */
async function play(db: Kysely<unknown>): Promise<void> {
  // All that is before it has been counted.
  await sql`create table team_progress (
    site_id text collate "C" not null primary key,
    counted_to timestamptz not null
  )`.execute(db);
  // Of five minutes, by when the money moved. What is corrected later counts when it was corrected.
  await sql`create table team_play (
    bet_minor bigint not null,
    win_minor bigint not null,
    bonus_minor bigint not null,
    rebate_minor bigint not null,
    bets integer not null,
    slot timestamptz not null,
    site_id text collate "C" not null,
    member_id text collate "C" not null,
    primary key (site_id, slot, member_id)
  )`.execute(db);
  // What vendors with wallets of their own reported; kept for a while after it is counted, for a recount.
  await sql`create table team_vendor_play (
    site_id text collate "C" not null,
    play_id bigint generated always as identity,
    account_id bigint not null,
    at timestamptz not null,
    -- The five minutes in which it was counted; null until then.
    slot timestamptz,
    bets integer not null,
    bet_minor bigint not null,
    win_minor bigint not null,
    primary key (site_id, play_id)
  )`.execute(db);
  await sql`create index team_vendor_play_by_slot on team_vendor_play (site_id, slot, at)`.execute(db);
  // Of a day, for each member above: through which of its direct downlines it came (itself for its own play), and in
  // the row with an empty child all together.
  await sql`create table team_day (
    bet_minor bigint not null,
    win_minor bigint not null,
    bonus_minor bigint not null,
    rebate_minor bigint not null,
    deposit_minor bigint not null,
    withdrawal_minor bigint not null,
    bets integer not null,
    -- Members with a bet on that day.
    active integer not null,
    registrations integer not null,
    first_deposits integer not null,
    day date not null,
    site_id text collate "C" not null,
    agent_id text collate "C" not null,
    child_id text collate "C" not null,
    primary key (site_id, agent_id, child_id, day)
  ) with (fillfactor = 80)`.execute(db);
  // The members with a bet on a day, by the day of their bet before: those of a range of days, each once, are the ones
  // whose bet before was earlier than the range.
  await sql`create table team_active_day (
    people integer not null,
    day date not null,
    -- -infinity for the first bet below that agent and through that downline.
    prior_day date not null,
    site_id text collate "C" not null,
    agent_id text collate "C" not null,
    child_id text collate "C" not null,
    primary key (site_id, agent_id, child_id, day, prior_day)
  ) with (fillfactor = 80)`.execute(db);
}

/** What agents write at their desks. */
async function desk(db: Kysely<unknown>): Promise<void> {
  await sql`create table team_note (
    site_id text collate "C" not null,
    note_id bigint generated always as identity,
    author_id text collate "C" not null,
    member_id text collate "C" not null,
    text text not null check (char_length(text) between 1 and 500),
    at timestamptz not null,
    primary key (site_id, note_id)
  )`.execute(db);
  await sql`create index team_note_by_member on team_note (site_id, author_id, member_id, note_id desc)`.execute(db);
  // A link opens the form of registration below its owner; its code is one of member_code.
  await sql`create table team_link (
    site_id text collate "C" not null,
    code text collate "C" not null,
    owner_id text collate "C" not null,
    name text not null check (char_length(name) between 1 and 60),
    -- One of the site's hosts.
    host text collate "C" not null,
    -- The language of the form; null leaves it to the visitor.
    language text collate "C",
    -- Who registers by it becomes an agent.
    is_for_agents boolean not null default false,
    is_on boolean not null default true,
    made_at timestamptz not null,
    primary key (site_id, code)
  )`.execute(db);
  await sql`create index team_link_by_owner on team_link (site_id, owner_id, made_at)`.execute(db);
  await sql`create table team_link_day (
    site_id text collate "C" not null,
    code text collate "C" not null,
    day date not null,
    clicks integer not null default 0,
    primary key (site_id, code, day)
  )`.execute(db);
  await sql`create index member_by_link on member (site_id, link_code) where link_code is not null`.execute(db);
  // Money goes down a team as well as up.
  await sql`alter table upline_transfer rename to team_transfer`.execute(db);
  await sql`alter table team_transfer rename column member_id to sender_id`.execute(db);
  await sql`alter table team_transfer rename column upline_id to receiver_id`.execute(db);
}

/** Transfers of all members by time: rows arrive in that order, so that a summary of blocks does. */
async function timeIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of ['ledger_transfer', 'wallet_action_detail'])
    await sql`create index ${sql.table(`${table}_by_time`)} on ${sql.table(table)}
      using brin (transfer_id) with (pages_per_range = 16, autosummarize = on)`.execute(db);
}

async function grants(db: Kysely<unknown>): Promise<void> {
  await sql`grant select on team_span, team_member, team_progress, team_play, team_vendor_play, team_day,
    team_active_day, team_note, team_link, team_link_day to marquee_app`.execute(db);
  await sql`grant insert on team_note, team_link, team_link_day to marquee_app`.execute(db);
  await sql`grant delete on team_note to marquee_app`.execute(db);
  await sql`grant update (name, is_on) on team_link to marquee_app`.execute(db);
  await sql`grant update (clicks) on team_link_day to marquee_app`.execute(db);
}

/**
 * The role of agents sees what belongs to the members below one agent, whatever a query asks for. Policies of the role
 * alone cost others nothing. They ask functions that run as the owner, since a policy cannot ask its own table.
 */
async function agentRole(db: Kysely<unknown>): Promise<void> {
  // They set no search_path, since that would take longer than they do: their names are whole.
  await sql`create function in_team(p_member text) returns boolean language plpgsql stable security definer as $$
    begin
      return exists (select from marquee.member_upline u
        where u.site_id = current_setting('marquee.site_id', true)
          and u.ancestor_id = current_setting('marquee.agent_id', true) and u.descendant_id = p_member);
    end $$`.execute(db);
  await sql`create function account_in_team(p_account bigint) returns boolean
    language plpgsql stable security definer as $$
    begin
      return exists (select from marquee.ledger_account a cross join lateral (
          select from marquee.member_upline u
          where u.site_id = a.site_id and u.ancestor_id = current_setting('marquee.agent_id', true)
            and u.descendant_id = a.member_id offset 0
        ) u
        where a.site_id = current_setting('marquee.site_id', true) and a.account_id = p_account);
    end $$`.execute(db);
  const own = `current_setting('marquee.agent_id', true)`;
  const conditions = {
    member: 'in_team(member_id)',
    member_upline: `(ancestor_id = ${own} or in_team(ancestor_id))`,
    member_sign_in: 'in_team(member_id)',
    team_span: `(in_team(ancestor_id) and in_team(descendant_id))`,
    team_member: `(member_id = ${own} or in_team(member_id))`,
    team_play: `(member_id = ${own} or in_team(member_id))`,
    team_day: `(agent_id = ${own} or in_team(agent_id))`,
    team_note: `author_id = ${own}`,
    team_link: `owner_id = ${own}`,
    ledger_account: 'in_team(member_id)',
    ledger_balance: 'account_in_team(account_id)',
    ledger_transfer: 'account_in_team(account_id)',
    game_round: 'account_in_team(account_id)',
  };
  await sql`grant usage on schema marquee to marquee_agents`.execute(db);
  for (const [table, columns] of Object.entries(READABLE))
    await sql.raw(`grant select ${columns === null ? '' : `(${columns})`} on ${table} to marquee_agents`).execute(db);
  await sql`grant select on team_progress to marquee_agents`.execute(db);
  for (const [table, condition] of Object.entries(conditions))
    await sql
      .raw(`create policy own_team_only on ${table} as restrictive for select to marquee_agents using (${condition})`)
      .execute(db);
  for (const name of ['in_team(text)', 'account_in_team(bigint)']) {
    await sql.raw(`revoke all on function ${name} from public`).execute(db);
    await sql.raw(`grant execute on function ${name} to marquee_agents`).execute(db);
  }
}

/** The lines and first deposits of the members there are. Earlier lines are unknown: these hold from the beginning. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ site_id: string }>`select site_id from site_roll`.execute(db);
  for (const { site_id } of rows) {
    await sql`select set_config('marquee.site_id', ${site_id}, true)`.execute(db);
    await sql`insert into team_span (site_id, descendant_id, ancestor_id, depth, from_at)
      select u.site_id, u.descendant_id, u.ancestor_id, u.depth, '-infinity'
      from member_upline u join member m on m.site_id = u.site_id and m.member_id = u.descendant_id
      where m.type <> 4`.execute(db);
    await sql`insert into team_member (site_id, member_id, people)
      select s.site_id, s.ancestor_id, count(*) filter (where s.depth > 0)
      from team_span s group by s.site_id, s.ancestor_id`.execute(db);
    await sql`update team_member t set first_deposit_at = d.at
      from (
        select a.member_id, ledger_moment(min(l.transfer_id)) as at
        from ledger_transfer l join ledger_account a on a.site_id = l.site_id and a.account_id = l.account_id
        where l.kind = 'deposit_credit' and a.kind = 'member'
        group by a.member_id
      ) d
      where t.member_id = d.member_id`.execute(db);
  }
  await sql`select set_config('marquee.site_id', '', true)`.execute(db);
  await sql`create function team_keep_spans() returns trigger
    language plpgsql security definer set search_path = marquee, pg_temp as $$
      begin
        return null;
      end $$`.execute(db);
  // A move takes places away as the owner; modules still take away those of trial accounts alone.
  await sql`alter policy trials_alone_go on member_upline to marquee_app`.execute(db);
  await sql`create trigger team_keeps_new_spans after insert on member_upline referencing new table as placed
    for each statement execute function team_keep_spans()`.execute(db);
  await sql`create trigger team_keeps_old_spans after delete on member_upline referencing old table as taken
    for each statement execute function team_keep_spans()`.execute(db);
}
