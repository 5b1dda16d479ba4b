import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission, Registered, SignedIn } from '#contracts/generated/contracts.ts';
import { PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { testPortal } from '#gateway/testing/test-portal.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import type { NumberService } from '../identity/number-service.ts';
import { numberRoutes } from './number-routes.ts';

const modules = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3'] as const;
const site = {
  flags: [
    { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: modules.map((modId) => ({ modId, enabled: true })) },
  ],
  registration: {
    types: ['registerMobile' as const],
    fields: (['password', 'mobileNum', 'verificationCode'] as const).map((name, order) => ({
      name,
      enabled: true,
      required: false,
      order,
    })),
  },
};
const HOST = 'identity.localhost';
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';
const KEY = 'key-of-the-demo';

describe('the service of a demo that verifies numbers', () => {
  const portal = testPortal();
  let database: TestDatabase;
  let gateway: TestGateway;
  let now = new Date();

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { ...site, phoneVerification: 'firebase' } }),
        siteDocuments({ id: 'lotus', site }),
      ],
      portal,
      now: () => now,
    });
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const originOf = (id: string) => `http://${id}.localhost:${gateway.port}`;
  const call = (path: string, body: unknown, { key = KEY, from = 'aurora', headers = {} } = {}) =>
    gateway.ask(`${path}?key=${key}`, {
      host: HOST,
      method: 'POST',
      body,
      headers: { origin: originOf(from), cookie: 'anything=1', ...headers },
    });
  const refusal = async (answer: ReturnType<typeof call>) => {
    const { status, json } = await answer;
    return [status, (json() as { error: { message: string } }).error.message];
  };
  const send = (phoneNumber: string) => call(`${ACCOUNTS}:sendVerificationCode`, { phoneNumber });
  const sessionOf = async (phoneNumber: string) =>
    ((await send(phoneNumber)).json() as { sessionInfo: string }).sessionInfo;
  const signIn = (sessionInfo: string, code: string) =>
    call(`${ACCOUNTS}:signInWithPhoneNumber`, { sessionInfo, code });
  const messagesTo = async (number: string) => {
    const path = `/messages.json?to=${encodeURIComponent(number)}`;
    const { messages } = (await gateway.ask(path, { host: 'mail.localhost' })).json() as {
      messages: ReadonlyArray<{ siteId: string; channel: string; kind: string; text: string }>;
    };
    return messages;
  };
  const codeTo = async (number: string) => /\d{6}/.exec((await messagesTo(number))[0]?.text ?? '')?.[0] ?? '';
  /** Of a moment of its own, since two tokens of one second would be one. */
  const tokenFor = async (number: string) => {
    now = new Date(now.getTime() + 1_000);
    const sessionInfo = await sessionOf(number);
    return (await signIn(sessionInfo, await codeTo(number))).json() as { idToken: string; refreshToken: string };
  };

  it('is named only to pages of sites that ask for it, which may reach it', async () => {
    const page = { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } };
    const aurora = await gateway.ask('/', page);
    expect(portal.requests.at(-1)?.site.phoneVerification).toEqual({
      service: 'firebase',
      channel: 'demo',
      apiKey: KEY,
      authDomain: HOST,
      emulatorUrl: `http://${HOST}:${gateway.port}`,
    });
    expect(aurora.headers['content-security-policy']).toContain(` http://${HOST}:${gateway.port};`);
    const lotus = await gateway.ask('/', { ...page, host: 'lotus.localhost' });
    expect(portal.requests.at(-1)?.site.phoneVerification).toBeNull();
    expect(lotus.headers['content-security-policy']).not.toContain(HOST);
    const permission = await gateway.ask('/wps/system/permission', { host: 'lotus.localhost' });
    expect(successOf<Permission>(permission).info.phoneVerification).toBeNull();
  });

  it('answers pages of those sites alone, at a host of its own, to clients with its key', async () => {
    const preflight = await gateway.ask(`${ACCOUNTS}:sendVerificationCode?key=${KEY}`, {
      host: HOST,
      method: 'OPTIONS',
      headers: { origin: originOf('aurora'), 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': originOf('aurora'),
      'access-control-allow-headers': expect.stringContaining('x-client-version'),
    });
    const body = { phoneNumber: '+34612345678' };
    const foreign = await call(`${ACCOUNTS}:sendVerificationCode`, body, { from: 'lotus' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    expect(await refusal(Promise.resolve(foreign))).toEqual([400, 'OPERATION_NOT_ALLOWED']);
    expect(await refusal(call(`${ACCOUNTS}:sendVerificationCode`, body, { key: 'another' }))).toEqual([
      400,
      'API_KEY_INVALID',
    ]);
    const elsewhere = await gateway.ask(`${ACCOUNTS}:sendVerificationCode?key=${KEY}`, { method: 'POST', body });
    expect(elsewhere.status).toBe(404);
  });

  it('sends a code by the way of the site’s text messages, in the language of the page', async () => {
    const { status } = await call(
      `${ACCOUNTS}:sendVerificationCode`,
      { phoneNumber: '+34 612 000 001' },
      { headers: { 'x-firebase-locale': 'es' } },
    );
    expect(status).toBe(200);
    const messages = await messagesTo('+34612000001');
    expect(messages).toMatchObject([{ siteId: 'aurora', channel: 'sms', kind: 'verify' }]);
    expect(messages[0]?.text).toMatch(/Tu código.*\d{6}/);
  });

  it('vouches for the visitor who brings the code back, once', async () => {
    const number = '+34612000002';
    const sessionInfo = await sessionOf(number);
    const code = await codeTo(number);
    const signedIn = (await signIn(sessionInfo, code)).json() as { idToken: string; localId: string };
    const claims = decodeJwt(signedIn.idToken);
    expect(claims).toMatchObject({ phone_number: number, aud: 'marquee-demo', sub: signedIn.localId });
    expect(claims.auth_time).toBe(Math.floor(now.getTime() / 1_000));
    expect(await refusal(signIn(sessionInfo, code))).toEqual([400, 'SESSION_EXPIRED']);
    const looked = (await call(`${ACCOUNTS}:lookup`, { idToken: signedIn.idToken })).json();
    expect(looked).toMatchObject({ users: [{ localId: signedIn.localId, phoneNumber: number }] });
    expect(await refusal(call(`${ACCOUNTS}:lookup`, { idToken: 'nonsense' }))).toEqual([400, 'INVALID_ID_TOKEN']);
  });

  it('refuses in the words that Firebase’s library reads', async () => {
    expect(await refusal(send('+34'))).toEqual([400, 'INVALID_PHONE_NUMBER']);
    expect(await refusal(call(`${ACCOUNTS}:sendVerificationCode`, {}))).toEqual([400, 'MISSING_PHONE_NUMBER']);
    const number = '+34612000003';
    const sessionInfo = await sessionOf(number);
    const code = await codeTo(number);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(signIn(sessionInfo, wrong))).toEqual([400, 'INVALID_CODE']);
    expect(await refusal(signIn(sessionInfo, code))).toEqual([400, 'SESSION_EXPIRED']);
    const late = await sessionOf(number);
    const lateCode = await codeTo(number);
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await refusal(signIn(late, lateCode))).toEqual([400, 'SESSION_EXPIRED']);
    for (let sent = 0; sent < 5; sent += 1) await send(number);
    expect(await refusal(send(number))).toEqual([400, 'TOO_MANY_ATTEMPTS_TRY_LATER']);
  });

  it('gives another token about the same moment, which says no more than the first', async () => {
    const { idToken, refreshToken } = await tokenFor('+34612000004');
    const before = decodeJwt(idToken).auth_time;
    now = new Date(now.getTime() + 20 * 60_000);
    const path = `/securetoken.googleapis.com/v1/token`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = (token: string) => `grant_type=refresh_token&refresh_token=${token}`;
    const answer = (await call(path, form(refreshToken), { headers })).json() as { id_token: string };
    expect(decodeJwt(answer.id_token).auth_time).toBe(before);
    expect(await refusal(call(path, form('another'), { headers }))).toEqual([400, 'INVALID_REFRESH_TOKEN']);
    const body = { countryDialingCode: '34', mobileNum: '612000004', firebaseIdToken: answer.id_token };
    const old = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/session/login/code',
      body,
      ...envelope(),
    });
    expect(refusalOf(old)).toMatchObject({ code: 'invalid_verification_code' });
  });

  const envelope = () => ({ envelope: { iat: Math.floor(now.getTime() / 1_000) } });

  it('opens and enters an account of the site by its tokens, and none of a site that asks for no such service', async () => {
    const number = { countryDialingCode: '34', mobileNum: '612000005' };
    const { idToken } = await tokenFor('+34612000005');
    const registered = await callEncrypted(gateway.ask, {
      method: 'PUT',
      path: '/wps/member/register/mobile',
      body: { ...number, password: PASSWORD, terms: true, firebaseChannel: 'demo', firebaseIdToken: idToken },
      ...envelope(),
    });
    expect(successOf<Registered>(registered).token).toBeDefined();
    const next = await tokenFor('+34612000005');
    const body = { ...number, firebaseChannel: 'demo', firebaseIdToken: next.idToken };
    const signInCall = { method: 'POST', path: '/wps/session/login/code', body, ...envelope() } as const;
    successOf<SignedIn>(await callEncrypted(gateway.ask, signInCall));
    const other = await callEncrypted((path, options) => gateway.ask(path, { ...options, host: 'lotus.localhost' }), {
      ...signInCall,
      body: { ...body, firebaseIdToken: (await tokenFor('+34612000005')).idToken },
    });
    expect(refusalOf(other).code).toBe('feature_disabled');
  });

  it('does not start in production', () => {
    expect(() => numberRoutes(gateway.app, {} as NumberService, { mode: 'production' })).toThrow('production');
  });

  it('gives way to a service that is configured', async () => {
    const keys = `http://127.0.0.1:9/keys`;
    const configured = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { ...site, phoneVerification: 'firebase' } })],
      environment: { FIREBASE_ISSUER: 'https://numbers.example', FIREBASE_AUDIENCE: 'x', FIREBASE_JWKS_URL: keys },
    });
    expect((await configured.ask('/numbers/jwks', { host: HOST })).status).toBe(404);
    await configured.close();
  });
});
