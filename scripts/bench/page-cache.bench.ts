/**
 * The prerendered home page from the gateway's cache, held against Fastify answering the same bytes with the same
 * headers.
 */
import { siteRequest } from '#tests/harness/site-request.ts';
import { startGateway } from '#tests/journeys/support/start-gateway.ts';
import { askRepeatedly } from './load/ask-repeatedly.ts';
import { startBareServer } from './load/start-bare-server.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';

const HOST = 'aurora.localhost';
const CONNECTIONS = 32;
const TURN_MS = 1_500;
const servers = ['gateway', 'fastify'] as const;

const figures: Figure[] = [];
// One address asks for everything here: no visitor does, and limits of visitors are not what is measured.
const gateway = await startGateway({ environment: { RATE_LIMITS: '1000000' } });
try {
  await untilPicturesAreDrawn();
  for (const encoding of ['br', 'gzip'] as const) figures.push(await measure(encoding));
} finally {
  await gateway.stop();
}
reportFigures(figures);

/**
 * The gateway draws the pictures of its home page as soon as it is there; until they are done it has two things to do.
 */
async function untilPicturesAreDrawn(): Promise<void> {
  const site = { port: gateway.port, host: HOST };
  const { text } = await siteRequest({ ...site, path: '/' });
  const addresses = new Set(text.match(/\/pictures\/[^"'\s,\\]+/g));
  for (const path of addresses) await siteRequest({ ...site, path });
}

async function measure(encoding: 'br' | 'gzip'): Promise<Figure> {
  const headers = { host: `${HOST}:${gateway.port}`, accept: 'text/html', 'accept-encoding': encoding };
  const answer = await siteRequest({ port: gateway.port, host: HOST, path: '/', headers });
  if (answer.headers['content-encoding'] !== encoding) throw new Error(`The page did not come in ${encoding}.`);
  const bare = await startBareServer(encoding, new Map([['/', answer]]));
  const rates = { gateway: [] as number[], fastify: [] as number[] };
  try {
    const ask = async (name: (typeof servers)[number], forMs: number): Promise<number> => {
      const port = name === 'gateway' ? gateway.port : bare.port;
      const load = { port, paths: ['/'], headers, connections: CONNECTIONS, forMs };
      return (await askRepeatedly(load)).answersPerSecond;
    };
    for (const name of servers) await ask(name, TURN_MS * 2);
    for (let round = 0; round < benchCount(9, 3); round += 1) {
      for (const name of turnsOfRound(servers, round)) rates[name].push(await ask(name, TURN_MS));
    }
  } finally {
    await bare.stop();
  }
  return {
    figure: `page from the cache in ${encoding}, to Fastify`,
    measured: ratioOf(rates.gateway, rates.fastify),
    unit: '×',
    detail: `${Math.round(median(rates.gateway))} to ${Math.round(median(rates.fastify))} answers a second of ${(answer.bytes.length / 1000).toFixed(1)} kB, ${CONNECTIONS} connections`,
    target: { atLeast: 0.5 },
  };
}
