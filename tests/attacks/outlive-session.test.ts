import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handoff, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

describeOnOneEngine('keeping a stolen session alive', (open) => {
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let envelope: ReturnType<typeof memberCalls>['envelope'];
  const startMs = Date.now();
  let hours = 0;
  const now = (): Date => new Date(startMs + hours * HOUR_MS);

  beforeAll(async () => {
    gateway = await startGateway(await open(), { now });
    accounts = accountCalls(gateway);
    ({ envelope } = memberCalls(gateway, now));
    await accounts.newMember('mikaela', envelope());
  });

  afterAll(() => gateway.close());

  /** Uses a session every ten hours until so many hours after the start. */
  const useUntil = async (token: string, until: number): Promise<number> => {
    let status = 200;
    while (hours < until && status === 200) {
      hours = Math.min(hours + 10, until);
      ({ status } = await accounts.info(token));
    }
    return status;
  };
  const cookieOf = (response: SiteResponse, name: string): string =>
    [response.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0] ?? '')
      .find((pair) => pair.startsWith(`${name}=`)) ?? '';
  const post = (path: string, headers: Record<string, string>, body?: object) =>
    gateway.ask(path, { method: 'POST', headers, ...(body && { body }) });

  it('ends a session 30 days after the sign-in, however often it is used', async () => {
    hours = 0;
    const { token } = await accounts.signedIn('mikaela', envelope());
    expect(await useUntil(token, 30 * DAY_HOURS - 1)).toBe(200);
    hours = 30 * DAY_HOURS + 1;
    expect((await accounts.info(token)).status).toBe(401);
  });

  it('ends a session that was handed on to another device with the first sign-in', async () => {
    hours = 0;
    const { token } = await accounts.signedIn('mikaela', envelope());
    expect(await useUntil(token, 29 * DAY_HOURS)).toBe(200);
    const { code } = successOf<Handoff>(await post('/wps/session/handoff', accounts.bearer(token)));
    const { token: handed = '' } = successOf<SignedIn>(await post('/wps/session/handoff/exchange', {}, { code }));
    expect(await useUntil(handed, 30 * DAY_HOURS - 1)).toBe(200);
    hours = 30 * DAY_HOURS + 1;
    expect((await accounts.info(handed)).status).toBe(401);
  });

  it('ends the session of a remembered browser with the sign-in that it was remembered at', async () => {
    hours = 0;
    const signedIn = await accounts.signIn({ username: 'mikaela', remember: true, transport: 'cookie' }, envelope());
    hours = 20;
    const origin = `http://aurora.localhost:${gateway.port}`;
    const resumed = await post('/wps/session/remembered', { origin, cookie: cookieOf(signedIn, 'remember') });
    const token = cookieOf(resumed, 'session').slice('session='.length);
    expect(await useUntil(token, 30 * DAY_HOURS - 1)).toBe(200);
    hours = 30 * DAY_HOURS + 1;
    expect((await accounts.info(token)).status).toBe(401);
  });
});
