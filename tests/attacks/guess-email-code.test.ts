import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankAccount, SignedIn, SiteDocument } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const HOME = '198.51.100.1';
const THERE = '203.0.113.7';
const fields = (['username', 'password', 'email'] as const).map((name, order) => ({
  name,
  enabled: true,
  required: name !== 'email',
  order,
}));
const flags: SiteDocument['flags'] = [
  { modId: 'SIGNIN3', enabled: true },
  { modId: 'WITHDRAW3', enabled: true },
];
const payouts: SiteDocument['payouts'] = {
  bankAccounts: { number: { kind: 'iban' }, banks: [{ code: 'NORTE', name: 'Banco del Norte' }] },
};
const aurora = siteDocuments({
  id: 'aurora',
  site: { flags, payouts, registration: { types: ['username'], fields } },
});

describeOnOneEngine('guessing the code of an e-mail', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let second: TestGateway;
  let calls: ReturnType<typeof accountCalls>;
  let now = new Date();

  beforeAll(async () => {
    database = await open();
    const environment = { TRUST_PROXY: 'loopback', RATE_LIMITS: '1' };
    const options = { sites: [aurora], environment, now: () => now };
    gateway = await startGateway(database, options);
    second = await startGateway(database, options);
    calls = accountCalls(gateway);
    for (const username of ['guessed', 'flooded', 'patient'])
      successOf(await calls.register({ username, email: `${username}@mail.example` }, from(HOME)));
  });

  afterAll(async () => {
    await gateway.close();
    await second.close();
  });

  const from = (address: string) => ({
    headers: { 'x-forwarded-for': address },
    envelope: { iat: Math.floor(now.getTime() / 1_000) },
  });
  const pass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1_000);
  };
  const challengeOf = async (username: string): Promise<string> => {
    const refused = await calls.signIn({ username }, from(THERE));
    const { challengeId, methods } = refused.json() as { challengeId: string; methods: string[] };
    expect(methods).toEqual(['email']);
    return challengeId;
  };
  const verify = (challengeId: string, answer?: string, asked = gateway): Promise<SiteResponse> =>
    asked.ask('/wps/session/verify', {
      method: 'POST',
      body: { challengeId, method: 'email', ...(answer && { answer }) },
      ...from(THERE),
    });
  const codeSentTo = async (to: string): Promise<string> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', to)
        .orderBy('message_id', 'desc')
        .execute(),
    );
    return /\d{6}/.exec(rows[0]?.text_body ?? '')?.[0] ?? '';
  };

  it('takes five wrong answers, whatever new sign-ins and codes come between, and then lets wait longer and longer', async () => {
    const answers: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      pass(61);
      const challengeId = await challengeOf('guessed');
      successOf(await verify(challengeId));
      const right = await codeSentTo('guessed@mail.example');
      for (let guess = 0; guess < 5; guess += 1) {
        const wrong = String((Number(right) + 1 + guess) % 1_000_000).padStart(6, '0');
        answers.push(refusalOf(await verify(challengeId, wrong, guess % 2 === 0 ? gateway : second)).code);
      }
    }
    const taken = answers.filter((code) => code === 'invalid_verification_code');
    expect(taken.length).toBeLessThanOrEqual(10);
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('invalid_verification_code'));
    expect(answers).toContain('too_many_requests');
  });

  it('refuses the right code too while the wait lasts, and takes it afterwards', async () => {
    pass(600);
    const challengeId = await challengeOf('patient');
    successOf(await verify(challengeId));
    const right = await codeSentTo('patient@mail.example');
    await database.forSite('aurora', async (tx) => {
      const member = await tx
        .selectFrom('member')
        .select('member_id')
        .where('account', '=', 'patient')
        .executeTakeFirstOrThrow();
      const tried = { kind: 'email', tries: 8, last_tried_at: now.toISOString() } as const;
      await tx
        .insertInto('member_try')
        .values({ site_id: 'aurora', ...member, ...tried })
        .execute();
    });
    const early = await verify(challengeId, right);
    expect(refusalOf(early)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(early.headers['retry-after'])).toBe(8);
    pass(8);
    successOf(await verify(challengeId, right));
  });

  it('sends a member ten codes a day by e-mail, over all processes', async () => {
    pass(24 * 3_600);
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      pass(61);
      const answer = await verify(await challengeOf('flooded'), undefined, index % 2 === 0 ? gateway : second);
      codes.push(answer.status === 200 ? 'sent' : refusalOf(answer).code);
    }
    expect(codes).toEqual([...Array(10).fill('sent'), 'too_many_requests', 'too_many_requests']);
    pass(24 * 3_600);
    successOf(await verify(await challengeOf('flooded')));
  });

  it('sends a member ten codes a day to confirm accounts for withdrawals too', async () => {
    pass(24 * 3_600);
    const username = 'confirming';
    const form = { username, email: `${username}@mail.example` };
    const { token = '' } = successOf<SignedIn>(await calls.register(form, from(HOME)));
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ email_verified_at: new Date(now.getTime() - 25 * 3_600_000) })
        .where('account', '=', username)
        .execute(),
    );
    const banks = '/wps/member/bankAccounts';
    const account = { bankCode: 'NORTE', accountName: 'Ana Ruiz', accountNumber: 'ES9121000418450200051332' };
    const member = [gateway, second].map((one) => memberCalls(one, () => now));
    const post = (path: string, body: object, index = 0) => member[index % 2]?.post(path, body, token);
    const added = await post(banks, { ...account, password: PASSWORD });
    if (added === undefined) throw new Error('nothing was asked');
    const path = `${banks}/${successOf<BankAccount>(added).accountId}/confirm`;
    const codes: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      pass(61);
      const answer = await post(path, { method: 'email' }, index);
      if (answer === undefined) throw new Error('nothing was asked');
      codes.push(answer.status === 200 ? 'sent' : refusalOf(answer).code);
    }
    expect(codes).toEqual([...Array(10).fill('sent'), 'too_many_requests', 'too_many_requests']);
  });
});
