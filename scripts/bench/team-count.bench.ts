/**
 * The cost of counting team play, as a part of the cost of a bet. Members five levels deep bet over HTTP; then the job
 * counts these bets for all agents above them. A member's bets of five minutes are counted together, so that the count
 * costs less per bet where members bet more. It starts its own PostgreSQL.
 */
import { Client } from 'pg';
import { sendRequests } from './load/send-requests.ts';
import { benchPrograms } from './measure/bench-programs.ts';
import { median } from './measure/median.ts';
import { onOwnPostgres } from './measure/on-own-postgres.ts';
import type { Figure } from './measure/report-figures.ts';
import { signedBets } from './wallet/vendor-load.ts';
import { CURRENCY, SITE } from './wallet/wallet-players.ts';

/** Members who bet: as many as in the bench of the wallet, with many bets each, and many members with few bets. */
const SIZES = [1_000, 20_000];
/** Members below each agent. */
const WIDTH = 7;
const CONNECTIONS = 32;
const TURN_MS = 20_000;
const WARMING_MS = 3_000;
/** More bets than any server here answers in a turn. */
const MOST_IN_A_TURN = 200_000;
const COUNTS = 3;
const ZONE = 'UTC';

const perSecond = (ms: number): number => Math.round(1_000 / ms);

/** Each size has a database of its own. */
async function measureSizes(server: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const players of SIZES) {
    const url = new URL(server);
    url.pathname = `/teams_${players}`;
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(`create database teams_${players}`);
    await client.end();
    figures.push(await measure(url.href, players));
  }
  return figures;
}

async function measure(url: string, players: number): Promise<Figure> {
  const programs = benchPrograms();
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { ready } = await programs.start<{ port: number }>('wallet/wallet-gateway.ts', [url, String(players)]);
    await client.query('set search_path = marquee');
    await placeInTeams(client, players);
    const bet = (forMs: number) =>
      sendRequests(ready.port, { requests: signedBets(MOST_IN_A_TURN, players), connections: CONNECTIONS, forMs });
    await bet(WARMING_MS);
    const from = new Date();
    const { tookMs } = await bet(TURN_MS);
    // Both read the ledger as fast as it will be read later.
    await client.query('analyze');

    const counts: number[] = [];
    for (let time = 0; time < COUNTS; time += 1) counts.push(await timeCount(client, from));
    const [bets = 0, agents = 0] = await counted(client);
    if (bets < tookMs.length) throw new Error(`${bets} of ${tookMs.length} bets were counted`);
    // The count begins at the start of the day, so it includes the bets of the warm-up.
    const perBet = median(counts) / bets;
    const betMs = TURN_MS / tookMs.length;
    return {
      figure: `counting a bet for all above its member, to the bet itself, ${players.toLocaleString('en')} members`,
      measured: (perBet / betMs) * 100,
      unit: '%',
      detail: `${perSecond(betMs)} bets a second, ${perSecond(perBet)} counted a second, for ${agents} agents`,
      target: { atMost: 5 },
    };
  } finally {
    await programs.stop();
    await client.end();
  }
}

/** Places the players in a tree, a few below each, as if they were there for long: their registrations are counted. */
async function placeInTeams(client: Client, players: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query('delete from team_span where site_id = $1', [SITE]);
  await client.query(`update member set registered_at = '2020-01-01' where site_id = $1`, [SITE]);
  await client.query(
    `with recursive places as (
      select n, n as above, 0 as depth from generate_series(0, $2::int - 1) n
      union all
      select p.n, (p.above - 1) / ${WIDTH}, p.depth + 1 from places p where p.above > 0
    )
    insert into team_span (site_id, descendant_id, ancestor_id, depth, from_at)
      select $1, lpad(n::text, 10, '0'), lpad(above::text, 10, '0'), depth, '-infinity' from places`,
    [SITE, players],
  );
  await client.query('set session_replication_role = origin');
  await client.query('analyze team_span');
}

/** Milliseconds in which the job counts everything since the day of a moment. */
async function timeCount(client: Client, from: Date): Promise<number> {
  await client.query('select team_recount($1, $2, $3)', [SITE, ZONE, from.toISOString()]);
  // The slot that has just begun is counted too.
  const to = new Date(Date.now() + 300_000).toISOString();
  const startedAt = performance.now();
  await client.query(`select team_count($1, $2, $3, $4, interval '2 days')`, [SITE, ZONE, CURRENCY, to]);
  return performance.now() - startedAt;
}

/** How many bets were counted, and for how many agents. */
async function counted(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ bets: string; agents: string }>(
    `select (select sum(bets) from team_play where site_id = $1) as bets,
      (select count(distinct agent_id) from team_day where site_id = $1 and child_id = '') as agents`,
    [SITE],
  );
  return [Number(rows[0]?.bets), Number(rows[0]?.agents)];
}

await onOwnPostgres('recommended', measureSizes);
