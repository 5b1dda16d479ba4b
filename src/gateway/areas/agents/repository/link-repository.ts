import { sql } from 'kysely';
import type { RecordDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A link of an agent. */
export interface LinkRow {
  readonly code: string;
  readonly name: string;
  readonly host: string;
  readonly language: string | null;
  readonly is_for_agents: boolean;
  readonly is_on: boolean;
  readonly made_at: string;
}

/** What a link brought. */
export interface LinkFunnelRow {
  readonly code: string;
  readonly clicks: number;
  readonly registrations: number;
  readonly first_deposits: number;
  readonly active: number;
}

/** The links of an agent, the oldest first. */
export async function linksOf(tx: SiteTransaction, siteId: string, agentId: string): Promise<readonly LinkRow[]> {
  return tx
    .selectFrom('team_link')
    .select(['code', 'name', 'host', 'language', 'is_for_agents', 'is_on', 'made_at'])
    .where('site_id', '=', siteId)
    .where('owner_id', '=', agentId)
    .orderBy('made_at')
    .orderBy('code')
    .execute();
}

/**
 * What the links of an agent brought in some days: openings, registrations in them, and of those who registered the
 * ones with a first deposit in them, and with a bet on the seventh day of the site's calendar or later.
 */
export async function funnelsOf(
  tx: SiteTransaction,
  siteId: string,
  agentId: string,
  { first, last, from, until, zone }: RecordDays,
): Promise<readonly LinkFunnelRow[]> {
  const { rows } = await sql<LinkFunnelRow>`
    select l.code, coalesce(c.clicks, 0)::integer as clicks, coalesce(r.registrations, 0)::integer as registrations,
      coalesce(r.first_deposits, 0)::integer as first_deposits, coalesce(r.active, 0)::integer as active
    from team_link l
    left join lateral (
      select sum(d.clicks) as clicks from team_link_day d
      where d.site_id = ${siteId} and d.code = l.code and d.day >= ${first}::date and d.day <= ${last}::date
    ) c on true
    left join lateral (
      select count(*) as registrations,
        count(*) filter (
          where t.first_deposit_at >= ${from}::timestamptz and t.first_deposit_at < ${until}::timestamptz
        ) as first_deposits,
        count(*) filter (where t.active_day >= (m.registered_at at time zone ${zone})::date + 7) as active
      from member m
      cross join lateral (
        select t.first_deposit_at, t.active_day from team_member t
        where t.site_id = ${siteId} and t.member_id = m.member_id offset 0
      ) t
      where m.site_id = ${siteId} and m.link_code = l.code and m.registered_at >= ${from}::timestamptz
        and m.registered_at < ${until}::timestamptz
    ) r on true
    where l.site_id = ${siteId} and l.owner_id = ${agentId}`.execute(tx);
  return rows;
}

/** Stores a link, whose code leads to its owner. */
export async function insertLink(
  tx: SiteTransaction,
  siteId: string,
  link: Omit<LinkRow, 'is_on'> & { readonly owner_id: string },
): Promise<void> {
  await tx
    .insertInto('team_link')
    .values({ site_id: siteId, ...link })
    .execute();
}

/** Renames a link of an agent, or switches it. @returns whether it has it. */
export async function saveLink(
  tx: SiteTransaction,
  siteId: string,
  { agentId, code }: { readonly agentId: string; readonly code: string },
  change: { readonly name?: string; readonly is_on?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_link')
    .set(change)
    .where('site_id', '=', siteId)
    .where('owner_id', '=', agentId)
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts an opening of a link that is on; any other code is ignored. */
export async function countClick(tx: SiteTransaction, siteId: string, code: string, day: string): Promise<void> {
  await sql`insert into team_link_day as d (site_id, code, day, clicks)
    select l.site_id, l.code, ${day}::date, 1 from team_link l
      where l.site_id = ${siteId} and l.code = ${code} and l.is_on
    on conflict (site_id, code, day) do update set clicks = d.clicks + 1`.execute(tx);
}
