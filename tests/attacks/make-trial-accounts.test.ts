import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignedIn } from '#contracts/generated/contracts.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const aurora = siteDocuments({
  id: 'aurora',
  site: { flags: [{ modId: 'SIGNIN3', enabled: true, childrenNodes: [{ modId: 'FREEPLAY3', enabled: true }] }] },
});

describeOnOneEngine('making trial accounts', (open) => {
  let database: TestDatabase;
  let gateways: readonly TestGateway[];
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    const environment = { TRUST_PROXY: 'loopback', RATE_LIMITS: '1' };
    const options = { sites: [aurora], environment, now: () => now };
    gateways = [await startGateway(database, options), await startGateway(database, options)];
  });

  afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
  });

  beforeEach(() => {
    now = new Date(now.getTime() + 25 * 3_600_000);
  });

  let asked = 0;
  /** Asks the processes in turn. */
  const openTrial = (address: string, solution: object = {}): Promise<SiteResponse> => {
    asked += 1;
    const gateway = gateways[asked % gateways.length];
    if (gateway === undefined) throw new Error('no gateway');
    const body = { os: 'Linux', platform: 'W', ...solution };
    return gateway.ask('/wps/session/login/freeplay', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': address },
    });
  };
  const openSolved = async (address: string): Promise<SiteResponse> =>
    openTrial(address, await solvedCaptcha(database));
  const codeOf = (answer: SiteResponse): string => (answer.status === 200 ? 'opened' : refusalOf(answer).code);

  it('asks for a captcha after three accounts of an address, over all processes', async () => {
    for (let index = 0; index < 3; index += 1) successOf<SignedIn>(await openTrial('203.0.113.1'));
    const refused = await openTrial('203.0.113.1');
    expect(refusalOf(refused)).toMatchObject({ status: 401, code: 'captcha_required' });
    expect(refused.json()).toMatchObject({ captcha: true });
    const guessed = { captchaId: 'x'.repeat(22), captcha: 'guessed' };
    expect(codeOf(await openTrial('203.0.113.1', guessed))).toBe('captcha_required');
    expect(codeOf(await openSolved('203.0.113.1'))).toBe('opened');
    expect(codeOf(await openTrial('203.0.113.2'))).toBe('opened');
  });

  it('opens three without a captcha under concurrent requests', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => openTrial('203.0.113.4')));
    const answers = asked.map(codeOf);
    expect(answers.filter((code) => code === 'opened')).toHaveLength(3);
    expect(answers.filter((code) => code === 'captcha_required')).toHaveLength(17);
  });

  it('opens twenty a day for an address, and tells when there are more', async () => {
    for (let index = 0; index < 20; index += 1) expect(codeOf(await openSolved('203.0.113.3'))).toBe('opened');
    const refused = await openSolved('203.0.113.3');
    expect(refusalOf(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect(codeOf(await openTrial('203.0.113.3'))).toBe('opened');
  });

  it('bounds the networks that one subscriber may hold: /64, /56 and /48', async () => {
    const inSubnet = (index: number): string => `2001:db8:1:${index.toString(16)}::1`;
    for (let index = 0; index < 3; index += 1)
      expect(codeOf(await openTrial(`2001:db8:7:7::${index + 1}`))).toBe('opened');
    expect(codeOf(await openTrial('2001:db8:7:7:ffff::1'))).toBe('captcha_required');
    const answers: string[] = [];
    for (let index = 0; index < 84; index += 1) answers.push(codeOf(await openSolved(inSubnet(index % 28))));
    expect(answers.filter((code) => code === 'opened')).toHaveLength(80);
    expect(answers.slice(80)).toEqual(Array(4).fill('too_many_requests'));
    expect(codeOf(await openTrial('2001:db8:1:100::1'))).toBe('opened');
  });
});
