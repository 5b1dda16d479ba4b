import type { Client } from 'pg';

/**
 * Fills the counted days of a team that `fillTeams` made: closure, people, and what each day came to for everybody
 * above, with every third member playing on a day.
 * @param client of a user whom row-level security does not hold.
 * @param first the first of `days` days.
 */
export async function fillDays(
  client: Client,
  { siteId, first, days }: { readonly siteId: string; readonly first: string; readonly days: number },
): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into member_upline (site_id, ancestor_id, descendant_id, depth)
      select site_id, ancestor_id, descendant_id, depth from team_span where site_id = $1`,
    [siteId],
  );
  await client.query(
    `insert into team_member (site_id, member_id, people, active_day)
      select site_id, ancestor_id, count(*) - 1, $2::date + ${days - 1} from team_span where site_id = $1
      group by site_id, ancestor_id`,
    [siteId, first],
  );
  await client.query(
    `create temporary table played as
      select s.ancestor_id as agent_id, n.ancestor_id as child_id, s.descendant_id as member_id
      from team_span s
      join team_span n on n.site_id = s.site_id and n.descendant_id = s.descendant_id
        and n.depth = greatest(s.depth - 1, 0)
      where s.site_id = $1`,
    [siteId],
  );
  for (let day = 0; day < days; day += 1) {
    const values = [siteId, first, day];
    await client.query(
      `insert into team_day (site_id, agent_id, child_id, day, bets, bet_minor, win_minor, bonus_minor, rebate_minor,
          deposit_minor, withdrawal_minor, active, registrations, first_deposits)
        select $1, p.agent_id, child.id, $2::date + $3::int, 10 * count(*), 9000 * count(*), 8500 * count(*), 0, 0,
          500 * count(*), 0, count(*), 0, 0
        from played p cross join lateral (values (''), (p.child_id)) as child (id)
        where (right(p.member_id, 9)::int + $3::int) % 3 = 0
        group by 2, 3`,
      values,
    );
    await client.query(
      `insert into team_active_day (site_id, agent_id, child_id, day, prior_day, people)
        select $1, p.agent_id, child.id, $2::date + $3::int,
          case when $3::int < 3 then '-infinity' else $2::date + $3::int - 3 end, count(*)
        from played p cross join lateral (values (''), (p.child_id)) as child (id)
        where (right(p.member_id, 9)::int + $3::int) % 3 = 0
        group by 2, 3`,
      values,
    );
  }
  await client.query('drop table played');
  await client.query('set session_replication_role = origin');
  await client.query('analyze member_upline, team_member, team_day, team_active_day');
}
