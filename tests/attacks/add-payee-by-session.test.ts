import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  BankAccount,
  BankAccounts,
  MemberMessages,
  SignedIn,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const BANKS = '/wps/member/bankAccounts';
const THIEF = { bankCode: 'NORTE', accountName: 'Tom Thief', accountNumber: 'ES9121000418450200051332' };
const OWNER = { bankCode: 'NORTE', accountName: 'Ana Ruiz', accountNumber: 'DE89370400440532013000' };
const MOBILE = '+34612345678';
const EMAIL = 'ana@mail.example';
const HOUR_MS = 3_600_000;

const flags: SiteDocument['flags'] = [
  { modId: 'SIGNIN3', enabled: true },
  { modId: 'WITHDRAW3', enabled: true },
];
const payouts: SiteDocument['payouts'] = {
  bankAccounts: { number: { kind: 'iban' }, banks: [{ code: 'NORTE', name: 'Banco del Norte' }] },
};

describeOnOneEngine('adding a payee by a stolen session', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let stolen: string;
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { flags, payouts } })],
      environment: { TRUST_PROXY: 'true' },
      now,
    });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway, now);
    stolen = await accounts.newMember('anaruiz', calls.envelope());
  });

  afterAll(() => gateway.close());

  const add = (body: object) => calls.post(BANKS, body, stolen);
  const banks = async () => successOf<BankAccounts>(await calls.get(BANKS, stolen));
  const prefer = (accountId: string, body: object) => {
    const call = { method: 'PUT', path: `${BANKS}/${accountId}/default`, body, ...calls.envelope() } as const;
    return callEncrypted(gateway.ask, { ...call, headers: accounts.bearer(stolen) });
  };
  const textsTo = async (recipient: string, kind: 'verify' | 'security'): Promise<readonly string[]> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', recipient)
        .where('kind', '=', kind)
        .orderBy('message_id')
        .execute(),
    );
    return rows.map(({ text_body: text }) => text ?? '');
  };
  const remove = (accountId: string, body: object) => calls.post(`${BANKS}/${accountId}/remove`, body, stolen);

  it('refuses to add an account without the password of a member who has no payment password', async () => {
    expect(refusalOf(await add(THIEF))).toMatchObject({ status: 400, fields: { password: 'required' } });
    const guessed = await add({ ...THIEF, password: 'guessed-it-1' });
    expect(refusalOf(guessed).fields).toEqual({ password: 'wrong_value' });
    expect((await banks()).accounts).toEqual([]);
  });

  it('refuses to remove an account or to choose the default without the password', async () => {
    const { accountId } = successOf<BankAccount>(await add({ ...THIEF, password: PASSWORD }));
    for (const change of [prefer, remove]) {
      expect(refusalOf(await change(accountId, {})).fields).toEqual({ password: 'required' });
      expect(refusalOf(await change(accountId, { password: 'guessed-it-1' })).fields).toEqual({
        password: 'wrong_value',
      });
    }
    expect((await banks()).accounts).toHaveLength(1);
  });

  it('pays nothing to a new account for 24 hours', async () => {
    const [account] = (await banks()).accounts;
    expect(account?.isVerified).toBe(false);
    const waitsMs = Date.parse(account?.usableFrom ?? '') - Date.parse(account?.addedAt ?? '');
    expect(waitsMs).toBe(24 * HOUR_MS);
  });

  it('refuses a name on an unverified account as a proof of a sign-in from a new address', async () => {
    const from = { ...calls.envelope(), headers: { 'x-forwarded-for': '203.0.113.9' } };
    const { methods = [] } = (await accounts.signIn({ username: 'anaruiz' }, from)).json() as { methods?: string[] };
    expect(methods).not.toContain('bankAccountName');
  });

  it('frees the name again when the owner removes the unverified account', async () => {
    const [account] = (await banks()).accounts;
    successOf(await remove(account?.accountId ?? '', { password: PASSWORD }));
    expect((await banks()).accountName).toBeNull();
    const own = successOf<BankAccount>(await add({ ...OWNER, password: PASSWORD }));
    expect(own.accountName).toBe('Ana Ruiz');
  });

  it('tells the owner in the inbox, by e-mail and by text message', async () => {
    const verified = now().toISOString();
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: MOBILE, mobile_verified_at: verified, email: EMAIL, email_verified_at: verified })
        .execute(),
    );
    successOf(await add({ ...THIEF, accountName: OWNER.accountName, password: PASSWORD }));
    const { list } = successOf<MemberMessages>(await calls.get('/wps/member/messages', stolen));
    expect(list[0]?.kind).toBe('bankAccountAdded');
    const sent = await database.forSite('aurora', (tx) =>
      tx.selectFrom('outbox_message').select(['channel', 'recipient', 'text_body']).orderBy('channel').execute(),
    );
    expect(sent).toMatchObject([
      { channel: 'email', recipient: EMAIL, text_body: expect.stringContaining('1332') },
      { channel: 'sms', recipient: MOBILE, text_body: expect.stringContaining('1332') },
    ]);
  });

  it('tells the number and the address from before when a thief with the password binds others', async () => {
    const number = { countryDialingCode: '+34', mobileNum: '687654321' };
    const bind = async (kind: 'mobile' | 'email', contact: object, to: string) => {
      const headers = accounts.bearer(stolen);
      successOf(await gateway.ask(`/wps/member/${kind}/code`, { method: 'POST', headers, body: contact }));
      const verificationCode = /\d{6}/.exec((await textsTo(to, 'verify')).at(-1) ?? '')?.[0];
      const body = { ...contact, verificationCode, password: PASSWORD };
      successOf(await calls.putSealed(`/wps/member/${kind}`, body, stolen));
    };
    await bind('mobile', number, '+34687654321');
    expect((await textsTo(MOBILE, 'security')).at(-1)).toContain('321');
    await bind('email', { email: 'tom@mail.example' }, 'tom@mail.example');
    expect((await textsTo(EMAIL, 'security')).at(-1)).toContain('@mail.example');
    expect((await textsTo('+34687654321', 'security')).at(-1)).toContain('@mail.example');
  });

  it('refuses a contact that was bound a moment ago as the second factor of a new account', async () => {
    const account = (await banks()).accounts.find(({ isVerified }) => !isVerified);
    const confirm = (body: object) => calls.post(`${BANKS}/${account?.accountId}/confirm`, body, stolen);
    expect((await banks()).confirmMethods).toEqual([]);
    expect(refusalOf(await confirm({ method: 'mobile', answer: '123456' })).fields).toEqual({
      method: 'not_allowed_value',
    });
    aheadMs += 25 * HOUR_MS;
    ({ token: stolen } = await accounts.signedIn('anaruiz', calls.envelope()));
    expect((await banks()).confirmMethods).toEqual(['mobile', 'email']);
  });

  it('refuses a fresh session of a member without a password until a code to an old contact is answered', async () => {
    const { id } = successOf<{ id: string }>(await accounts.info(stolen));
    const long = new Date(now().getTime() - 48 * HOUR_MS).toISOString();
    const since = { mobile_verified_at: now().toISOString(), email: EMAIL, email_verified_at: long };
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ password_hash: null, ...since })
        .where('member_id', '=', id)
        .execute(),
    );
    const other = { ...OWNER, accountNumber: 'FI2112345600000785' };
    expect((await banks()).proofMethods).toEqual(['email']);
    const [{ accountId = '' } = {}] = (await banks()).accounts;
    for (const change of [() => add(other), () => prefer(accountId, {}), () => remove(accountId, {})])
      expect(refusalOf(await change()).fields).toEqual({ answer: 'required' });
    const code = (method: string) =>
      gateway.ask('/wps/member/payoutProof/code', {
        method: 'POST',
        headers: accounts.bearer(stolen),
        body: { method },
      });
    // The thief's own number was bound a moment ago.
    expect(refusalOf(await code('mobile')).fields).toEqual({ method: 'not_allowed_value' });
    expect(refusalOf(await add({ ...other, method: 'mobile', answer: '123456' })).fields).toEqual({
      method: 'not_allowed_value',
    });
    successOf(await code('email'));
    const answer = /\d{6}/.exec((await textsTo(EMAIL, 'verify')).at(-1) ?? '')?.[0] ?? '';
    const wrong = answer === '000000' ? '111111' : '000000';
    expect(refusalOf(await add({ ...other, method: 'email', answer: wrong })).fields).toEqual({
      answer: 'wrong_value',
    });
    successOf(await add({ ...other, method: 'email', answer }));
    expect(refusalOf(await remove(accountId, { method: 'email', answer })).fields).toEqual({ answer: 'wrong_value' });
    aheadMs += 61_000;
    successOf(await code('email'));
    const next = /\d{6}/.exec((await textsTo(EMAIL, 'verify')).at(-1) ?? '')?.[0] ?? '';
    successOf(await remove(accountId, { method: 'email', answer: next }));
  });

  it('takes no password that a fresh session set a moment ago, where a second factor is there', async () => {
    const chosen = 'Thief-in-the-night-1';
    const body = { newPassword: chosen, confirmNewPassword: chosen };
    successOf(await calls.post('/wps/member/password', body, stolen));
    const [{ accountId = '' } = {}] = (await banks()).accounts;
    expect(await banks()).toMatchObject({ needsPassword: false, proofMethods: ['email'] });
    expect(refusalOf(await remove(accountId, { password: chosen })).fields).toEqual({ answer: 'required' });
    aheadMs += 25 * HOUR_MS;
    const calledBy = { ...calls.envelope() };
    const { token = '' } = successOf<SignedIn>(
      await accounts.signIn({ username: 'anaruiz', password: chosen }, calledBy),
    );
    stolen = token;
    successOf(await remove(accountId, { password: chosen }));
  });
});
