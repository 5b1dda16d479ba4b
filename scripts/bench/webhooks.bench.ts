/**
 * Webhooks of a payment provider over HTTP, signed, each crediting a deposit, held against pgbench calling the same
 * function on the same server.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { percentile } from './game-list/percentile.ts';
import { sendRequests } from './load/send-requests.ts';
import { benchPrograms } from './measure/bench-programs.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { findPgbench, pgbenchRate } from './measure/pgbench.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';
import { signedWebhooks, webhookScript } from './webhooks/signed-webhooks.ts';

const CONNECTIONS = 32;
const MEMBERS = 1_000;
const TURN_MS = 5_000;
const ROUNDS = benchCount(5, 3);
/** More than any server here answers in a turn. */
const MOST_IN_A_TURN = 20_000;
const TURNS = ROUNDS + 1;
const TURNOVER_PERCENT = 100;

async function measure(): Promise<Figure[]> {
  const pgbench = findPgbench();
  if (postgresUrl === null || pgbench === null) {
    console.warn('No PostgreSQL server, or no pgbench: nothing is measured.');
    return [];
  }
  const programs = benchPrograms();
  const database = await createScratchDatabase();
  const client = new Client({ connectionString: database.url });
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-webhooks-'));
  try {
    const { ready } = await programs.start<{ port: number }>('webhooks/webhooks-gateway.ts', [
      database.url,
      String(MEMBERS),
      String(2 * TURNS * MOST_IN_A_TURN),
    ]);
    // Each side has deposits of its own.
    await client.connect();
    await client.query(`create sequence marquee.bench_webhook start ${TURNS * MOST_IN_A_TURN}`);
    await client.query('analyze');
    let next = 0;
    const tookMs: number[] = [];
    const contenders = {
      async http() {
        const requests = signedWebhooks(next, MOST_IN_A_TURN);
        next += MOST_IN_A_TURN;
        const sent = await sendRequests(ready.port, { requests, connections: CONNECTIONS, forMs: TURN_MS });
        tookMs.push(...sent.tookMs);
        return sent.perSecond;
      },
      pgbench: () =>
        pgbenchRate(pgbench, {
          url: database.url,
          connections: CONNECTIONS,
          forMs: TURN_MS,
          script: webhookScript('bench_webhook', TURNOVER_PERCENT),
          scriptPath: join(folder, 'webhook.sql'),
        }),
    };
    type Name = keyof typeof contenders;
    const names = Object.keys(contenders) as Name[];
    const rates: Record<Name, number[]> = { http: [], pgbench: [] };
    for (const name of names) await contenders[name]();
    tookMs.length = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of turnsOfRound(names, round)) rates[name].push(await contenders[name]());
    const { rows } = await client.query<{ credited: string }>(
      `select count(*) as credited from marquee.payment where state = 'credited'`,
    );
    const [http, called] = [rates.http, rates.pgbench].map((one) => Math.round(median(one)));
    return [
      {
        figure: 'webhooks over HTTP, to pgbench calling the function',
        measured: ratioOf(rates.http, rates.pgbench),
        unit: '×',
        detail: `${http} to ${called} a second, ${CONNECTIONS} connections, fsync on; ${rows[0]?.credited} credited`,
        target: { atLeast: 0.8 },
      },
      {
        figure: 'a webhook over HTTP, slowest in a hundred',
        measured: percentile(tookMs, 0.99),
        unit: 'ms',
        detail: `half of them within ${percentile(tookMs, 0.5).toFixed(1)} ms`,
      },
    ];
  } finally {
    await client.end();
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

reportFigures(await measure());
