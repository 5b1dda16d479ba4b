import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  BankAccount,
  BankAccounts,
  EWallet,
  EWallets,
  MemberSecurity,
  SignedIn,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { holdPayablePayout } from '#gateway/areas/accounts/payees/payout-waiting.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const BANKS = '/wps/member/bankAccounts';
const WALLETS = '/wps/member/eWallets';
const IBAN = 'ES9121000418450200051332';
const OTHER_IBAN = 'DE89370400440532013000';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

const PROOF = { password: PASSWORD };
const HOUR_MS = 3_600_000;

const flags: SiteDocument['flags'] = [
  { modId: 'SIGNIN3', enabled: true },
  { modId: 'WITHDRAW3', enabled: true },
];
const payouts: SiteDocument['payouts'] = {
  bankAccounts: {
    most: 2,
    number: { kind: 'iban' },
    branch: 'optional',
    banks: [
      { code: 'NORTE', name: 'Banco del Norte' },
      { code: 'SUR', name: 'Banco del Sur' },
    ],
  },
  eWallets: {
    types: [
      { code: 'PAGO', name: 'Pago', form: 'mobile' },
      { code: 'USDT_TRC20', name: 'USDT (TRC20)', form: 'tron' },
    ],
  },
};

describeOnOneEngine('bank accounts and e-wallets', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let token: string;
  let made = 0;

  beforeAll(async () => {
    database = await open();
    const form = siteDocuments({ id: 'aurora' }).site.registration;
    const payeeName = { name: 'payeeName', enabled: true, required: false, order: 90 } as const;
    const registration = { ...form, fields: [...form.fields, payeeName] };
    gateway = await startGateway(database, {
      environment: { TRUST_PROXY: 'true' },
      sites: [
        siteDocuments({ id: 'aurora', site: { flags, payouts, registration } }),
        siteDocuments({ id: 'lotus', site: { flags, payouts } }),
        siteDocuments({ id: 'meydan', site: { payouts } }),
      ],
    });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway);
    token = await accounts.newMember('mikaela');
  });

  afterAll(() => gateway.close());

  const another = (host?: string): Promise<string> => {
    made += 1;
    return accounts.newMember(`member${'abcdefghijklmnopqrst'[made]}`, host === undefined ? {} : { host });
  };
  const addBank = (body: object, as = token, host?: string): Promise<SiteResponse> =>
    calls.post(BANKS, { ...PROOF, bankCode: 'NORTE', accountName: 'Ana Ruiz', accountNumber: IBAN, ...body }, as, host);
  const addWallet = (body: object, as = token): Promise<SiteResponse> =>
    calls.post(WALLETS, { ...PROOF, walletType: 'PAGO', walletNumber: '+34612345678', ...body }, as);
  /** Binds an address as if that had happened two days ago. */
  const bindLongAgo = (memberId: string, email: string) =>
    database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ email, email_verified_at: new Date(Date.now() - 48 * HOUR_MS).toISOString() })
        .where('member_id', '=', memberId)
        .execute(),
    );
  const codeSentTo = async (recipient: string): Promise<string> => {
    const rows = await database.forSite('aurora', (tx) =>
      tx
        .selectFrom('outbox_message')
        .select('text_body')
        .where('recipient', '=', recipient)
        .where('kind', '=', 'verify')
        .execute(),
    );
    return /\d{6}/.exec(rows.at(-1)?.text_body ?? '')?.[0] ?? '';
  };
  /** Confirms the bank account of a member by an address, and takes the address away again. */
  const confirmFirst = async (account: string): Promise<void> => {
    const { id } = successOf<{ id: string }>(await accounts.info(token));
    const email = `${account}@mail.example`;
    await bindLongAgo(id, email);
    const path = `${BANKS}/${(await banks()).accounts[0]?.accountId}/confirm`;
    successOf(await calls.post(path, { method: 'email' }, token));
    successOf(await calls.post(path, { method: 'email', answer: await codeSentTo(email) }, token));
    await database.forSite('aurora', (tx) =>
      tx.updateTable('member').set({ email: null, email_verified_at: null }).where('member_id', '=', id).execute(),
    );
  };
  const banks = async (as = token) => successOf<BankAccounts>(await calls.get(BANKS, as));
  const wallets = async (as = token) => successOf<EWallets>(await calls.get(WALLETS, as));

  it('tell what a further one takes, as the site’s document has it', async () => {
    expect(await banks()).toEqual({
      accounts: [],
      accountName: null,
      most: 2,
      needsPaymentPassword: false,
      needsPassword: true,
      proofMethods: [],
      confirmMethods: [],
      banks: [
        { bankCode: 'NORTE', name: 'Banco del Norte' },
        { bankCode: 'SUR', name: 'Banco del Sur' },
      ],
      numberKind: 'iban',
      numberMinLength: 15,
      numberMaxLength: 34,
      branch: 'optional',
    });
    expect(await wallets()).toMatchObject({
      most: 5,
      types: [
        { walletType: 'PAGO', form: 'mobile', hasName: true },
        { walletType: 'USDT_TRC20', form: 'tron', hasName: false },
      ],
    });
  });

  it('are refused by field', async () => {
    const faults = async (body: object) => refusalOf(await addBank(body)).fields;
    expect(await faults({ bankCode: 'NOWHERE', accountNumber: `${IBAN}0` })).toEqual({
      bankCode: 'not_allowed_value',
      accountNumber: 'wrong_format',
    });
    expect(await faults({ accountName: undefined })).toEqual({ accountName: 'required' });
    expect(await faults({ accountName: '<b>' })).toEqual({ accountName: 'wrong_format' });
    expect(refusalOf(await addWallet({ walletType: 'NOWHERE' })).fields).toEqual({ walletType: 'not_allowed_value' });
    expect(refusalOf(await addWallet({ walletNumber: '612345678' })).fields).toEqual({ walletNumber: 'wrong_format' });
    const named = await addWallet({ walletType: 'USDT_TRC20', walletNumber: TRON, accountName: 'Ana Ruiz' });
    expect(refusalOf(named).fields).toEqual({ accountName: 'unknown_field' });
    expect((await banks()).accounts).toEqual([]);
  });

  it('are all in one name, of whichever kind, however it is written', async () => {
    const first = successOf<BankAccount>(await addBank({ accountNumber: 'es91 2100 0418 4502 0005 1332' }));
    expect(first).toMatchObject({
      bankName: 'Banco del Norte',
      accountName: 'Ana Ruiz',
      maskedNumber: '•••• 1332',
      branch: null,
      isDefault: true,
    });
    expect(refusalOf(await addWallet({ accountName: 'Eva Ruiz' })).fields).toEqual({ accountName: 'locked' });
    expect(successOf<EWallet>(await addWallet({ accountName: ' ANA  ruiz' })).accountName).toBe('Ana Ruiz');
    successOf<BankAccount>(await addBank({ accountName: undefined, accountNumber: OTHER_IBAN, branch: ' Centro ' }));
    expect(await banks()).toMatchObject({
      accountName: 'Ana Ruiz',
      accounts: [{ isDefault: true }, { branch: 'Centro' }],
    });
    const address = successOf<EWallet>(await addWallet({ walletType: 'USDT_TRC20', walletNumber: TRON }));
    expect(address).toMatchObject({ accountName: null, maskedNumber: 'TR7N…Lj6t', isDefault: false });
  });

  it('are in the name of the registration where it gave one', async () => {
    const registered = await accounts.register({ username: 'johanna', payeeName: 'Johanna Berg' });
    const { token: own = '' } = successOf<{ token?: string }>(registered);
    expect((await banks(own)).accountName).toBe('Johanna Berg');
    const number = { accountNumber: 'NO9386011117947' };
    expect(refusalOf(await addBank(number, own)).fields).toEqual({ accountName: 'locked' });
    successOf(await addBank({ ...number, accountName: undefined }, own));
  });

  it('keep as much of a registration’s name as an account holds', async () => {
    // One letter that composes into eighteen.
    const payeeName = 'ﷺ'.repeat(20);
    const { token: own = '' } = successOf<{ token?: string }>(
      await accounts.register({ username: 'longname', payeeName }),
    );
    const number = { accountNumber: 'DK5000400440116243', accountName: undefined };
    const { accountName } = successOf<BankAccount>(await addBank(number, own));
    expect([...accountName]).toHaveLength(120);
    expect((await banks(own)).accountName).toBe(accountName);
    const tooLong = await accounts.register({ username: 'longername', payeeName: 'A'.repeat(121) });
    expect(refusalOf(tooLong).fields).toEqual({ payeeName: 'too_long' });
  });

  it('are as many as the site allows, and each number is one member’s of a site', async () => {
    expect(refusalOf(await addBank({ accountNumber: 'GB82WEST12345698765432' })).code).toBe('limit_reached');
    const other = await another();
    expect(refusalOf(await addBank({}, other))).toMatchObject({
      status: 409,
      code: 'account_taken',
      fields: { accountNumber: 'taken' },
    });
    expect((await banks(other)).accountName).toBeNull();
    expect(refusalOf(await addBank({ bankCode: 'SUR' }, other)).code).toBe('account_taken');
    expect(refusalOf(await addWallet({ accountName: 'Eva Ruiz' }, other)).fields).toEqual({ walletNumber: 'taken' });
    successOf(await addBank({}, await another('lotus.localhost'), 'lotus.localhost'));
  });

  it('hold name and limit also when many are added at the same time', async () => {
    const own = await another();
    const numbers = [
      'FR1420041010050500013M02606',
      'IT60X0542811101000000123456',
      'BE68539007547034',
      'CH9300762011623852957',
    ];
    const tries = await Promise.all(
      numbers.map((accountNumber, index) =>
        addBank({ accountNumber, accountName: index % 2 ? 'Eva Ruiz' : 'Ana Ruiz' }, own),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(2);
    const { accounts: kept, accountName } = await banks(own);
    expect(kept.map((one) => one.accountName)).toEqual([accountName, accountName]);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);

    const members = await Promise.all([another(), another(), another()]);
    const same = await Promise.all(members.map((as) => addBank({ accountNumber: 'SE4550000000058398257466' }, as)));
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('have one default, and another one when that goes; an unconfirmed name goes with them', async () => {
    const own = await another();
    const [one, two] = [
      successOf<BankAccount>(await addBank({ accountNumber: 'PL61109010140000071219812874' }, own)),
      successOf<BankAccount>(await addBank({ accountNumber: 'AT611904300234573201' }, own)),
    ];
    successOf(await calls.putSealed(`${BANKS}/${two.accountId}/default`, PROOF, own));
    expect((await banks(own)).accounts.map(({ accountId, isDefault }) => [accountId, isDefault])).toEqual([
      [two.accountId, true],
      [one.accountId, false],
    ]);
    const remove = (accountId: string, as = own, path = BANKS) => calls.post(`${path}/${accountId}/remove`, PROOF, as);
    for (const foreign of [await remove(two.accountId, token), await remove(two.accountId, own, WALLETS)])
      expect(refusalOf(foreign).code).toBe('not_found');
    expect(refusalOf(await calls.putSealed(`${BANKS}/${two.accountId}/default`, PROOF, token)).code).toBe('not_found');
    successOf(await remove(two.accountId));
    expect(refusalOf(await remove(two.accountId)).code).toBe('not_found');
    expect((await banks(own)).accounts).toMatchObject([{ accountId: one.accountId, isDefault: true }]);
    successOf(await remove(one.accountId));
    expect(await banks(own)).toMatchObject({ accounts: [], accountName: null });
    successOf(await addBank({ accountName: 'Eva Ruiz', accountNumber: 'AT611904300234573201' }, own));
  });

  it('take the payment password of a member who has one', async () => {
    const own = await another();
    const paymentPassword = 'Till-the-morning-3';
    const chosen = { newPaymentPassword: paymentPassword, confirmNewPaymentPassword: paymentPassword };
    successOf(await calls.post('/wps/member/paymentPassword', { password: PASSWORD, ...chosen }, own));
    expect((await banks(own)).needsPaymentPassword).toBe(true);
    const body = { accountNumber: 'NL91ABNA0417164300', password: undefined };
    expect(refusalOf(await addBank(body, own)).fields).toEqual({ paymentPassword: 'required' });
    expect(refusalOf(await addBank({ ...body, paymentPassword: 'guessed-it-1' }, own)).fields).toEqual({
      paymentPassword: 'wrong_value',
    });
    const { accountId } = successOf<BankAccount>(await addBank({ ...body, paymentPassword }, own));
    const remove = (typed: object) => calls.post(`${BANKS}/${accountId}/remove`, typed, own);
    expect(refusalOf(await remove({})).fields).toEqual({ paymentPassword: 'required' });
    successOf(await remove({ paymentPassword }));
  });

  it('are stored so that no table tells their numbers, and the key does', async () => {
    const rows = await database.forSite('aurora', (tx) =>
      tx.selectFrom('payout_account').selectAll().orderBy('added_at').execute(),
    );
    const dump = JSON.stringify(rows);
    for (const number of [IBAN, OTHER_IBAN, TRON, '34612345678']) expect(dump).not.toContain(number);
    const [first] = rows;
    const opened = await memberSecrets(database.secrets).accountNumbers.open(
      `aurora ${first?.member_id}`,
      first?.sealed_number ?? '',
    );
    expect(Buffer.from(opened).toString()).toBe(IBAN);
    const digests = async (site: string) =>
      database.forSite(site, (tx) => tx.selectFrom('payout_account').select('number_digest').execute());
    const elsewhere = (await digests('lotus')).map((row) => row.number_digest);
    expect(rows.map((row) => row.number_digest)).not.toContain(elsewhere[0]);
  });

  it('can be paid to after 24 hours, and at once when a second factor confirmed them', async () => {
    const own = await another();
    const memberId = successOf<{ id: string }>(await accounts.info(own)).id;
    const owner = { siteId: 'aurora', memberId };
    const { accountId } = successOf<BankAccount>(await addBank({ accountNumber: 'LU280019400644750000' }, own));
    const payable = (aheadMs: number, id = accountId) =>
      database.forSite('aurora', (tx) =>
        holdPayablePayout(tx, owner, { kind: 'bank', accountId: id, now: new Date(Date.now() + aheadMs) }),
      );
    await expect(payable(0)).rejects.toMatchObject({
      ...{ code: 'payout_waiting', retryAfterSeconds: 24 * 3_600, fields: { payoutId: 'not_allowed_value' } },
    });
    await expect(payable(23 * HOUR_MS)).rejects.toMatchObject({ code: 'payout_waiting' });
    expect((await payable(24 * HOUR_MS)).account_id).toBe(accountId);
    await expect(payable(0, 'NOWHERE123')).rejects.toMatchObject({
      ...{ code: 'invalid_request', fields: { payoutId: 'not_allowed_value' } },
    });

    const confirm = (body: object) => calls.post(`${BANKS}/${accountId}/confirm`, body, own);
    expect(refusalOf(await confirm({ method: 'email' })).fields).toEqual({ method: 'not_allowed_value' });
    await bindLongAgo(memberId, 'anaruiz@mail.example');
    expect((await banks(own)).confirmMethods).toEqual(['email']);
    expect(successOf(await confirm({ method: 'email' }))).toEqual({ expiredMinutes: 5 });
    const code = await codeSentTo('anaruiz@mail.example');
    const wrong = code === '000000' ? '111111' : '000000';
    expect(refusalOf(await confirm({ method: 'email', answer: wrong })).fields).toEqual({ answer: 'wrong_value' });
    expect(successOf(await confirm({ method: 'email', answer: code }))).toEqual({ done: true });
    expect((await payable(0)).account_id).toBe(accountId);
    expect((await banks(own)).accounts).toMatchObject([{ isVerified: true, usableFrom: null }]);
  });

  it('keep the name that the first confirmed one settled, when all of them go', async () => {
    const own = await another();
    const { id: memberId } = successOf<{ id: string }>(await accounts.info(own));
    await bindLongAgo(memberId, 'settled@mail.example');
    const number = { accountNumber: 'FI2112345600000785' };
    const { accountId } = successOf<BankAccount>(await addBank(number, own));
    const path = `${BANKS}/${accountId}`;
    successOf(await calls.post(`${path}/confirm`, { method: 'email' }, own));
    const answer = await codeSentTo('settled@mail.example');
    successOf(await calls.post(`${path}/confirm`, { method: 'email', answer }, own));
    successOf(await calls.post(`${path}/remove`, PROOF, own));
    expect(await banks(own)).toMatchObject({ accounts: [], accountName: 'Ana Ruiz' });
    expect(refusalOf(await addBank({ ...number, accountName: 'Eva Ruiz' }, own)).fields).toEqual({
      accountName: 'locked',
    });
  });

  it('prove by the name of a confirmed one who signs in from a new address', async () => {
    await confirmFirst('mikaela');
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    const challenge = async () => {
      const refused = (await accounts.signIn({ username: 'mikaela' }, from)).json() as {
        challengeId: string;
        methods: string[];
      };
      expect(refused.methods).toEqual(['bankAccountName']);
      return refused.challengeId;
    };
    const verify = (challengeId: string, answer?: string) =>
      gateway.ask('/wps/session/verify', {
        method: 'POST',
        body: { challengeId, method: 'bankAccountName', answer },
        ...from,
      });
    const challengeId = await challenge();
    expect(refusalOf(await verify(challengeId)).fields).toEqual({ answer: 'required' });
    expect(refusalOf(await verify(challengeId, 'Eva Ruiz')).fields).toEqual({ answer: 'wrong_value' });
    successOf<SignedIn>(await verify(challengeId, 'ana ruiz'));
    expect(refusalOf(await verify(challengeId, 'ana ruiz')).code).toBe('invalid_verification_code');
  });

  it('are not offered where the site pays nothing out', async () => {
    const host = 'meydan.localhost';
    const own = await another(host);
    expect(refusalOf(await calls.get(BANKS, own, host)).code).toBe('feature_disabled');
    expect(refusalOf(await addBank({}, own, host)).code).toBe('feature_disabled');
    const { bankAccounts, eWallets } = successOf<MemberSecurity>(await calls.get('/wps/member/security', own, host));
    expect([bankAccounts.isOffered, eWallets.isOffered]).toEqual([false, false]);
    await gateway.publish([siteDocuments({ id: 'meydan', site: { flags } })]);
    expect(refusalOf(await calls.get(WALLETS, own, host)).code).toBe('feature_disabled');
  });
});
