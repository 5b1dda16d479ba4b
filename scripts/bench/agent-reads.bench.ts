/**
 * An agent's overview, and a page of its downlines, with four weeks of counted play and ten downlines each. It starts
 * its own PostgreSQL. `AGENTS_MEMBERS` (default 10,000) sets the largest count of members.
 */
import { Client } from 'pg';
import type { AgentParts } from '#gateway/areas/agents/agent-parts.ts';
import { listTeam } from '#gateway/areas/agents/team/list-team.ts';
import { readOverview } from '#gateway/areas/agents/team/read-overview.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { fillDays } from './agents/fill-days.ts';
import { fillTeams } from './agents/fill-teams.ts';
import { percentile } from './game-list/percentile.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';

const MOST = Number(process.env.AGENTS_MEMBERS ?? 10_000);
const SIZES = [1_000, 10_000, 100_000].filter((members) => members <= MOST);
const RUNS = 300;
const DAYS = 28;
const FIRST = '2026-02-03';
const NOW = new Date('2026-03-02T20:00:00Z');
const TOP = `M${'0'.repeat(9)}`;
/** The 99th percentile that an overview or a page may take. */
const TARGET_MS = 150;

async function measure(url: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl: url, poolSize: 4, masterKeys: testMasterKeys() });
  const client = new Client({ connectionString: url });
  await client.connect();
  const figures: Figure[] = [];
  try {
    await database.migrate();
    for (const members of SIZES) {
      const id = `team-${members}`;
      const site = {
        ...siteDocuments({ id, site: { timeZone: 'UTC' } }),
        ...{ revision: 1, publication: 1, assetBase: '' },
      };
      await database.forSite(id, (tx) => tx.insertInto('site').values({ site_id: id, merchant_code: id }).execute());
      await fillTeams(client, { siteId: id, members, day: '2026-03-02' });
      await fillDays(client, { siteId: id, first: FIRST, days: DAYS });
      const parts = { database, clock: () => NOW } as unknown as AgentParts;
      const reader = { site, agentId: TOP, language: 'EN' as const };
      const reads = {
        overview: () => readOverview(parts, reader, {}),
        'page of downlines': () => listTeam(parts, reader, {}),
        'page two levels down': () => listTeam(parts, reader, { parent: 'M000000012' }),
      };
      for (const [name, read] of Object.entries(reads)) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const startedAt = performance.now();
          await read();
          times.push(performance.now() - startedAt);
        }
        const detail = `${RUNS} reads, one after another; median ${percentile(times, 0.5).toFixed(1)} ms`;
        const figure = `${name}, ${members.toLocaleString('en')} members, p99`;
        figures.push({ figure, measured: percentile(times, 0.99), unit: 'ms', detail, target: { atMost: TARGET_MS } });
      }
    }
    return figures;
  } finally {
    await client.end();
    await database.close();
  }
}

await onOwnPostgres('recommended', measure);
