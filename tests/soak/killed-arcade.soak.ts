import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { readArcadeConfiguration } from '#arcade/server/arcade-configuration.ts';
import { startArcade } from '#arcade/server/start-arcade.ts';
import { scaled } from '#tests/soak-scale.ts';
import {
  ARCADE_SECRET,
  arcadePlay,
  FAULTS,
  MATCH_ACCOUNTS,
  type Played,
  type Player,
  SITES,
} from './support/arcade-play.ts';
import { fundMembers } from './support/fund-members.ts';
import { MATCH_POINTS, PLAYING_POINTS } from './support/kill-points.ts';
import { checkMatches, checkMatchesLeft, netsOfMatches } from './support/match-books.ts';
import { reconcileLater } from './support/reconcile-later.ts';
import { seededPlace } from './support/seeded-place.ts';
import { freePort, spawnArcade, spawnGateway } from './support/spawn-gateway.ts';

/** Those of matches come in between the others; `npm test` has time for few of them. */
const MATCH_KILLS = MATCH_POINTS.slice(0, scaled(1, Number.POSITIVE_INFINITY));
const POINTS = PLAYING_POINTS.flatMap((point, index) => [point, ...MATCH_KILLS.slice(index, index + 1)]);
/** Of `npm test`: a round at each of its three steps, and one in a match. */
const KILLS = scaled(4, 200);
const TIMEOUT_MS = scaled(300_000, 7_200_000);

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('an arcade that is killed in the middle of rounds and matches loses none and agrees with the wallet to the cent', {
  timeout: TIMEOUT_MS,
}, async () => {
  const place = await seededPlace();
  const folder = place.dataDir;
  ends.push(place.remove);
  await fundMembers(place, SITES, MATCH_ACCOUNTS);
  const startedAt = new Date();
  const arcadePort = await freePort();
  const gateway = await spawnGateway(place, { ARCADE_PORT: String(arcadePort), ARCADE_SECRET });
  ends.push(() => gateway.kill());
  await gateway.untilReady();
  const settings = {
    MARQUEE_MODE: 'demo',
    HOST: '127.0.0.1',
    ARCADE_PORT: String(arcadePort),
    ARCADE_SECRET,
    GATEWAY_URL: `http://localhost:${gateway.port}`,
    DATA_DIR: folder,
    ARCADE_FAULTS: FAULTS,
    RATE_LIMITS: '100000',
    ARCADE_TABLE_SPEED: '10',
  };
  const start = async () => {
    const started = await spawnArcade(settings);
    ends.push(() => started.kill());
    await started.untilReady();
    return started;
  };
  let arcade = await start();
  const play = arcadePlay({ gateway: gateway.port, arcade: arcadePort });
  const openings = await play.balances();
  const players = await play.openPlayers();
  const seated = await play.sitAtTables();
  const matched = await play.playMatches();

  const answersByPlayer = new Map<Player, Map<string, Played>>();
  let isOver = false;
  const playing = players.map(async (player) => {
    const answers = new Map<string, Played>();
    answersByPlayer.set(player, answers);
    for (let round = 0; !isOver; round += 1) {
      const requestId = `killed-${round}-round`;
      for (;;) {
        const answer = await play.play(player, requestId).catch(() => undefined);
        // While it is away the player presses again, and means the same round.
        if (answer === undefined) await pause(100);
        else {
          answers.set(requestId, answer);
          break;
        }
      }
    }
  });
  const killed = new Map<string, number>();
  // Matches that were under way at a kill, over all kills.
  let goingOn = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const point = POINTS[kill % POINTS.length];
    if (point === undefined) throw new Error('There is no point to kill at.');
    arcade.killAt(point);
    await arcade.untilKilled();
    killed.set(point.label, (killed.get(point.label) ?? 0) + 1);
    goingOn += checkMatchesLeft(folder).goingOn ?? 0;
    arcade = await start();
  }
  // Kills in quick succession may leave no table time for a result, so wait for one.
  while (!seated.some(({ hasSettled }) => hasSettled())) await pause(100);
  isOver = true;
  for (const { stop } of seated) stop();
  await Promise.all(playing);
  await arcade.kill();

  // The last start is in this process, which can then be asked for everything.
  const last = await startArcade(readArcadeConfiguration(settings), pino({ level: 'warn' }), resolve('.'));
  ends.push(() => last.stop());
  await Promise.all(matched.map(({ finish }) => finish()));
  // Bets that a table took before it was killed get their result by themselves, a while after they were closed.
  const undrawn = "select count(*) as count from round where state = 'staked' and bets_closed_at is not null";
  // A raise that is rolled back leaves a round behind that waits for its result again.
  const isWaiting = async () =>
    (await last.settleWaiting()) > 0 || last.real.store.statements.get(undrawn)?.count !== 0;
  while (await isWaiting()) {
    await pause(500);
    await last.hall.drawLeft();
  }
  const sums = new Map<string, bigint>();
  let rounds = 0;
  const nets = new Map<string, bigint>();
  for (const [player, answers] of answersByPlayer) {
    let net = nets.get(player.integration) ?? 0n;
    for (const [requestId, before] of answers) {
      const now = await play.play(player, requestId);
      // A round once answered is answered the same for ever; pending rounds are over now.
      if ('roundId' in before) expect(now).toEqual({ ...before, fairness: now && 'fairness' in now && now.fairness });
      if ('code' in now) expect(now.code, requestId).not.toBe('round_pending');
      else net += BigInt(now.winMinor - now.betMinor);
    }
    nets.set(player.integration, net);
  }
  const matches = checkMatches(last.real.store);
  expect(matches.goingOn).toBeUndefined();
  for (const [integration, net] of netsOfMatches(last.real.store))
    nets.set(integration, (nets.get(integration) ?? 0n) + net);
  for (const [integration, net] of nets) {
    const report = await last.reconcile(integration, startedAt, new Date(Date.now() + 60_000));
    expect(report, integration).toMatchObject({ differences: [], unsettled: 0, netMinor: net });
    rounds += report.rounds;
    const [site = ''] = integration.split('.');
    sums.set(site, (sums.get(site) ?? 0n) + net);
  }
  let tableRounds = 0;
  for (const { integration } of seated) {
    const report = await last.reconcile(integration, startedAt, new Date(Date.now() + 60_000));
    expect(report, integration).toMatchObject({ differences: [], unsettled: 0 });
    tableRounds += report.rounds;
    const [site = ''] = integration.split('.');
    sums.set(site, (sums.get(site) ?? 0n) + report.netMinor);
  }
  expect(tableRounds).toBeGreaterThan(0);
  const closing = await play.balances();
  for (const { id } of SITES) expect(closing.get(id), id).toBe((openings.get(id) ?? 0n) + (sums.get(id) ?? 0n));

  await gateway.kill();
  const differences = await reconcileLater(
    place,
    SITES.map(({ id }) => id),
  );
  for (const { integration } of [...players, ...seated, ...matched])
    expect(differences.get(integration), integration).toBe(0);
  const points = [...killed].map(([label, count]) => `  ${count} × ${label}`);
  const sum = `${KILLS} kills of the arcade, ${rounds} rounds, ${tableRounds} at tables`;
  const played = Object.entries(matches).map(([end, count]) => `${count} ${end}`);
  console.info([sum, `matches: ${played.join(', ')}; ${goingOn} times one was under way`, ...points].join('\n'));
});
