import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { solvedCaptcha } from '#gateway/testing/solved-captcha.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const HOME = '198.51.100.1';
/** More than the attacker needed once. */
const TRIES = 61;

describeOnOneEngine('locking an owner out by wrong passwords', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let second: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    const options = { environment: { TRUST_PROXY: 'loopback', RATE_LIMITS: '1' }, now: () => now };
    gateway = await startGateway(database, options);
    second = await startGateway(database, options);
    calls = accountCalls(gateway);
    for (const username of ['attacked', 'travelling', 'guessedat', 'racedhome'])
      successOf(await calls.register({ username }, from(HOME)));
  });

  afterAll(async () => {
    await gateway.close();
    await second.close();
  });

  beforeEach(() => {
    now = new Date(now.getTime() + 3_600_000);
  });

  function from(address: string, headers: Record<string, string> = {}) {
    return {
      headers: { 'x-forwarded-for': address, ...headers },
      envelope: { iat: Math.floor(now.getTime() / 1_000) },
    };
  }
  const wrong = (username: string, address: string, solution: object = {}, asking = calls): Promise<SiteResponse> =>
    asking.signIn({ username, password: 'not-the-password', ...solution }, from(address));
  const otherAddress = (index: number): string => `203.0.113.${index % 200}`;
  const codeOf = (answer: SiteResponse): string => refusalOf(answer).code;

  it('asks the owner at home for nothing after sixty wrong tries from elsewhere', async () => {
    for (let index = 0; index < TRIES; index += 1) await wrong('attacked', otherAddress(index));
    successOf(await calls.signIn({ username: 'attacked' }, from(HOME)));
  });

  it('asks the owner elsewhere for a captcha, and for no more', async () => {
    for (let index = 0; index < TRIES; index += 1) await wrong('attacked', otherAddress(index));
    const without = await calls.signIn({ username: 'attacked' }, from('192.0.2.77'));
    expect(codeOf(without)).toBe('captcha_required');
    const solution = await solvedCaptcha(database);
    successOf(await calls.signIn({ username: 'attacked', ...solution }, from('192.0.2.77')));
  });

  it('never slows a browser that the account remembers', async () => {
    const origin = `http://aurora.localhost:${gateway.port}`;
    const form = { username: 'travelling', remember: true, transport: 'cookie' };
    const kept = await calls.signIn(form, from(HOME, { origin }));
    successOf(kept);
    const remembered = (kept.headers['set-cookie'] ?? []).find((one) => one.startsWith('remember='));
    for (let index = 0; index < 30; index += 1)
      await wrong('travelling', otherAddress(index), await solvedCaptcha(database));
    expect(codeOf(await wrong('travelling', '192.0.2.78', await solvedCaptcha(database)))).toBe('too_many_requests');
    const cookie = remembered?.split(';')[0] ?? '';
    successOf(await calls.signIn({ username: 'travelling' }, from('192.0.2.78', { origin, cookie })));
  });

  it('counts only tries that solved a captcha, over all processes, and for a minute', async () => {
    const answers: string[] = [];
    for (let index = 0; index < TRIES; index += 1) await wrong('guessedat', otherAddress(index));
    for (let index = 0; index < 12; index += 1) {
      const asking = index % 2 === 0 ? calls : accountCalls(second);
      answers.push(codeOf(await wrong('guessedat', otherAddress(index), await solvedCaptcha(database), asking)));
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('invalid_credentials'));
    expect(answers.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
    const solution = await solvedCaptcha(database);
    const refused = await calls.signIn({ username: 'guessedat', ...solution }, from('192.0.2.79'));
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    now = new Date(now.getTime() + 60_000);
    // The captcha was not used up by the refusal.
    successOf(await calls.signIn({ username: 'guessedat', ...solution }, from('192.0.2.79')));
  });

  it('takes a picture from an owner in a new place while an attacker fills the minute by work, up to a wide limit', async () => {
    const picture = () => solvedCaptcha(database, 'aurora', 'image');
    for (let index = 0; index < 4; index += 1) await wrong('guessedat', otherAddress(index));
    for (let index = 0; index < 10; index += 1)
      await wrong('guessedat', otherAddress(index), await solvedCaptcha(database));
    expect(codeOf(await wrong('guessedat', '192.0.2.81', await solvedCaptcha(database)))).toBe('too_many_requests');
    expect(codeOf(await wrong('guessedat', '192.0.2.81', await picture()))).toBe('invalid_credentials');
    successOf(await calls.signIn({ username: 'guessedat', ...(await picture()) }, from('192.0.2.82')));
    now = new Date(now.getTime() + 3_600_000);
    const answers: string[] = [];
    for (let index = 0; index < 3; index += 1) await wrong('guessedat', otherAddress(index));
    for (let index = 0; index < 32; index += 1)
      answers.push(codeOf(await wrong('guessedat', otherAddress(index), await picture())));
    expect(answers).toEqual([...Array(30).fill('invalid_credentials'), ...Array(2).fill('too_many_requests')]);
  });

  it('slows a single address down for longer than all others together', async () => {
    const fromOne = async () => codeOf(await wrong('guessedat', '192.0.2.90', await solvedCaptcha(database)));
    for (let index = 0; index < 8; index += 1) await fromOne();
    expect(await fromOne()).toBe('too_many_requests');
    now = new Date(now.getTime() + 60_000);
    expect(await fromOne()).toBe('too_many_requests');
    expect(codeOf(await wrong('guessedat', '192.0.2.91', await solvedCaptcha(database)))).toBe('invalid_credentials');
  });

  it('checks three passwords without a captcha, however many are guessed at once', async () => {
    const guesses = Array.from({ length: 24 }, (_, index) =>
      wrong('racedhome', otherAddress(index), {}, index % 2 === 0 ? calls : accountCalls(second)),
    );
    const answers = (await Promise.all(guesses)).map(codeOf);
    expect(answers.filter((code) => code === 'invalid_credentials')).toHaveLength(3);
    expect(answers.filter((code) => code === 'captcha_required')).toHaveLength(21);
  });

  it('counts no sign-in that succeeds, and none that the agents’ page refuses with the right password', async () => {
    for (let index = 0; index < 5; index += 1) {
      successOf(await calls.signIn({ username: 'racedhome' }, from(HOME)));
      const agent = await calls.signIn({ username: 'racedhome', entrance: 'agent' }, from(HOME));
      expect(codeOf(agent)).toBe('non_agent');
    }
  });

  it('counts failures by the networks that one subscriber may hold: /64, /56 and /48', async () => {
    let made = 0;
    const guess = async (address: string): Promise<string> => {
      made += 1;
      return codeOf(await wrong(`nobody${made}`, address));
    };
    const answers: string[] = [];
    for (let index = 0; index < 82; index += 1) answers.push(await guess(`2001:db8:1:${(index % 41).toString(16)}::1`));
    expect(answers.slice(0, 80)).toEqual(Array(80).fill('invalid_credentials'));
    expect(answers.slice(80)).toEqual(['captcha_required', 'captcha_required']);
    expect(await guess('2001:db8:1:100::1')).toBe('invalid_credentials');
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('sign_in_failure')
        .values(
          Array.from({ length: 320 }, (_, index) => ({
            ...{ site_id: 'aurora', account_key: `nobody-else-${index}`, address: '2001:db8:2:0::/64' },
            ...{ network56: '2001:db8:2:0::/56', network48: '2001:db8:2::/48', failed_at: now.toISOString() },
          })),
        )
        .execute(),
    );
    expect(await guess('2001:db8:2:ff00::1')).toBe('captcha_required');
    expect(await guess('2001:db8:3::1')).toBe('invalid_credentials');
  });

  it('counts accounts that do not exist alike', async () => {
    const answers: string[] = [];
    for (let index = 0; index < 14; index += 1)
      answers.push(codeOf(await wrong('nobodyhere', otherAddress(index), await solvedCaptcha(database))));
    expect(answers).toEqual([...Array(13).fill('invalid_credentials'), 'too_many_requests']);
  });
});
