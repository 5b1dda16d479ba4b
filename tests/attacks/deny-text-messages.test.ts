import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SmsSent, VerifiedSignIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const HOME = '198.51.100.1';
const OWN = { countryDialingCode: '34', mobileNum: '612345678' };
const aurora = siteDocuments({
  id: 'aurora',
  site: {
    flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: [{ modId: 'MOBILEVERCODELOGIN3', enabled: true }] }],
  },
});

describeOnOneEngine('keeping text messages from members', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    const environment = { TRUST_PROXY: 'loopback', RATE_LIMITS: '1' };
    gateway = await startGateway(database, { sites: [aurora], environment, now: () => now });
    calls = accountCalls(gateway);
    successOf(await calls.register({ username: 'reachable' }, from(HOME)));
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: '+34612345678', mobile_verified_at: now.toISOString() })
        .where('account', '=', 'reachable')
        .execute(),
    );
  });

  afterAll(() => gateway.close());

  beforeEach(async () => {
    now = new Date(now.getTime() + 48 * 3_600_000);
    await database.forSite('aurora', (tx) => tx.deleteFrom('sms_send').where('site_id', '=', 'aurora').execute());
  });

  const from = (address: string) => ({
    headers: { 'x-forwarded-for': address },
    envelope: { iat: Math.floor(now.getTime() / 1_000) },
  });
  const ask = (body: object, address: string, purpose = 'noLogin'): Promise<SiteResponse> =>
    gateway.ask(`/wps/verification/sms/${purpose}`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': address },
    });
  const askSolved = async (body: object, address: string, purpose = 'noLogin'): Promise<SiteResponse> =>
    ask({ ...body, ...(await solvedCaptcha(database)) }, address, purpose);
  const later = (): void => {
    now = new Date(now.getTime() + 61_000);
  };
  const countSends = () =>
    database.forSite('aurora', (tx) =>
      tx
        .selectFrom('sms_send')
        .select('send_id')
        .execute()
        .then((rows) => rows.length),
    );

  it.each(['noLogin', 'register'])(
    'refuses to send anything for %s without a captcha, and says so',
    async (purpose) => {
      const answer = await ask(OWN, '203.0.113.5', purpose);
      expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'captcha_required' });
      expect(answer.json()).toMatchObject({ captcha: true });
      const wrong = { captchaId: 'x'.repeat(22), captcha: 'guessed' };
      expect(refusalOf(await ask({ ...OWN, ...wrong }, '203.0.113.5', purpose)).code).toBe('captcha_required');
      expect(await countSends()).toBe(0);
    },
  );

  it('takes a captcha for one message only', async () => {
    const solution = await solvedCaptcha(database);
    successOf(await ask({ ...OWN, ...solution }, '203.0.113.5'));
    later();
    expect(refusalOf(await ask({ ...OWN, ...solution }, '203.0.113.5')).code).toBe('captcha_required');
  });

  it('sends the owner a code at home after strangers asked for as many as they may', async () => {
    for (let index = 0; index < 20; index += 1) {
      await askSolved(OWN, `203.0.113.${10 + Math.floor(index / 4)}`);
      later();
    }
    expect(refusalOf(await askSolved(OWN, '203.0.113.99')).code).toBe('too_many_requests');
    expect(successOf<SmsSent>(await askSolved(OWN, HOME))).toEqual({ expiredMinutes: 5 });
  });

  it('sends nothing for a hundred addresses that solve no captcha', async () => {
    for (let index = 0; index < 100; index += 1)
      await ask({ countryDialingCode: '34', mobileNum: `6120${String(index).padStart(5, '0')}` }, `203.0.113.${index}`);
    expect(await countSends()).toBe(0);
  });

  it('sends a code after a proven password even when the budget of strangers is spent', async () => {
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('sms_send')
        .values(
          Array.from({ length: 3_000 }, (_, index) => ({
            site_id: 'aurora',
            number: `+34613${String(index).padStart(6, '0')}`,
            prefix: `+3461${index}`.slice(0, 8),
            country: 'FR',
            address: '203.0.113.1',
            sent_at: now.toISOString(),
          })),
        )
        .execute(),
    );
    expect(refusalOf(await askSolved(OWN, '203.0.113.99')).code).toBe('messages_unavailable');
    const refused = await calls.signIn({ username: 'reachable' }, from('192.0.2.50'));
    const { challengeId, methods } = refused.json() as { challengeId: string; methods: string[] };
    expect(methods).toEqual(['mobile']);
    const body = { challengeId, method: 'mobile' };
    const sent = await gateway.ask('/wps/session/verify', { method: 'POST', body, ...from('192.0.2.50') });
    expect(successOf<VerifiedSignIn>(sent)).toEqual({ expiredMinutes: 5 });
  });
});
