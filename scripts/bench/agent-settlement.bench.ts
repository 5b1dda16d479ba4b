/**
 * The settlement of a day: dividends, and payments of them, with ten facts of play for each member and one agent in
 * ten members, five deep. It starts its own PostgreSQL. `AGENTS_MEMBERS` (default 10,000) sets the largest count of
 * members.
 */
import { Client } from 'pg';
import { payAgents } from '#gateway/areas/agents/settlement/pay-agents.ts';
import { settleSite } from '#gateway/areas/agents/settlement/settle-site.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { FACTS_PER_MEMBER, fillTeams } from './agents/fill-teams.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';

const MOST = Number(process.env.AGENTS_MEMBERS ?? 10_000);
const SIZES = [1_000, 10_000, 100_000].filter((members) => members <= MOST);
const DAY = '2026-03-02';

const flags = [{ modId: 'DIVIDEND3' as const, enabled: true }];
const terms = { dividend: [{ turnover: '0', active: 0, rate: '40' }] };

async function measure(url: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl: url, poolSize: 4, masterKeys: testMasterKeys() });
  const client = new Client({ connectionString: url });
  await client.connect();
  const figures: Figure[] = [];
  try {
    await database.migrate();
    for (const members of SIZES) {
      const id = `team-${members}`;
      const documents = siteDocuments({
        id,
        site: { timeZone: 'UTC', flags, agentPlans: { dividend: 'daily', terms } },
      });
      const site = { ...documents, revision: 1, publication: 1, assetBase: '' };
      await database.forSite(id, (tx) => tx.insertInto('site').values({ site_id: id, merchant_code: id }).execute());
      await fillTeams(client, { siteId: id, members, day: DAY });
      const clock = () => new Date(`${DAY}T00:10:00Z`).getTime() + 86_400_000;
      const parts = { database, clock: () => new Date(clock()), onMoved: () => {} };
      const startedAt = performance.now();
      const periods = await settleSite(parts, site);
      const settledMs = performance.now() - startedAt;
      if (periods !== 1) throw new Error(`${periods} periods were settled`);
      const payingAt = performance.now();
      const paid = await payAgents(parts, site);
      const paidMs = performance.now() - payingAt;
      const detail = `${members.toLocaleString('en')} members, ${(members * FACTS_PER_MEMBER).toLocaleString('en')} facts`;
      // The target is for a hundred thousand members; time is linear in them.
      const target = { atMost: (60_000 * members) / 100_000 };
      figures.push(
        {
          figure: `settle a day, ${members.toLocaleString('en')} members`,
          measured: settledMs,
          unit: 'ms',
          detail,
          target,
        },
        { figure: `pay ${paid.toLocaleString('en')} agents`, measured: paidMs, unit: 'ms', detail },
      );
    }
    return figures;
  } finally {
    await client.end();
    await database.close();
  }
}

await onOwnPostgres('recommended', measure);
