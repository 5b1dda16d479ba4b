import { sql } from 'kysely';
import type { AgentPlan } from '#gateway/areas/agents/contracts/plan-of.ts';
import { placeUnder } from '#gateway/areas/agents/repository/line-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';
import type { SettlementHistory, Tree } from './settlement-tree.ts';
import type { WalkTier } from './walk-shares.ts';

interface Given extends Pick<SettlementHistory, 'site' | 'periods'> {
  /** What is settled from the first period on; nothing has been noted where it is left out. */
  readonly plan?: Pick<AgentPlan, 'kind' | 'period'>;
}

/** Stores trees on a site of their own: members, moves, contracts and counted play. */
export async function storeTrees(database: TestDatabase, trees: readonly Tree[], given: Given): Promise<void> {
  const { id } = given.site;
  await database.forSite(id, async (tx) => {
    await tx.insertInto('site').values({ site_id: id, merchant_code: id }).execute();
    await insertMembers(tx, trees, given);
    for (const { moves } of trees)
      for (const { at, member, upline } of moves)
        await placeUnder(tx, id, { memberId: member, uplineId: upline, at: new Date(at) });
  });
  await database.asOwner((tx) => insertPlay(tx, trees, given), { siteId: id });
}

/** Members with their first places, in two statements. */
async function insertMembers(tx: SiteTransaction, trees: readonly Tree[], { site, periods }: Given): Promise<void> {
  const members = trees.flatMap(({ agents, lines }) =>
    [...(lines[0]?.uplines ?? [])].map(([member, upline]) => ({ member, upline, type: agents.has(member) ? 1 : 0 })),
  );
  const uplines = new Map(members.map(({ member, upline }) => [member, upline]));
  const places = members.flatMap(({ member }) => {
    const line = [{ ancestor: member, member, depth: 0 }];
    for (let above = uplines.get(member) ?? null; above !== null; above = uplines.get(above) ?? null)
      line.push({ ancestor: above, member, depth: line.length });
    return line;
  });
  const registered = new Date((periods[0]?.from.getTime() ?? 0) - 1).toISOString();
  await sql`insert into member (site_id, member_id, account, account_key, type, upline_id, register_method,
      register_address, registered_at)
    select ${site.id}, m.member, m.member, lower(m.member), m.type, m.upline, 'WEB', '', ${registered}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (member text, upline text, type integer)`.execute(
    tx,
  );
  await sql`insert into member_upline (site_id, ancestor_id, descendant_id, depth)
    select ${site.id}, p.ancestor, p.member, p.depth
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (ancestor text, member text, depth integer)`.execute(
    tx,
  );
}

async function insertPlay(tx: SiteTransaction, trees: readonly Tree[], { site, plan, periods }: Given): Promise<void> {
  const [first, end] = [periods[0]?.from.toISOString(), periods.at(-1)?.until.toISOString()];
  const facts = trees.flatMap((tree) => tree.facts).map((fact) => ({ ...fact, slot: new Date(fact.slot) }));
  await sql`insert into team_play
    select f.bet, f.win, f.bonus, f.rebate, f.bets, f.slot, ${site.id}, f.member
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as f
      (bet bigint, win bigint, bonus bigint, rebate bigint, bets integer, slot timestamptz, member text)`.execute(tx);
  if (plan === undefined) return;
  const { kind, period } = plan;
  await sql`insert into team_progress values (${site.id}, ${end}::timestamptz)`.execute(tx);
  const terms = trees
    .flatMap((tree) => tree.contracts)
    .map(({ member, upline, tiers, from, until }) => ({
      ...{ member, upline, tiers: tiers.map(stored), top: tiers.at(-1)?.rate ?? 0 },
      ...{ from: new Date(from).toISOString(), until: new Date(until).toISOString() },
    }));
  await sql`insert into agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate,
      starts_on, from_at, until_at, state, offered_at, expires_at, request_key, digest)
    select ${site.id}, c.member, c.upline, ${kind}, ${period}, 1, c.tiers, c.top, '2026-01-01', c.from, c.until,
      'active', '2026-01-01', '2026-01-08', c.member, ''
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as c
      (member text, upline text, tiers jsonb, top integer, "from" timestamptz, until timestamptz)`.execute(tx);
  await sql`insert into agent_progress (site_id, kind, settled_to)
    values (${site.id}, ${kind}, ${first}::timestamptz)`.execute(tx);
}

function stored({ turnover, netLoss, active, rate }: WalkTier) {
  return { turnover: `${turnover}`, netLoss: netLoss === null ? null : `${netLoss}`, active, rate };
}
