import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as fc from 'fast-check';
import { importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { sealedTo } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';
import { attack, MARKUP } from './support/hostile-requests.ts';

const VALUES_PER_FIELD = scaled(5, 500);
const SEED = 20_260_101;
const TIMEOUT_MS = scaled(120_000, 3_600_000);

const email = { email: 'mika@mail.example' };
const mobile = { countryDialingCode: '34', mobileNum: '612345678' };
const code = 'x'.repeat(43);
const newPassword = 'Midsummer-night-9';
const recoveryCode = 'AAAA-BBBB-CCCC-DDDD';
const paymentPassword = { newPaymentPassword: 'Winter-morning-8', confirmNewPaymentPassword: 'Winter-morning-8' };

const FIELDS = [
  ...[
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'qqNum',
    'mobileNum',
    'recommenderId',
    'captcha',
  ],
  ...['verificationCode', 'affiliateCode', 'paymentPassword', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'],
  ...['referralCode', 'nickname', 'birthday', 'telegram', 'zalo', 'skype'],
] as const;
const ofForm = Object.fromEntries(FIELDS.map((name) => [name, '']));

interface Form {
  readonly call: string;
  /** A body with every field of the form. */
  readonly body: object;
  readonly kind?: 'encrypted' | 'urlencoded';
  readonly needsSession?: boolean;
}

/** Every form of accounts. */
const FORMS: readonly Form[] = [
  {
    call: 'PUT /wps/member/register',
    body: {
      ...ofForm,
      ...email,
      password: PASSWORD,
      terms: true,
      registerUrl: 'http://aurora.localhost/',
      domain: 'aurora.localhost',
    },
    kind: 'encrypted',
  },
  {
    call: 'PUT /wps/member/register/mobile',
    body: { ...mobile, password: PASSWORD, verificationCode: '123456', terms: true },
    kind: 'encrypted',
  },
  {
    call: 'POST /wps/session/login',
    body: {
      type: 'username',
      username: 'mikaela',
      password: 'x',
      captchaId: 'x'.repeat(22),
      captcha: 'x',
      entrance: 'player',
    },
    kind: 'encrypted',
  },
  { call: 'POST /wps/session/login/code', body: { ...mobile, verificationCode: '123456' }, kind: 'encrypted' },
  { call: 'POST /wps/session/login/freeplay', body: { os: 'Linux', platform: 'W' } },
  { call: 'POST /wps/session/verify', body: { challengeId: code, method: 'email', answer: '123456' } },
  { call: 'POST /wps/verification/sms/noLogin', body: mobile },
  { call: 'POST /wps/verification/sms/register', body: { ...mobile, username: 'mikaela' } },
  { call: 'POST /wps/session/handoff/exchange', body: { code } },
  { call: 'POST /wps/member/password/email', body: { username: 'mikaela', ...email }, kind: 'urlencoded' },
  {
    call: 'POST /wps/member/password/link',
    body: { code, newPassword, confirmNewPassword: newPassword },
    kind: 'encrypted',
  },
  {
    call: 'POST /wps/member/password/verification',
    body: { ...mobile, verificationCode: '123456', newPassword },
    kind: 'encrypted',
  },
  {
    call: 'POST /wps/member/password',
    body: { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword },
    kind: 'encrypted',
    needsSession: true,
  },
  { call: 'PUT /wps/member/language', body: { language: 'EN' }, needsSession: true },
  { call: 'PUT /wps/member/nickname', body: { nickname: 'Mika' }, needsSession: true },
  { call: 'POST /wps/member/email/code', body: email, needsSession: true },
  {
    call: 'PUT /wps/member/email',
    body: { ...email, verificationCode: '123456', password: PASSWORD },
    kind: 'encrypted',
    needsSession: true,
  },
  { call: 'POST /wps/member/mobile/code', body: mobile, needsSession: true },
  {
    call: 'PUT /wps/member/mobile',
    body: { ...mobile, verificationCode: '123456', password: PASSWORD },
    kind: 'encrypted',
    needsSession: true,
  },
  ...[
    { call: 'POST /wps/member/totp/begin', body: { password: PASSWORD } },
    { call: 'POST /wps/member/totp/confirm', body: { code: '123456' } },
    { call: 'POST /wps/member/totp/recoveryCodes', body: { code: '123456' } },
    { call: 'POST /wps/member/totp/disable', body: { password: PASSWORD, code: '123456', recoveryCode } },
    { call: 'POST /wps/member/paymentPassword', body: { password: 'x', oldPaymentPassword: 'x', ...paymentPassword } },
    {
      call: 'POST /wps/member/paymentPassword/reset',
      body: { password: PASSWORD, method: 'email', verificationCode: '123456', ...paymentPassword },
    },
    {
      call: 'POST /wps/member/bankAccounts',
      body: {
        bankCode: 'NORTE',
        accountName: 'Ana Ruiz',
        accountNumber: '123456',
        branch: 'Centro',
        paymentPassword: 'x',
      },
    },
    {
      call: 'POST /wps/member/eWallets',
      body: { walletType: 'PAGO', accountName: 'Ana Ruiz', walletNumber: 'ana@mail.example', paymentPassword: 'x' },
    },
  ].map((form) => ({ ...form, kind: 'encrypted' as const, needsSession: true })),
];

const flags = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'MOBILEVERCODELOGIN3',
  'PHONEPWDRESET3',
  'FREEPLAY3',
  'WITHDRAW3',
] as const;

describe('hostile values in the forms of accounts', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let token: string;
  let seal: (body: object) => Promise<string>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const fields = FIELDS.map((name, order) => ({ name, enabled: name !== 'captcha', required: false, order }));
    const site = {
      flags: [
        { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: flags.map((modId) => ({ modId, enabled: true })) },
      ],
      registration: { types: ['username' as const, 'registerMobile' as const], fields },
      payouts: {
        bankAccounts: {
          number: { kind: 'digits' as const },
          branch: 'optional' as const,
          banks: [{ code: 'NORTE', name: 'Banco del Norte' }],
        },
        eWallets: { types: [{ code: 'PAGO', name: 'Pago', form: 'email' as const }] },
      },
    };
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site })],
      environment: { RATE_LIMITS: '1000000' },
    });
    token = await accountCalls(gateway).newMember('mikaela');
    const { value } = (await gateway.ask('/wps/system/keys')).json() as { value: { keys: JWK[] } };
    const [jwk = {}] = value.keys;
    const key = await importJWK(jwk, 'ECDH-ES+A256KW');
    seal = (body) => sealedTo(key, jwk.kid ?? '', body);
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  it.each(FORMS)(
    '$call answers each of them in its own words, and names the field',
    { timeout: TIMEOUT_MS },
    async (form) => {
      const values = [...naughtyStrings, ...fc.sample(attack, { numRuns: VALUES_PER_FIELD, seed: SEED })];
      const step = Math.max(1, Math.floor(values.length / VALUES_PER_FIELD));
      for (const field of Object.keys(form.body))
        for (let at = 0; at < values.length; at += step) await attackField(form, field, values[at] ?? '');
    },
  );

  it('leave the member’s session valid', async () => {
    expect((await accountCalls(gateway).info(token)).status).toBe(200);
  });

  async function attackField({ call, body, kind, needsSession }: Form, field: string, value: string): Promise<void> {
    const [method = '', path = ''] = call.split(' ');
    const sent = { ...body, [field]: value };
    const types = { encrypted: 'application/jose', urlencoded: 'application/x-www-form-urlencoded' };
    const response = await gateway.ask(path, {
      method,
      headers: {
        'content-type': kind === undefined ? 'application/json' : types[kind],
        ...(needsSession && { authorization: `Bearer ${token}` }),
      },
      body:
        kind === 'encrypted'
          ? await seal(sent)
          : kind === 'urlencoded'
            ? String(new URLSearchParams(sent as Record<string, string>))
            : JSON.stringify(sent),
    });
    const said = `${call} ${field} ${JSON.stringify(value).slice(0, 80)}: ${response.text}`;
    expect(response.status, said).toBeLessThan(500);
    expect(response.headers['content-type'], said).toBe('application/json; charset=utf-8');
    expect(response.headers['x-content-type-options'], said).toBe('nosniff');
    const answer = response.json() as { success: boolean; code?: string; fields?: object; value?: object };
    // A success may return the account's own name; a refusal must echo nothing.
    if (!answer.success) expect(response.text, said).not.toContain(MARKUP);
    if (answer.code === 'invalid_request') expect(Object.keys(answer.fields ?? {}), said).not.toEqual([]);
  }
});
