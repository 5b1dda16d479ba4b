/**
 * Sustained load on the wallet: bets and wins over HTTP on an empty database, then after many stored rounds; four
 * statements from Node in the same state; bytes on disk per round; latency of record reads as rounds grow. It starts
 * its own PostgreSQL. `STEADY_ROUNDS` (default 200,000) and `STEADY_SECONDS` (60) set the scale: ten million and six
 * hundred take 25 minutes. `STEADY_SETTINGS` (`recommended`) are the settings of PostgreSQL.
 */
import { Client } from 'pg';
import { percentile } from './game-list/percentile.ts';
import { sendRequests } from './load/send-requests.ts';
import { benchPrograms } from './measure/bench-programs.ts';
import { median } from './measure/median.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';
import { fillRounds } from './wallet/fill-rounds.ts';
import { timeReads } from './wallet/time-reads.ts';
import { signedRounds } from './wallet/vendor-load.ts';

const CONNECTIONS = 32;
const PLAYERS = 1_000;
const WINDOW_MS = 25_000;
const SETTLING_MS = 10_000;
/** More rounds than any server here answers in a window. */
const ROUNDS_OF_WINDOW = 150_000;
const STORED = Number(process.env.STEADY_ROUNDS ?? 200_000);
/** Reads are timed at these, as far as there are so many. */
const STEPS = [100_000, 1_000_000, 10_000_000];
const SECONDS = Number(process.env.STEADY_SECONDS ?? 60);
const SETTINGS = process.env.STEADY_SETTINGS ?? 'recommended';

async function measure(url: string): Promise<Figure[]> {
  const programs = benchPrograms();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { ready } = await programs.start<{ port: number }>('wallet/wallet-gateway.ts', [url, String(PLAYERS)]);
    const window = (forMs: number) =>
      sendRequests(ready.port, { requests: signedRounds(ROUNDS_OF_WINDOW, PLAYERS), connections: CONNECTIONS, forMs });
    await window(SETTLING_MS);
    const first = await window(WINDOW_MS);
    say('first 25 s', first);

    const reads: Array<{ stored: number; recordsMs: number; boardMs: number }> = [];
    for (const stored of [...STEPS.filter((step) => step < STORED), STORED]) {
      await fillRounds(client, { from: reads.at(-1)?.stored ?? 0, until: stored, all: STORED });
      const { recordsMs, boardMs } = await timeReads(url);
      reads.push({ stored, recordsMs, boardMs });
      console.info(`${stored} rounds: records ${recordsMs.toFixed(2)} ms, board ${boardMs.toFixed(2)} ms`);
    }

    const rates: number[] = [];
    const tookMs: number[] = [];
    for (let passed = 0; passed < SECONDS * 1_000; passed += WINDOW_MS) {
      const one = await window(WINDOW_MS);
      say(`${Math.round((passed + WINDOW_MS) / 1_000)} s`, one);
      rates.push(one.perSecond);
      for (const took of one.tookMs) tookMs.push(took);
    }
    const { child } = await programs.start('wallet/statements-server.ts', [url, String(CONNECTIONS), String(PLAYERS)]);
    const statements: number[] = [];
    const paired: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      child.send(10_000);
      statements.push(await new Promise<number>((resolve) => child.once('message', resolve)));
      paired.push((await window(10_000)).perSecond);
    }
    const sustained = median(rates);
    const size = await bytesOfRound(client);
    for (const table of ['ledger_transfer', 'wallet_action_detail', 'game_round'])
      await client.query(`reindex table marquee.${table}`);
    const compact = await bytesOfRound(client);
    const lastReads = reads.at(-1);
    const firstReads = reads[0];
    return [
      {
        figure: 'sustained, to the first 25 seconds',
        measured: sustained / first.perSecond,
        unit: '×',
        detail: `${Math.round(sustained)} to ${Math.round(first.perSecond)} actions a second, ${SECONDS} s after ${STORED} rounds, settings ${SETTINGS}`,
        target: { atLeast: 0.85 },
      },
      {
        figure: 'an action over HTTP, slowest in a hundred',
        measured: percentile(tookMs, 0.99),
        unit: 'ms',
        detail: `half of them within ${percentile(tookMs, 0.5).toFixed(1)} ms`,
        target: { atMost: 20 },
      },
      {
        figure: 'actions over HTTP, to four statements from Node',
        measured: median(paired) / median(statements),
        unit: '×',
        detail: `${Math.round(median(paired))} to ${Math.round(median(statements))} a second, in the same state`,
        target: { atLeast: 1.8 },
      },
      {
        figure: 'a round with one bet and one win on disk',
        measured: size.bytes,
        unit: 'bytes',
        detail: `in the month of its play, rows and indexes of ${size.detail}`,
      },
      {
        figure: 'a round of a finished month on disk',
        measured: compact.bytes,
        unit: 'bytes',
        detail: `after the job compact-months, rows and indexes of ${compact.detail}`,
        target: { atMost: 800 },
      },
      {
        figure: 'a page of records, to that of the fewest rounds',
        measured: (lastReads?.recordsMs ?? 0) / (firstReads?.recordsMs ?? 1),
        unit: '×',
        detail: reads.map(({ stored, recordsMs }) => `${stored}: ${recordsMs.toFixed(2)} ms`).join(', '),
        target: { atMost: 1.5 },
      },
      {
        figure: 'the winner board, to that of the fewest rounds',
        measured: (lastReads?.boardMs ?? 0) / (firstReads?.boardMs ?? 1),
        unit: '×',
        detail: reads.map(({ stored, boardMs }) => `${stored}: ${boardMs.toFixed(2)} ms`).join(', '),
        target: { atMost: 1.5 },
      },
    ];
  } finally {
    await programs.stop();
    await client.end();
  }
}

function say(when: string, { perSecond, tookMs }: { perSecond: number; tookMs: readonly number[] }): void {
  const slowest = percentile([...tookMs], 0.99).toFixed(1);
  console.info(`${when}: ${Math.round(perSecond)} actions/s, p99 ${slowest} ms`);
}

/** Bytes on disk per round, by table, after vacuum. */
async function bytesOfRound(client: Client): Promise<{ readonly bytes: number; readonly detail: string }> {
  await client.query('vacuum');
  const counted = await client.query<{ rounds: string }>('select count(*)::text as rounds from marquee.game_round');
  const rounds = Number(counted.rows[0]?.rounds);
  const { rows } = await client.query<{ name: string; heap: string; indexes: string }>(
    `select t.name, sum(pg_relation_size(c.oid))::text as heap, sum(pg_indexes_size(c.oid))::text as indexes
     from pg_class c cross join lateral (
       select substring(c.relname from '^(ledger_transfer|game_round|wallet_action_detail|wallet_key|top_win)') as name) t
     where c.relkind = 'r' and c.relnamespace = 'marquee'::regnamespace and t.name is not null group by t.name order by 1`,
  );
  const sizes = rows.map(({ name, heap, indexes }) => ({
    name,
    heap: Math.round(Number(heap) / rounds),
    indexes: Math.round(Number(indexes) / rounds),
    bytes: (Number(heap) + Number(indexes)) / rounds,
  }));
  return {
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    detail: sizes.map(({ name, heap, indexes }) => `${name} ${heap} + ${indexes}`).join(', '),
  };
}

await onOwnPostgres(SETTINGS, measure);
