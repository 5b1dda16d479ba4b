import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readArcadeConfiguration } from '#arcade/server/arcade-configuration.ts';
import { type RunningArcade, startArcade } from '#arcade/server/start-arcade.ts';
import { scaled } from '#tests/soak-scale.ts';
import { ARCADE_SECRET, arcadePlay, FAULTS, SITES } from './support/arcade-play.ts';
import { reconcileLater } from './support/reconcile-later.ts';
import { type SeededPlace, seededPlace } from './support/seeded-place.ts';
import { freePort, type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

const ROUNDS = scaled(100, 100_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 3);

let place: SeededPlace | undefined;
let gateway: SpawnedGateway | undefined;
let arcade: RunningArcade | undefined;

afterEach(async () => {
  await arcade?.stop();
  await gateway?.kill();
  await place?.remove();
});

it('leaves arcade and wallet agreeing to the cent, whatever goes wrong between them', {
  timeout: TIMEOUT_MS,
}, async () => {
  const seeded = await seededPlace();
  place = seeded;
  const startedAt = new Date();
  const arcadePort = await freePort();
  gateway = await spawnGateway(seeded, { ARCADE_PORT: String(arcadePort), ARCADE_SECRET });
  await gateway.untilReady();
  const configuration = readArcadeConfiguration({
    MARQUEE_MODE: 'demo',
    HOST: '127.0.0.1',
    ARCADE_PORT: String(arcadePort),
    ARCADE_SECRET,
    GATEWAY_URL: `http://localhost:${gateway.port}`,
    DATA_DIR: seeded.dataDir,
    ARCADE_FAULTS: FAULTS,
    RATE_LIMITS: '100000',
  });
  arcade = await startArcade(configuration, pino({ level: 'warn' }), resolve('.'));
  const running = arcade;

  const play = arcadePlay({ gateway: gateway.port, arcade: arcadePort });
  const openings = await play.balances();
  const players = await play.openPlayers();
  const each = Math.ceil(ROUNDS / players.length);
  const answers = new Map<string, number>();
  await Promise.all(
    players.map(async (player) => {
      for (let round = 0; round < each; round++) {
        const answer = await play.play(player, `soak-${round}-round`);
        const word = 'code' in answer ? answer.code : 'settled';
        answers.set(word, (answers.get(word) ?? 0) + 1);
      }
    }),
  );
  // A fault of one call in fifty may be missing in few rounds, so more are played until each kind has occurred.
  const isMissing = (): boolean => Object.values(running.faultCounts()).some((count) => count === 0);
  for (let extra = 0; isMissing(); extra += 1)
    await Promise.all(players.map((player) => play.play(player, `soak-extra-${extra}`)));
  while ((await running.settleWaiting()) > 0) await pause(1_000);
  // A round that began after its player had given up asking is played to its end.
  for (const player of players) await play.play(player, 'soak-last-round');
  while ((await running.settleWaiting()) > 0) await pause(1_000);

  const sums = new Map<string, bigint>();
  let rounds = 0;
  for (const { integration } of players) {
    const report = await running.reconcile(integration, startedAt, new Date(Date.now() + 60_000));
    expect(report, integration).toMatchObject({ differences: [], unsettled: 0 });
    rounds += report.rounds;
    const [site = ''] = integration.split('.');
    sums.set(site, (sums.get(site) ?? 0n) + report.netMinor);
  }
  const closing = await play.balances();
  for (const { id } of SITES) expect(closing.get(id), id).toBe((openings.get(id) ?? 0n) + (sums.get(id) ?? 0n));
  expect(answers.get('settled') ?? 0).toBeGreaterThan(ROUNDS / 2);

  await gateway.kill();
  const differences = await reconcileLater(
    seeded,
    SITES.map(({ id }) => id),
  );
  for (const { integration } of players) expect(differences.get(integration), integration).toBe(0);
  console.info(
    `${ROUNDS} rounds played, ${rounds} held against each other from either side, answers ${JSON.stringify(Object.fromEntries(answers))}, faults ${JSON.stringify(running.faultCounts())}`,
  );
});
