/**
 * Lists and searches of games over HTTP, held against Fastify answering the same bytes with the same headers from
 * memory.
 */
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import type { RunningGateway } from '#tests/journeys/support/start-gateway.ts';
import { startGrownGateway } from './game-list/grown-gateway.ts';
import { percentile } from './game-list/percentile.ts';
import { queryMix } from './game-list/query-mix.ts';
import { timeIndex } from './game-list/time-index.ts';
import { askRepeatedly, type LoadResult } from './load/ask-repeatedly.ts';
import { startBareServer } from './load/start-bare-server.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';

const HOST = 'aurora.localhost';
const CONNECTIONS = 32;
const TURN_MS = 1_500;
const servers = ['gateway', 'fastify'] as const;

/**
 * More different answers than the gateway keeps: asked round and round, each has gone by the time that it is asked
 * again.
 */
const UNCACHED = 20_000;
const REPEATED = 200;

const figures: Figure[] = [];
for (const times of [1, 3, 10]) {
  const games = Math.round((9_842 * times) / 100) / 10;
  const gateway = await startGrownGateway(times, { RATE_LIMITS: '1000000' });
  try {
    const mix = await answersOf(gateway, queryMix(UNCACHED));
    const repeated = new Map([...mix].slice(0, REPEATED));
    figures.push(
      ...(await measure(gateway, mix, {
        name: `query mix, nothing kept, ${games}k games`,
        atLeast: times === 1 ? 0.6 : null,
      })),
    );
    if (times === 1) figures.push(...(await measure(gateway, repeated, { name: 'repeated queries', atLeast: 0.85 })));
  } finally {
    await gateway.stop();
  }
}
for (const times of [1, 3, 10]) {
  const { games, buildMs, longestMs, searchMicroseconds, megabytes } = await timeIndex(times);
  figures.push({
    figure: `search of the index, ${games} games`,
    measured: searchMicroseconds,
    unit: 'µs',
    detail: `${megabytes.toFixed(1)} MB a language, built in ${Math.round(buildMs)} ms, at most ${longestMs.toFixed(1)} ms at once`,
  });
}
reportFigures(figures);

async function answersOf({ port }: RunningGateway, paths: readonly string[]): Promise<Map<string, SiteResponse>> {
  const answers = new Map<string, SiteResponse>();
  for (const path of paths) answers.set(path, await siteRequest({ port, host: HOST, path }));
  return answers;
}

async function measure(
  gateway: RunningGateway,
  answers: ReadonlyMap<string, SiteResponse>,
  { name, atLeast }: { readonly name: string; readonly atLeast: number | null },
): Promise<Figure[]> {
  const bare = await startBareServer('game-list', answers);
  const headers = { host: `${HOST}:${gateway.port}`, accept: 'application/json' };
  const results: Record<(typeof servers)[number], LoadResult[]> = { gateway: [], fastify: [] };
  try {
    const ask = (server: (typeof servers)[number], forMs: number): Promise<LoadResult> =>
      askRepeatedly({
        port: server === 'gateway' ? gateway.port : bare.port,
        paths: [...answers.keys()],
        headers,
        connections: CONNECTIONS,
        forMs,
      });
    for (const server of servers) await ask(server, TURN_MS * 2);
    for (let round = 0; round < benchCount(9, 3); round += 1) {
      for (const server of turnsOfRound(servers, round)) results[server].push(await ask(server, TURN_MS));
    }
  } finally {
    await bare.stop();
  }
  const rates = (server: (typeof servers)[number]): number[] =>
    results[server].map(({ answersPerSecond }) => answersPerSecond);
  const bytes = [...answers.values()].reduce((total, answer) => total + answer.bytes.length, 0) / answers.size;
  const slowest = (server: (typeof servers)[number]): number =>
    median(results[server].map(({ tookMs }) => percentile(tookMs, 0.99)));
  return [
    {
      figure: `${name}, to Fastify`,
      measured: ratioOf(rates('gateway'), rates('fastify')),
      unit: '×',
      detail: `${Math.round(median(rates('gateway')))} to ${Math.round(median(rates('fastify')))} answers a second of ${(bytes / 1000).toFixed(1)} kB, ${CONNECTIONS} connections`,
      ...(atLeast !== null && { target: { atLeast } }),
    },
    {
      figure: `${name}, slowest in a hundred`,
      measured: slowest('gateway'),
      unit: 'ms',
      detail: `Fastify ${slowest('fastify').toFixed(1)} ms`,
      ...(atLeast !== null && { target: { atMost: 5 } }),
    },
  ];
}
