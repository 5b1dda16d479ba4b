import type { Client } from 'pg';

export const FACTS_PER_MEMBER = 10;

/** Members whom each agent has directly below it. */
const WIDTH = 10;

/**
 * Fills a site with a tree of members, ten below each agent, contracts between all agents, and a day of counted play.
 * @param client of a user whom row-level security does not hold.
 * @param day `2026-03-02`, in UTC.
 */
export async function fillTeams(
  client: Client,
  { siteId, members, day }: { readonly siteId: string; readonly members: number; readonly day: string },
): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query('set session_replication_role = replica');
  const agents = Math.ceil(members / WIDTH);
  await client.query(
    `insert into member (site_id, member_id, account, account_key, type, upline_id, register_method, register_address,
        registered_at)
      select $1, 'M' || lpad(n::text, 9, '0'), 'a' || n, 'a' || n, case when n < $3 then 1 else 0 end,
        case when n > 0 then 'M' || lpad(((n - 1) / ${WIDTH})::text, 9, '0') end, 'WEB', '', '2026-01-01'
      from generate_series(0, $2::int - 1) n`,
    [siteId, members, agents],
  );
  await client.query(
    `with recursive places as (
      select n, n as above, 0 as depth from generate_series(0, $2::int - 1) n
      union all
      select p.n, (p.above - 1) / ${WIDTH}, p.depth + 1 from places p where p.above > 0
    )
    insert into team_span (site_id, descendant_id, ancestor_id, depth, from_at)
      select $1, 'M' || lpad(n::text, 9, '0'), 'M' || lpad(above::text, 9, '0'), depth, '-infinity' from places`,
    [siteId, members],
  );
  await client.query(
    `insert into agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate, starts_on,
        from_at, until_at, state, offered_at, expires_at, request_key, digest)
      select $1, 'M' || lpad(n::text, 9, '0'), 'M' || lpad(((n - 1) / ${WIDTH})::text, 9, '0'), 'dividend', 'daily', 1,
        jsonb_build_array(jsonb_build_object('turnover', '0', 'netLoss', null, 'active', 0, 'rate',
          3900 - 500 * floor(log(n + 1))::int)), 3900, '2026-01-01', '2026-01-01', 'infinity', 'active', '2026-01-01',
        '2026-01-08', n::text, ''
      from generate_series(1, $2::int - 1) n`,
    [siteId, agents],
  );
  await client.query(
    `insert into team_play (site_id, slot, member_id, bets, bet_minor, win_minor, bonus_minor, rebate_minor)
      select $1, $3::timestamptz + ((n * 7 + f * 28) % 288) * interval '5 minutes', 'M' || lpad(n::text, 9, '0'), 3,
        1000 + n % 700, 900 + (n * f) % 200, 0, 0
      from generate_series(0, $2::int - 1) n, generate_series(0, ${FACTS_PER_MEMBER} - 1) f`,
    [siteId, members, `${day}T00:00:00Z`],
  );
  await client.query(`insert into team_progress values ($1, $2::timestamptz + interval '1 day')`, [
    siteId,
    `${day}T00:00:00Z`,
  ]);
  await client.query(`insert into agent_progress values ($1, 'dividend', $2::timestamptz)`, [
    siteId,
    `${day}T00:00:00Z`,
  ]);
  await client.query('set session_replication_role = origin');
  await client.query('analyze member, team_span, team_play, agent_contract');
}
