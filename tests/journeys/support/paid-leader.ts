import { sql } from 'kysely';
import { settlePeriod } from '#gateway/areas/agents/repository/settlement-repository.ts';
import { periodsBefore } from '#gateway/areas/agents/settlement/plan-periods.ts';
import { openDatabase } from '#gateway/database/connection.ts';

const SITES = {
  aurora: { zone: 'Europe/Madrid', currency: 'EUR' },
  lotus: { zone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
} as const;
const HOUR_MS = 3_600_000;
/** Rates are stored in hundredths of a percent. */
const HOUSE_RATE = 40;
const LEADER_RATE = 30;

/**
 * Gives the demo's team leader of a site a contract of daily salary, settles yesterday by it after a member of the team
 * bet 50,000,000 minor units, and lets an offer of dividends wait. No gateway uses the data directory meanwhile.
 */
export async function paidLeader(dataFolder: string, site: keyof typeof SITES): Promise<void> {
  const { zone, currency } = SITES[site];
  const database = await openDatabase({ dataDir: dataFolder, databaseUrl: process.env.TEST_DATABASE_URL });
  const now = new Date();
  const [yesterday] = periodsBefore('daily', zone, now, 1);
  if (yesterday === undefined) throw new Error('there is no yesterday');
  const played = new Date(yesterday.from.getTime() + 12 * HOUR_MS).toISOString();
  const tier = (rate: number) => JSON.stringify([{ turnover: 0, netLoss: null, active: 0, rate }]);
  try {
    await database.asOwner(
      async (tx) => {
        const memberId = (account: string) =>
          sql`(select member_id from member where site_id = ${site} and account = ${account})`;
        // The accounts are as old as the database; what they played has to be later.
        await sql`update team_span set from_at = '2020-01-01' where site_id = ${site}`.execute(tx);
        await sql`insert into team_play values
          (50000000, 20000000, 0, 0, 10, ${played}, ${site}, ${memberId('demodownline3')})`.execute(tx);
        await sql`insert into team_progress values (${site}, ${now.toISOString()})
          on conflict (site_id) do update set counted_to = excluded.counted_to`.execute(tx);
        await sql`insert into agent_progress values (${site}, 'daily', ${yesterday.from.toISOString()})
          on conflict (site_id, kind) do update set settled_to = excluded.settled_to`.execute(tx);
        const contract = (kind: string, period: string, state: string, tiers: string, rate: number, from: Date) => sql`
          insert into agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate, starts_on,
            from_at, until_at, state, offered_at, expires_at, request_key, digest)
          values (${site}, ${memberId('demoleader')}, ${memberId('demoagent')}, ${kind}, ${period}, 1, ${tiers}::jsonb,
            ${rate}, ${from.toISOString().slice(0, 10)}, ${from.toISOString()}, 'infinity', ${state},
            ${yesterday.from.toISOString()}, ${new Date(now.getTime() + 100 * HOUR_MS).toISOString()}, ${kind}, '')`;
        await contract('daily', 'daily', 'active', tier(LEADER_RATE), LEADER_RATE, yesterday.from).execute(tx);
        const later = new Date(now.getTime() + 48 * HOUR_MS);
        await contract('dividend', 'monthly', 'offered', tier(2400), 2400, later).execute(tx);
      },
      { siteId: site },
    );
    await database.forSite(site, (tx) =>
      settlePeriod(tx, site, {
        ...{ kind: 'daily', period: 'daily', zone, currency, ...yesterday },
        ...{ dueAt: yesterday.until, minBetMinor: 0n, isCarried: false, isAutomatic: true, at: now },
        houseTiers: [{ turnover: '0', netLoss: null, active: 0, rate: HOUSE_RATE }],
      }),
    );
  } finally {
    await database.close();
  }
}
