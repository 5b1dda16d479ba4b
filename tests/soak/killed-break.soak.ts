import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { ConsolidatedFunds, MemberInfo, PlayLimits } from '#contracts/generated/contracts.ts';
import { readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { ARCADE_SECRET, arcadePlay } from './support/arcade-play.ts';
import { BREAKING_POINTS } from './support/kill-points.ts';
import { seededPlace } from './support/seeded-place.ts';
import { freePort, type SpawnedGateway, spawnArcade, spawnGateway } from './support/spawn-gateway.ts';

const KILLS = scaled(1, 60);
const TIMEOUT_MS = scaled(300_000, 3_600_000);
/** Beyond the backoff after the tries that were killed. */
const OVER_WITHIN_MS = 60_000;
/** On `lotus`, where this vendor keeps wallets of its own. */
const SITE = 'lotus';
const VENDOR = 'KY';

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('a break ends play at a vendor and brings the money back, at whichever step the gateway is killed', {
  timeout: TIMEOUT_MS,
}, async () => {
  const place = await seededPlace();
  ends.push(place.remove);
  const [port, arcadePort] = [await freePort(), await freePort()];
  const start = async (): Promise<SpawnedGateway> => {
    const started = await spawnGateway(place, { PORT: String(port), ARCADE_PORT: String(arcadePort), ARCADE_SECRET });
    ends.push(() => started.kill());
    return started;
  };
  let gateway = await start();
  const ports = { gateway: port, arcade: arcadePort };
  await untilReady(port);
  const arcade = await spawnArcade({
    ARCADE_PORT: String(arcadePort),
    ARCADE_SECRET,
    GATEWAY_URL: `http://localhost:${port}`,
    DATA_DIR: place.dataDir,
    RATE_LIMITS: '100000',
  });
  ends.push(() => arcade.kill());
  await arcade.untilReady();
  const play = arcadePlay(ports);
  const operator = { authorization: `Bearer ${await readOperatorToken(place.dataDir)}` };
  let keys = 0;

  async function ask<Value>(path: string, body?: object): Promise<Value> {
    const { ask: call, headers } = await play.signedIn(SITE);
    keys += 1;
    const options = { method: 'POST', headers: { ...headers, 'idempotency-key': `break-${keys}` }, body };
    return successOf<Value>(await call(path, body === undefined ? { headers } : options));
  }
  const funds = () => ask<ConsolidatedFunds>('/wps/member/info/funds/consolidated');
  const isBack = ({ wallets }: ConsolidatedFunds): boolean => {
    const held = wallets.find(({ vendor }) => vendor === VENDOR);
    return held?.balance === '0' && !held.isPending;
  };
  const { id } = await ask<MemberInfo>('/wps/member/info');

  const killed = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const point = BREAKING_POINTS[kill % BREAKING_POINTS.length];
    if (point === undefined) throw new Error('There is no point to kill at.');
    const before = (await funds()).total;
    await ask('/wps/relay/GCS_walletTransfer', { direction: 'toVendor', vendor: VENDOR, amount: '500000' });
    const game = { integration: `${SITE}.${VENDOR}`, session: await play.openGame(SITE, VENDOR) };
    gateway.killAt(point);
    await ask('/wps/member/playExclusion', { span: 'week' }).catch(() => undefined);
    await gateway.untilKilled();
    killed.set(point.label, (killed.get(point.label) ?? 0) + 1);
    gateway = await start();
    await untilReady(port);
    // A client that got no answer retries where the break is not there. A retry ends later than the first break, so it
    // orders the recall again, and a lost order would go unnoticed.
    const { exclusion } = await ask<PlayLimits>('/wps/member/playLimits');
    if (exclusion === null) await ask('/wps/member/playExclusion', { span: 'week' });

    const giveUpAt = Date.now() + OVER_WITHIN_MS;
    let played = 0;
    let after: ConsolidatedFunds;
    for (let round = 0; ; ) {
      after = await funds();
      const answer = await play.play(game, `broken-${kill}-${round}`);
      if ('winMinor' in answer) {
        played += answer.winMinor - answer.betMinor;
        round += 1;
      }
      if (isBack(after) && 'code' in answer && answer.code === 'player_excluded') {
        // The vendor may have given the money back between the reading of the main wallet and its own answer.
        after = await funds();
        if (isBack(after)) break;
      }
      expect(Date.now(), `killed: ${point.label}; ${JSON.stringify([after, answer])}`).toBeLessThan(giveUpAt);
      // A session that is not ended yet may play; a round that is on its way is asked for again.
      await pause(500);
    }
    expect(after.mainWallet, point.label).toBe(after.total);
    expect(Number(after.total), point.label).toBe(Number(before) + played);
    const lifted = await siteRequest({
      port,
      host: 'localhost',
      path: `/wps/operator/sites/${SITE}/members/${id}/play-exclusion/lift`,
      method: 'POST',
      headers: operator,
      body: { reason: 'The next round of the soak.' },
    });
    expect(lifted.status, lifted.text).toBe(200);
  }
  const check = await siteRequest({ port, host: 'localhost', path: '/wps/operator/ledger/check', headers: operator });
  const { sites } = successOf<{ sites: ReadonlyArray<{ isSound: boolean }> }>(check);
  expect(sites.every(({ isSound }) => isSound)).toBe(true);
  console.info([...killed].map(([label, count]) => `  ${count} × ${label}`).join('\n'));
});

/** The port is the test's own choice, so that the arcade finds the gateway again after each kill. */
async function untilReady(port: number): Promise<void> {
  for (;;) {
    const answer = await siteRequest({ port, host: 'localhost', path: '/readyz' }).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(50);
  }
}
