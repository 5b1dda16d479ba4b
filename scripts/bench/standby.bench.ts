/**
 * Bets over HTTP with a synchronous standby on the same machine, held against the same server without any standby.
 * Every round starts the standby and stops it again, so that both contenders meet the same tables.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterServer } from '#tests/harness/cluster-server.ts';
import { clusterMaker, clusterProblem } from '#tests/harness/postgres-cluster.ts';
import { sendRequests } from './load/send-requests.ts';
import { benchPrograms } from './measure/bench-programs.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';
import { signedBets } from './wallet/vendor-load.ts';

const CONNECTIONS = 32;
const PLAYERS = 1_000;
const TURN_MS = 5_000;
const ROUNDS = benchCount(5, 3);
/** More than any server here answers in a turn. */
const MOST_IN_A_TURN = 80_000;
/** As in production: a commit is on the disk before it is answered. */
const DURABLE = { fsync: 'on', full_page_writes: 'on' };

async function onCluster(): Promise<Figure[]> {
  if (clusterProblem !== null) {
    console.warn(`No figures: ${clusterProblem}.`);
    return [];
  }
  const maker = clusterMaker();
  const programs = benchPrograms();
  try {
    const primary = await maker.primary(DURABLE);
    const standby = await maker.standby(primary, { settings: DURABLE });
    await standby.stop();
    const { ready } = await programs.start<{ port: number }>('wallet/wallet-gateway.ts', [
      primary.url,
      String(PLAYERS),
    ]);
    const betsPerSecond = async (): Promise<number> => {
      const requests = signedBets(MOST_IN_A_TURN, PLAYERS);
      return (await sendRequests(ready.port, { requests, connections: CONNECTIONS, forMs: TURN_MS })).perSecond;
    };
    const contenders = {
      without: betsPerSecond,
      async synchronous() {
        await standby.start();
        await waitForStandby(primary);
        await waitInLine(primary, '*');
        const perSecond = await betsPerSecond();
        await waitInLine(primary, '');
        await standby.stop();
        return perSecond;
      },
    };
    type Name = keyof typeof contenders;
    const names = Object.keys(contenders) as Name[];
    const rates: Record<Name, number[]> = { without: [], synchronous: [] };
    for (const name of names) await contenders[name]();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of turnsOfRound(names, round)) rates[name].push(await contenders[name]());
    return [
      {
        figure: 'bets over HTTP with a synchronous standby, to without',
        measured: ratioOf(rates.synchronous, rates.without),
        unit: '×',
        detail: `${Math.round(median(rates.synchronous))} to ${Math.round(median(rates.without))} a second, ${CONNECTIONS} connections, fsync on, both servers on this machine`,
        target: { atLeast: 0.6 },
      },
    ];
  } finally {
    await programs.stop();
    await maker.close();
  }
}

/** Which standbys a commit waits for: `*` for one of any name, nothing for none. */
async function waitInLine(primary: ClusterServer, names: string): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '${names}'`);
  await primary.query('select pg_reload_conf()');
  const expected = names === '' ? 'async' : 'sync';
  await until(primary, `select from pg_stat_replication where sync_state = '${expected}'`);
}

/** A standby that has just started has yet to receive what was written without it. */
function waitForStandby(primary: ClusterServer): Promise<void> {
  return until(
    primary,
    "select from pg_stat_replication where state = 'streaming' and pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) < 100000",
  );
}

async function until(server: ClusterServer, query: string): Promise<void> {
  while ((await server.query(query)).length === 0) await pause(100);
}

reportFigures(await onCluster());
