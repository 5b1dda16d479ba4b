import { type Kysely, sql } from 'kysely';
import { MONTHLY_TABLES } from './ledger-month-functions.ts';

const FORMER_TABLES = [
  'ledger_transfer',
  'ledger_entry',
  'game_round',
  'wallet_action',
  'wallet_rollback',
  'vendor_call',
  'significant_event',
];

/** What is written or read across sites while everything is carried over. */
const UNGUARDED = [
  ...Object.keys(MONTHLY_TABLES).flatMap((table) => [table, `${table}_other`]),
  ...['played_game', 'top_win', 'vendor_stake', 'wallet_key', 'ledger_former_id'],
  ...['ledger_account', 'ledger_balance', 'ledger_request', 'vendor_integration'],
];

/** Gives the tables of before other names, so that the new ones can have theirs. */
export async function setFormerTablesAside(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_request drop constraint ledger_request_site_id_transfer_id_fkey`.execute(db);
  for (const table of FORMER_TABLES) {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_index i on i.indexrelid = c.oid
      where i.indrelid = ${`marquee.${table}`}::regclass`.execute(db);
    for (const { name } of rows)
      await sql`alter index ${sql.id(name)} rename to ${sql.id(`former_${name}`)}`.execute(db);
    await sql`alter table ${sql.table(table)} rename to ${sql.id(`former_${table}`)}`.execute(db);
    await sql`alter table ${sql.table(`former_${table}`)} no force row level security`.execute(db);
  }
}

/**
 * Writes the rows of the former tables into the new ones and drops them. Every transfer, round, call and event gets an
 * id that begins with its time, in the order of its former id.
 */
export async function carryOverLedger(db: Kysely<unknown>): Promise<void> {
  for (const table of UNGUARDED) await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`alter table ledger_request disable trigger user`.execute(db);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (const table of UNGUARDED) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`alter table ledger_request enable trigger user`.execute(db);
  for (const table of [...FORMER_TABLES].reverse())
    await sql`drop table ${sql.table(`former_${table}`)} cascade`.execute(db);
}

/** An id of its own for each row of a moment; `n` counts from 1 within a millisecond. */
const idOf = (moment: string, order: string): string =>
  `ledger_id_at(${moment}) + row_number() over (
    partition by site_id, date_trunc('milliseconds', ${moment}) order by ${order}) - 1`;

/** The months of everything that there is, so that nothing has to move later. */
const MONTHS_OF = `
do $$
declare
  v_table text;
  v_from date;
  v_until date;
begin
  select min(at), max(at) into v_from, v_until from (
    select date_trunc('month', applied_at at time zone 'UTC')::date as at from former_wallet_action
    union select date_trunc('month', posted_at at time zone 'UTC')::date from former_ledger_transfer
    union select date_trunc('month', opened_at at time zone 'UTC')::date from former_game_round
    union select date_trunc('month', received_at at time zone 'UTC')::date from former_vendor_call
  ) months where at > '2010-01-01';
  while v_from <= v_until loop
    foreach v_table in array array[${Object.keys(MONTHLY_TABLES)
      .map((table) => `'${table}'`)
      .join(', ')}] loop
      perform make_month(v_table, v_from);
    end loop;
    v_from := v_from + interval '1 month';
  end loop;
end $$`;

const STATEMENTS = [
  MONTHS_OF,
  `create temporary table new_transfer on commit drop as
    select site_id, former_id, is_action, ${idOf('at', 'former_id')} as id from (
      select site_id, tx_id as former_id, true as is_action, applied_at as at from former_wallet_action
      union all
      -- A debt is settled by what came at that moment, whose transfer it names.
      select t.site_id, t.transfer_id, false, coalesce(c.applied_at, t.posted_at) from former_ledger_transfer t
        left join former_wallet_action c on t.kind = 'debt_settlement' and c.site_id = t.site_id and c.tx_id::text = t.reference
      where not exists (select from former_wallet_action a where a.site_id = t.site_id and a.tx_id = t.transfer_id)
    ) every`,
  'create index on new_transfer (site_id, former_id)',
  `create temporary table new_round on commit drop as
    select site_id, round_id as former_id, ${idOf('opened_at', 'round_id')} as id from former_game_round`,
  'create index on new_round (site_id, former_id)',
  'analyze new_transfer, new_round',

  // Rounds at vendors with wallets of their own may be of members who never had money here.
  `insert into ledger_account (site_id, kind, currency, member_id)
    select distinct r.site_id, 'member', r.currency, r.member_id from former_game_round r on conflict do nothing`,
  `insert into ledger_balance (site_id, account_id, is_debt)
    select a.site_id, a.account_id, a.kind = 'debt' from ledger_account a where a.member_id is not null
    on conflict do nothing`,
  `insert into ledger_account (site_id, kind, currency)
    select distinct t.site_id, 'transit', t.currency from former_ledger_transfer t on conflict do nothing`,

  `insert into played_game (site_id, integration_id, game_code, vendor)
    select distinct on (site_id, integration_id, game_code) site_id, integration_id, game_code, vendor
    from former_game_round order by site_id, integration_id, game_code, round_id`,
  `insert into game_round (account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor, closed_at, game_no,
      site_id, vendor_round_id, session_id)
    select a.account_id, n.id, ledger_id_at(r.last_action_at), r.bet_minor, r.win_minor, r.rolled_back_minor, r.closed_at,
      g.game_no, r.site_id, r.vendor_round_id, coalesce(r.session_id, '')
    from former_game_round r
      join new_round n on n.site_id = r.site_id and n.former_id = r.round_id
      join ledger_account a on a.site_id = r.site_id and a.member_id = r.member_id and a.kind = 'member' and a.currency = r.currency
      join played_game g on g.site_id = r.site_id and g.integration_id = r.integration_id and g.game_code = r.game_code`,
  `insert into wallet_key (site_id, key, id)
    select r.site_id, wallet_key_of('round', r.integration_id, r.member_id || ' ' || r.vendor_round_id), n.id
    from former_game_round r join new_round n on n.site_id = r.site_id and n.former_id = r.round_id`,

  // Actions: what they moved on the member's account, and what they brought into debt.
  `insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, round_id, site_id, kind, reference)
    select m.account_id, n.id, v.account_id, coalesce(e.amount, 0), e.balance_after, rn.id, a.site_id, a.kind, a.action_id
    from former_wallet_action a
      join new_transfer n on n.site_id = a.site_id and n.former_id = a.tx_id
      join new_round rn on rn.site_id = a.site_id and rn.former_id = a.round_id
      join ledger_account m on m.site_id = a.site_id and m.member_id = a.member_id and m.kind = 'member' and m.currency = a.currency
      join vendor_integration i on i.site_id = a.site_id and i.integration_id = a.integration_id
      join ledger_account v on v.site_id = a.site_id and v.kind = 'vendor' and v.vendor = i.vendor and v.currency = a.currency
      left join former_ledger_entry e on e.site_id = a.site_id and e.transfer_id = a.tx_id and e.account_id = m.account_id`,
  `insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
    select e.account_id, n.id, v.account_id, e.amount, e.balance_after, a.site_id, a.kind, a.action_id
    from former_wallet_action a
      join new_transfer n on n.site_id = a.site_id and n.former_id = a.tx_id
      join former_ledger_entry e on e.site_id = a.site_id and e.transfer_id = a.tx_id
      join ledger_account d on d.site_id = e.site_id and d.account_id = e.account_id and d.kind = 'debt'
      join vendor_integration i on i.site_id = a.site_id and i.integration_id = a.integration_id
      join ledger_account v on v.site_id = a.site_id and v.kind = 'vendor' and v.vendor = i.vendor and v.currency = a.currency`,
  `insert into wallet_action_detail (account_id, transfer_id, amount_minor, moved_minor, site_id, original_action_id)
    select m.account_id, n.id, a.amount_minor, a.moved_minor, a.site_id, a.original_action_id
    from former_wallet_action a
      join new_transfer n on n.site_id = a.site_id and n.former_id = a.tx_id
      join ledger_account m on m.site_id = a.site_id and m.member_id = a.member_id and m.kind = 'member' and m.currency = a.currency
    where a.kind = 'rollback' or a.moved_minor <> case a.kind when 'bet' then -a.amount_minor else a.amount_minor end`,
  `insert into wallet_key (site_id, key, id)
    select a.site_id, wallet_key_of('action', a.integration_id, a.action_id), n.id
    from former_wallet_action a join new_transfer n on n.site_id = a.site_id and n.former_id = a.tx_id`,
  `insert into wallet_key (site_id, key, id)
    select b.site_id, wallet_key_of('rollback', b.integration_id, b.member_id || ' ' || b.original_action_id), n.id
    from former_wallet_rollback b
      join former_wallet_action a on a.site_id = b.site_id and a.integration_id = b.integration_id and a.action_id = b.action_id
      join new_transfer n on n.site_id = a.site_id and n.former_id = a.tx_id`,
  `insert into ledger_former_id (site_id, transfer_id, former_id)
    select site_id, id, former_id from new_transfer where is_action`,

  // Everything else: between one account with a balance and one without, or through the transit account.
  `insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, site_id, kind, reference)
    select e.account_id, n.id, case when s.others = 1 then s.other else transit.account_id end, e.amount, e.balance_after,
      t.site_id, t.kind, case when t.kind = 'debt_settlement' then coalesce(cause.id::text, t.reference) else t.reference end
    from former_ledger_transfer t
      join new_transfer n on n.site_id = t.site_id and n.former_id = t.transfer_id and not n.is_action
      join former_ledger_entry e on e.site_id = t.site_id and e.transfer_id = t.transfer_id
      join lateral (
        select count(*) as others, min(o.account_id) as other from former_ledger_entry o
        where o.site_id = t.site_id and o.transfer_id = t.transfer_id and o.balance_after is null
      ) s on s.others <> 1 or e.balance_after is not null
      join ledger_account transit on transit.site_id = t.site_id and transit.kind = 'transit' and transit.currency = t.currency
      left join new_transfer cause on t.kind = 'debt_settlement' and cause.site_id = t.site_id and cause.former_id::text = t.reference`,
  `update ledger_request r set transfer_id = n.id from new_transfer n
    where n.site_id = r.site_id and n.former_id = r.transfer_id`,

  `insert into top_win (site_id, currency, round_id, account_id, win_minor)
    select site_id, currency, id, account_id, won_minor from (
      select r.site_id, r.currency, n.id, a.account_id, r.won_minor,
        row_number() over (partition by r.site_id, r.currency, r.opened_on order by r.won_minor desc, n.id desc) as place
      from former_game_round r
        join new_round n on n.site_id = r.site_id and n.former_id = r.round_id
        join ledger_account a on a.site_id = r.site_id and a.member_id = r.member_id and a.kind = 'member' and a.currency = r.currency
      where r.won_minor is not null
    ) won where place <= 100`,
  `insert into vendor_stake (site_id, member_id, integration_id, currency, staked_minor)
    select r.site_id, r.member_id, r.integration_id, r.currency, sum(r.bet_minor)
    from former_game_round r
      join vendor_integration i on i.site_id = r.site_id and i.integration_id = r.integration_id and i.wallet = 'transfer'
    group by r.site_id, r.member_id, r.integration_id, r.currency`,
  `insert into vendor_call (site_id, call_id, integration_id, operation, request, status, answer, received_at, took_ms)
    select site_id, ${idOf('received_at', 'call_id')}, integration_id, operation, request, status, answer, received_at, took_ms
    from former_vendor_call`,
  `insert into significant_event (site_id, event_id, kind, member_id, integration_id, currency, amount_minor, reference, at)
    select site_id, ${idOf('at', 'event_id')}, kind, member_id, integration_id, currency, amount_minor, reference, at
    from former_significant_event`,
];
