/**
 * Sign-ins over HTTP, held against bare argon2 verification on the same threads; and what a request pays for its
 * session.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { importJWK, type JWK } from 'jose';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { sealedTo } from '#gateway/testing/encrypted-call.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';
import { startGateway } from '#tests/journeys/support/start-gateway.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { reportFigures } from './measure/report-figures.ts';
import { sessionCheckMs } from './sign-in/session-check.ts';

const HOST = 'aurora.localhost';
const AT_ONCE = 16;
const ACCOUNTS = 32;
const TURN_MS = 2_000;
const servers = ['gateway', 'bare'] as const;

const gateway = await startGateway({ environment: { RATE_LIMITS: '1000000' } });
const ask = (path: string, options: object = {}): Promise<SiteResponse> =>
  siteRequest({ port: gateway.port, host: HOST, path, ...options });
const calls = accountCalls({ ask });
const details = { email: 'mika@mail.example', birthday: '1990-02-28', confirmPassword: PASSWORD };
for (let index = 0; index < ACCOUNTS; index += 1) await calls.register({ username: `member${index}`, ...details });
const { value } = (await ask('/wps/system/keys')).json() as { value: { keys: JWK[] } };
const [jwk = {}] = value.keys;
const key = await importJWK(jwk, 'ECDH-ES+A256KW');

const bare = fork(resolve('scripts/bench/sign-in/bare-verification.ts'), [String(AT_ONCE)], {
  execArgv: ['--import', 'tsx'],
});
await once(bare, 'message');

/** Envelopes open once, so that each sign-in has its own, sealed before its turn. */
async function signIns(forMs: number): Promise<number> {
  const most = Math.ceil((forMs / 1_000) * 400);
  const sealed = await Promise.all(
    Array.from({ length: most }, (_, index) =>
      sealedTo(key, jwk.kid ?? '', { type: 'username', username: `member${index % ACCOUNTS}`, password: PASSWORD }),
    ),
  );
  const endsAt = performance.now() + forMs;
  let made = 0;
  const signIn = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const body = sealed.pop();
      if (body === undefined) throw new Error('too few envelopes were sealed');
      const answer = await ask('/wps/session/login', {
        method: 'POST',
        headers: { 'content-type': 'application/jose' },
        body,
      });
      if (answer.status !== 200) throw new Error(answer.text);
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signIn));
  return (made / forMs) * 1_000;
}

async function verifications(forMs: number): Promise<number> {
  bare.send(forMs);
  const [made] = (await once(bare, 'message')) as [number];
  return (made / forMs) * 1_000;
}

const rates: Record<(typeof servers)[number], number[]> = { gateway: [], bare: [] };
try {
  const measure = (server: (typeof servers)[number]): Promise<number> =>
    server === 'gateway' ? signIns(TURN_MS) : verifications(TURN_MS);
  for (const server of servers) await measure(server);
  for (let round = 0; round < benchCount(9, 3); round += 1)
    for (const server of turnsOfRound(servers, round)) rates[server].push(await measure(server));
} finally {
  bare.disconnect();
  await gateway.stop();
}
reportFigures([
  {
    figure: 'sign-ins, to bare argon2 verification',
    measured: ratioOf(rates.gateway, rates.bare),
    unit: '×',
    detail: `${Math.round(median(rates.gateway))} to ${Math.round(median(rates.bare))} a second, ${AT_ONCE} at once`,
    target: { atLeast: 0.85 },
  },
  {
    figure: 'finding the session of a request',
    measured: await sessionCheckMs(),
    unit: 'ms',
    detail: 'processor time of the whole process, at a hundred requests a second of three members',
    target: { atMost: 0.1 },
  },
]);
