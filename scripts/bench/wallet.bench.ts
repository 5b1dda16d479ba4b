/**
 * Bets over HTTP, signed, held against pgbench calling the same function on the same server, and against four
 * statements in a transaction from Node without HTTP; bets with bonuses against bets without; the embedded engine
 * against its own round trips; and what the gateway's memory does over many of them.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { percentile } from './game-list/percentile.ts';
import { sendRequests } from './load/send-requests.ts';
import { benchPrograms } from './measure/bench-programs.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { findPgbench, pgbenchRate } from './measure/pgbench.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';
import { betScript } from './wallet/bet-script.ts';
import { timeBonuses } from './wallet/bonus-rates.ts';
import { timeEmbedded } from './wallet/embedded-rates.ts';
import { signedBets } from './wallet/vendor-load.ts';

const CONNECTIONS = 32;
const PLAYERS = 1_000;
const TURN_MS = 5_000;
const ROUNDS = benchCount(5, 3);
/** More than any server here answers in a turn. */
const MOST_IN_A_TURN = 80_000;
const MEMORY_ACTIONS = benchCount(1_000_000, 50_000);

const programs = benchPrograms();

async function ask<Answer>(child: ChildProcess, what: number): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(what);
  const [answer] = (await answered) as [Answer];
  return answer;
}

async function onPostgres(): Promise<Figure[]> {
  const pgbench = findPgbench();
  if (postgresUrl === null || pgbench === null) {
    console.warn('No PostgreSQL server, or no pgbench: its figures are missing.');
    return [];
  }
  const database = await createScratchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-wallet-'));
  try {
    const { child: gateway, ready } = await programs.start<{ port: number }>('wallet/wallet-gateway.ts', [
      database.url,
      String(PLAYERS),
    ]);
    const statements = await programs.start('wallet/statements-server.ts', [
      database.url,
      String(CONNECTIONS),
      String(PLAYERS),
    ]);
    const tookMs: number[] = [];
    const contenders = {
      async http() {
        const requests = signedBets(MOST_IN_A_TURN, PLAYERS);
        const { perSecond, tookMs: took } = await sendRequests(ready.port, {
          requests,
          connections: CONNECTIONS,
          forMs: TURN_MS,
        });
        tookMs.push(...took);
        return perSecond;
      },
      pgbench: () =>
        pgbenchRate(pgbench, {
          url: database.url,
          connections: CONNECTIONS,
          forMs: TURN_MS,
          script: betScript(PLAYERS),
          scriptPath: join(folder, 'bet.sql'),
        }),
      statements: () => ask<number>(statements.child, TURN_MS),
    };
    type Name = keyof typeof contenders;
    const names = Object.keys(contenders) as Name[];
    const rates: Record<Name, number[]> = { http: [], pgbench: [], statements: [] };
    for (const name of names) await contenders[name]();
    tookMs.length = 0;
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of turnsOfRound(names, round)) rates[name].push(await contenders[name]());

    type Memory = { heapBytes: number; residentBytes: number };
    const before = await ask<Memory>(gateway, 0);
    for (let sent = 0; sent < MEMORY_ACTIONS; sent += MOST_IN_A_TURN)
      await sendRequests(ready.port, {
        requests: signedBets(Math.min(MOST_IN_A_TURN, MEMORY_ACTIONS - sent), PLAYERS),
        connections: CONNECTIONS,
        forMs: Number.POSITIVE_INFINITY,
      });
    const after = await ask<Memory>(gateway, 0);
    const perSecond = (name: Name): string => `${Math.round(median(rates[name]))}`;
    return [
      {
        figure: 'bets over HTTP, to pgbench calling the function',
        measured: ratioOf(rates.http, rates.pgbench),
        unit: '×',
        detail: `${perSecond('http')} to ${perSecond('pgbench')} a second, ${CONNECTIONS} connections, fsync on`,
        target: { atLeast: 0.8 },
      },
      {
        figure: 'bets over HTTP, to four statements from Node',
        measured: ratioOf(rates.http, rates.statements),
        unit: '×',
        detail: `${perSecond('http')} to ${perSecond('statements')} a second`,
        target: { atLeast: 1.8 },
      },
      {
        figure: 'a bet over HTTP, slowest in a hundred',
        measured: percentile(tookMs, 0.99),
        unit: 'ms',
        detail: `half of them within ${percentile(tookMs, 0.5).toFixed(1)} ms`,
        target: { atMost: 20 },
      },
      {
        figure: 'what the gateway holds more',
        measured: (after.heapBytes - before.heapBytes) / 1_000_000,
        unit: 'MB',
        detail: `after ${MEMORY_ACTIONS} more bets; resident ${Math.round(before.residentBytes / 1e6)} to ${Math.round(after.residentBytes / 1e6)} MB`,
        target: { atMost: 8 },
      },
    ];
  } finally {
    await programs.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

reportFigures([...(await onPostgres()), ...(await timeBonuses()), ...(await timeEmbedded())]);
