import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Registered, SignedIn } from '#contracts/generated/contracts.ts';
import { PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const modules = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'MOBILEVERCODELOGIN3', 'PHONEPWDRESET3'] as const;
const site = {
  phoneVerification: 'firebase' as const,
  flags: [
    { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: modules.map((modId) => ({ modId, enabled: true })) },
  ],
  registration: {
    types: ['registerMobile' as const],
    fields: (['username', 'password', 'mobileNum', 'verificationCode'] as const).map((name, order) => ({
      name,
      enabled: true,
      required: false,
      order,
    })),
  },
};
const NUMBER = { countryDialingCode: '34', mobileNum: '612 345 678' };
const E164 = '+34612345678';
const ISSUER = 'https://numbers.example/marquee';
const AUDIENCE = 'marquee';
const BY_PHONE = { sign_in_provider: 'phone' };

describeOnOneEngine('the word of a service that verifies numbers', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let keyServer: Server;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let keysAddress = '';
  let made = 0;

  beforeAll(async () => {
    database = await open();
    keys = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
    keyServer = createServer((request, response) => {
      if (request.url === '/faulty') response.statusCode = 500;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
    const { port } = keyServer.address() as AddressInfo;
    keysAddress = `http://127.0.0.1:${port}/keys`;
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site })],
      environment: {
        FIREBASE_ISSUER: ISSUER,
        FIREBASE_AUDIENCE: AUDIENCE,
        FIREBASE_JWKS_URL: keysAddress,
      },
    });
  });

  afterAll(async () => {
    await gateway.close();
    keyServer.close();
  });

  /** A token of the service, wrong where a test says so. */
  async function tokenOf({
    number = E164,
    audience = AUDIENCE,
    key = keys.privateKey,
    madeAt = Date.now(),
    more = {},
  } = {}) {
    made += 1;
    // Each of somebody else at the service, so that it is a verification of its own.
    const claims = { phone_number: number, auth_time: Math.floor(madeAt / 1_000), firebase: BY_PHONE };
    return new SignJWT({ ...claims, ...more })
      .setSubject(String(made))
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(Math.floor(madeAt / 1_000))
      .setExpirationTime(Math.floor(madeAt / 1_000) + 3_600)
      .sign(key);
  }

  const register = (firebaseIdToken: string) =>
    callEncrypted(gateway.ask, {
      method: 'PUT',
      path: '/wps/member/register/mobile',
      body: { ...NUMBER, password: PASSWORD, terms: true, firebaseChannel: 'phone', firebaseIdToken },
    });
  const signIn = (body: object, ask = gateway.ask) =>
    callEncrypted(ask, { method: 'POST', path: '/wps/session/login/code', body: { ...NUMBER, ...body } });
  const faultOf = async (firebaseIdToken: string) => refusalOf(await signIn({ firebaseIdToken }));

  it('stands in place of a code: to register, to sign in, and for a new password', async () => {
    const { token } = successOf<Registered>(await register(await tokenOf()));
    const info = await gateway.ask('/wps/member/info', { headers: { authorization: `Bearer ${token}` } });
    expect(info.text).toContain('"mobileVerified":true');
    successOf<SignedIn>(await signIn({ firebaseIdToken: await tokenOf() }));
    const reset = await callEncrypted(gateway.ask, {
      method: 'POST',
      path: '/wps/member/password/verification',
      body: { ...NUMBER, newPassword: 'Harbour-wind-31', firebaseIdToken: await tokenOf() },
    });
    successOf<SignedIn>(reset);
  });

  it('counts once, while it is fresh, for its own number and from the service alone', async () => {
    const token = await tokenOf();
    successOf(await signIn({ firebaseIdToken: token }));
    expect((await faultOf(token)).code).toBe('invalid_verification_code');
    // The same, written in another way.
    const bytes = Buffer.from(token.slice(token.lastIndexOf('.') + 1), 'base64url');
    const rewritten = `${token.slice(0, token.lastIndexOf('.'))}.${bytes.toString('base64url')}==`;
    expect((await faultOf(rewritten)).code).toBe('invalid_verification_code');
    const wrong = { code: 'invalid_verification_code', fields: { firebaseIdToken: 'wrong_value' } };
    expect(await faultOf(await tokenOf({ madeAt: Date.now() - 11 * 60_000 }))).toMatchObject(wrong);
    expect(await faultOf(await tokenOf({ audience: 'another' }))).toMatchObject(wrong);
    // A token that is made anew from an old sign-in at the service: nobody has read a message of late.
    const verifiedAt = Math.floor(Date.now() / 1_000) - 11 * 60;
    expect(await faultOf(await tokenOf({ more: { auth_time: verifiedAt } }))).toMatchObject(wrong);
    expect(await faultOf(await tokenOf({ more: { auth_time: undefined } }))).toMatchObject(wrong);
    expect(await faultOf(await tokenOf({ more: { auth_time: Math.floor(Date.now() / 1_000) + 600 } }))).toMatchObject(
      wrong,
    );
    // A member who came in by another way has read no text message, whatever number is linked.
    for (const firebase of [{ sign_in_provider: 'password' }, undefined])
      expect(await faultOf(await tokenOf({ more: { firebase } }))).toMatchObject(wrong);
    const { privateKey } = await generateKeyPair('RS256');
    expect(await faultOf(await tokenOf({ key: privateKey }))).toMatchObject(wrong);
    expect(await faultOf('nonsense')).toMatchObject(wrong);
    expect((await faultOf(await tokenOf({ number: '+34699999999' }))).fields).toEqual({ firebaseIdToken: 'mismatch' });
  });

  it('is not blamed for a service that gives no keys', async () => {
    const environment = {
      FIREBASE_ISSUER: ISSUER,
      FIREBASE_AUDIENCE: AUDIENCE,
      FIREBASE_JWKS_URL: keysAddress.replace('/keys', '/faulty'),
    };
    const faulty = await startGateway(database, { sites: [siteDocuments({ id: 'aurora', site })], environment });
    expect(refusalOf(await signIn({ firebaseIdToken: await tokenOf() }, faulty.ask))).toMatchObject({
      status: 503,
      code: 'busy',
    });
    await faulty.close();
  });

  it('is refused where no service is configured, where the site asks for none, and nothing at all is too', async () => {
    const { phoneVerification: _, ...plain } = site;
    const firebaseIdToken = await tokenOf();
    const environment = { MARQUEE_MODE: 'production' };
    const without = await startGateway(database, { sites: [siteDocuments({ id: 'aurora', site })], environment });
    expect(refusalOf(await signIn({ firebaseIdToken }, without.ask)).code).toBe('feature_disabled');
    await without.close();
    const unasked = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: plain })],
      environment: { FIREBASE_ISSUER: ISSUER, FIREBASE_AUDIENCE: AUDIENCE, FIREBASE_JWKS_URL: keysAddress },
    });
    expect(refusalOf(await signIn({ firebaseIdToken }, unasked.ask)).code).toBe('feature_disabled');
    await unasked.close();
    expect(refusalOf(await signIn({})).fields).toEqual({ verificationCode: 'required' });
  });
});
