import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handoff, HandoffOwner, MemberInfo, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('replacing a session by a link', (open) => {
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let attacker: string;
  let victimCookie: string;

  beforeAll(async () => {
    gateway = await startGateway(await open());
    accounts = accountCalls(gateway);
    attacker = await accounts.newMember('attacker');
    await accounts.newMember('mikaela');
    const signedIn = await accounts.signIn({ username: 'mikaela', transport: 'cookie' });
    victimCookie = cookieIn(signedIn);
  });

  afterAll(() => gateway.close());

  const cookieIn = (response: SiteResponse): string => String(response.headers['set-cookie']).split(';')[0] ?? '';
  /** The code in the attacker's link. */
  const newCode = async (): Promise<string> =>
    successOf<Handoff>(
      await gateway.ask('/wps/session/handoff', { method: 'POST', headers: accounts.bearer(attacker) }),
    ).code;
  const call = (path: string, code: string, cookie?: string): Promise<SiteResponse> =>
    gateway.ask(`/wps/session/handoff/${path}`, {
      method: 'POST',
      body: { code, ...(path === 'exchange' && { transport: 'cookie' }) },
      headers: { origin: `http://aurora.localhost:${gateway.port}`, ...(cookie !== undefined && { cookie }) },
    });

  it('refuses to exchange a code in a browser where somebody is signed in', async () => {
    const code = await newCode();
    const response = await call('exchange', code, victimCookie);
    expect(refusalOf(response)).toMatchObject({ status: 409, code: 'already_signed_in' });
    expect(response.headers['set-cookie']).toBeUndefined();
    const info = await gateway.ask('/wps/member/info', { headers: { cookie: victimCookie } });
    expect(successOf<MemberInfo>(info).account).toBe('mikaela');
  });

  it('tells a guest whose account a code opens, its name masked, and keeps the code', async () => {
    const code = await newCode();
    for (let asked = 0; asked < 3; asked += 1)
      expect(successOf<HandoffOwner>(await call('owner', code))).toEqual({ account: 'at•••er' });
    expect(successOf<SignedIn>(await call('exchange', code)).token).toBeUndefined();
    expect(refusalOf(await call('owner', code)).code).toBe('invalid_verification_code');
    expect(refusalOf(await call('exchange', code)).code).toBe('invalid_verification_code');
  });

  it('refuses to name the account of a code where somebody is signed in', async () => {
    expect(refusalOf(await call('owner', await newCode(), victimCookie)).code).toBe('already_signed_in');
  });
});
