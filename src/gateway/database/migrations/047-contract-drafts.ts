import { type Kysely, sql } from 'kysely';
import { guardSiteTable } from './guard-site-table.ts';

/**
 * Drafts of offers, and contracts that stay readable to the upline that gave them, also after the member moved
 * (decision 90).
 */
export const contractDrafts = { name: '047-contract-drafts', up };

async function up(db: Kysely<unknown>): Promise<void> {
  await drafts(db);
  await ofParties(db);
  // A page of an upline's or a member's contracts is read from the latest on.
  await sql`drop index agent_contract_by_upline`.execute(db);
  await sql`create index agent_contract_by_upline on agent_contract (site_id, upline_id, contract_id)`.execute(db);
  await sql`create index agent_contract_by_member on agent_contract (site_id, member_id, contract_id)`.execute(db);
}

/** What an upline has written of an offer, one for each downline and kind. */
async function drafts(db: Kysely<unknown>): Promise<void> {
  await sql`create table agent_contract_draft (
    site_id text collate "C" not null,
    upline_id text collate "C" not null,
    member_id text collate "C" not null,
    kind text collate "C" not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
    -- The site's period that the tiers are meant for.
    period text collate "C" not null,
    -- [{turnover, netLoss, active, rate}] as they were typed: decimals as text, percent; what is empty is left out.
    tiers jsonb not null,
    -- Null where it was empty.
    starts_on date,
    -- Null until it is replaced.
    ends_on date,
    saved_at timestamptz not null,
    primary key (site_id, upline_id, member_id, kind)
  )`.execute(db);
  await sql`create index agent_contract_draft_by_member on agent_contract_draft (site_id, member_id)`.execute(db);
  await guardSiteTable(db, 'agent_contract_draft');
  await sql`grant select, insert, update, delete on agent_contract_draft to marquee_app`.execute(db);
  await sql`grant select on agent_contract_draft to marquee_agents`.execute(db);
  await sql
    .raw(`create policy own_team_only on agent_contract_draft as restrictive for select to marquee_agents
      using (upline_id = ${OWN})`)
    .execute(db);
}

const OWN = `current_setting('marquee.agent_id', true)`;

/**
 * The role of agents sees the contracts that its agent gave, their steps and what was paid by them, wherever the member
 * stands now. The policies ask functions that run as the owner, whose names are whole, as those of `in_team` are.
 */
async function ofParties(db: Kysely<unknown>): Promise<void> {
  await sql`create function gave_contract(p_contract bigint) returns boolean
    language plpgsql stable security definer as $$
    begin
      return exists (select from marquee.agent_contract c
        where c.site_id = current_setting('marquee.site_id', true) and c.contract_id = p_contract
          and c.upline_id = current_setting('marquee.agent_id', true));
    end $$`.execute(db);
  await sql`create function bore_share(p_run bigint, p_agent text) returns boolean
    language plpgsql stable security definer as $$
    begin
      return exists (select from marquee.agent_share s
        where s.site_id = current_setting('marquee.site_id', true) and s.run_id = p_run and s.agent_id = p_agent
          and s.upline_id = current_setting('marquee.agent_id', true));
    end $$`.execute(db);
  const conditions = {
    agent_contract: `member_id = ${OWN} or upline_id = ${OWN} or in_team(member_id)`,
    agent_contract_step: `member_id = ${OWN} or in_team(member_id) or gave_contract(contract_id)`,
    agent_payment: `agent_id = ${OWN} or in_team(agent_id) or bore_share(run_id, agent_id)`,
  };
  for (const [table, condition] of Object.entries(conditions))
    await sql.raw(`alter policy own_team_only on ${table} using (${condition})`).execute(db);
  for (const name of ['gave_contract(bigint)', 'bore_share(bigint, text)']) {
    await sql.raw(`revoke all on function ${name} from public`).execute(db);
    await sql.raw(`grant execute on function ${name} to marquee_agents`).execute(db);
  }
}
