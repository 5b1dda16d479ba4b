import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { openPlace } from './support/open-place.ts';
import { type SeededPlace, seededPlace } from './support/seeded-place.ts';
import { type SpawnedGateway, spawnGateway } from './support/spawn-gateway.ts';

const REGISTRATIONS = scaled(18, 2_000);
const KILLS = scaled(1, 20);
const AT_ONCE = 6;
const TIMEOUT_MS = scaled(240_000, 3_600_000);

const details = { email: 'mika@mail.example', birthday: '1990-02-28', confirmPassword: PASSWORD };

let place: SeededPlace | undefined;
let gateway: SpawnedGateway | undefined;

afterEach(async () => {
  await gateway?.kill();
  await place?.remove();
});

it('keeps every account that it acknowledged, once, however often it is killed while people register', {
  timeout: TIMEOUT_MS,
}, async () => {
  const seeded = await seededPlace();
  place = seeded;
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();
  let next = 0;

  /** Registers one name after the other until the gateway is gone or everybody has an account. */
  async function register(running: SpawnedGateway, most: number): Promise<void> {
    const calls = callsOf(running);
    while (next < most) {
      const username = `member${next}`;
      next += 1;
      const answer = await calls.register({ username, ...details }).catch(() => undefined);
      if (answer === undefined) {
        unanswered.add(username);
        return;
      }
      expect(answer.status, answer.text).toBe(200);
      acknowledged.add(username);
    }
  }

  for (let kill = 0; kill < KILLS; kill += 1) {
    gateway = await spawnGateway(seeded);
    await gateway.untilReady();
    const most = Math.ceil((REGISTRATIONS * (kill + 1)) / KILLS);
    const running = gateway;
    const before = acknowledged.size;
    const working = Array.from({ length: AT_ONCE }, () => register(running, most));
    // Killed in the middle of its share, at a moment that no test chooses.
    const share = before + Math.ceil(REGISTRATIONS / KILLS / 2);
    while (acknowledged.size < share) await pause(5);
    await pause(Math.random() * 60);
    await gateway.kill();
    await Promise.all(working);
  }

  gateway = await spawnGateway(seeded);
  await gateway.untilReady();
  await register(gateway, REGISTRATIONS);
  const calls = callsOf(gateway);
  expect(acknowledged.size).toBeGreaterThanOrEqual(REGISTRATIONS / 2);
  for (const username of acknowledged) {
    const answer = await calls.signIn({ username });
    expect(answer.status, `${username}: ${answer.text}`).toBe(200);
  }
  for (const username of unanswered) {
    const again = await calls.register({ username, ...details });
    expect([200, 409], again.text).toContain(again.status);
    expect((await calls.register({ username, ...details })).status).toBe(409);
    expect((await calls.signIn({ username })).status).toBe(200);
  }
  // Other tests hash at a lower cost.
  await gateway.stop();
  const database = await openPlace(seeded);
  const { password_hash } = await database
    .forSite('aurora', (tx) =>
      tx
        .selectFrom('member')
        .select('password_hash')
        .where('site_id', '=', 'aurora')
        .where('account', 'in', [...acknowledged])
        .executeTakeFirstOrThrow(),
    )
    .finally(() => database.close());
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

function callsOf({ port }: SpawnedGateway) {
  return accountCalls({
    ask: (path, options = {}) => siteRequest({ host: 'aurora.localhost', ...options, port, path }),
  });
}
