import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MemberSecurity, SiteDocument } from '#contracts/generated/contracts.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { memberCalls } from '#gateway/testing/member-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const START = Date.parse('2026-05-04T10:00:00Z');

const flags: SiteDocument['flags'] = [
  { modId: 'SIGNIN3', enabled: true },
  { modId: 'PWDEXPFORCECHANGE3', enabled: true },
];

describeOnOneEngine('the security centre', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let accounts: ReturnType<typeof accountCalls>;
  let calls: ReturnType<typeof memberCalls>;
  let nowMs = START;
  const now = (): Date => new Date(nowMs);

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { flags, security: { passwordDays: 30 } } }),
        siteDocuments({ id: 'lotus', site: { flags } }),
        siteDocuments({ id: 'meydan' }),
      ],
      environment: { TRUST_PROXY: 'true' },
      now,
    });
    accounts = accountCalls(gateway);
    calls = memberCalls(gateway, now);
  });

  afterAll(() => gateway.close());

  const security = async (token: string, host = 'aurora.localhost') =>
    successOf<MemberSecurity>(await calls.get('/wps/member/security', token, host));
  const expiryOf = async (site: string): Promise<string | null> => {
    const host = `${site}.localhost`;
    const token = await accounts.newMember('passwordly', { ...calls.envelope(), host });
    return (await security(token, host)).password.expiresAt;
  };

  it('tells of a new account that nothing but its password protects it', async () => {
    const token = await accounts.newMember('mikaela', calls.envelope());
    expect(await security(token)).toEqual({
      password: {
        isSet: true,
        changedAt: '2026-05-04T10:00:00.000Z',
        expiresAt: '2026-06-03T10:00:00.000Z',
        isExpired: false,
      },
      paymentPassword: { isSet: false, changedAt: null },
      email: { masked: null, isVerified: false },
      mobile: { masked: null, isVerified: false },
      totp: { isOn: false, since: null, recoveryCodesLeft: 0 },
      bankAccounts: { isOffered: false, count: 0, most: 5 },
      eWallets: { isOffered: false, count: 0, most: 5 },
      socialAccounts: { count: 0 },
      previousSignIn: null,
      level: 'low',
      stepsDone: 1,
      stepsOf: 5,
    });
  });

  it('lets passwords live as long as the site says, else ninety days, else for ever', async () => {
    expect(await expiryOf('aurora')).toBe('2026-06-03T10:00:00.000Z');
    expect(await expiryOf('lotus')).toBe('2026-08-02T10:00:00.000Z');
    expect(await expiryOf('meydan')).toBeNull();
  });

  it('is refused while the password has come to an end, which the sign-in tells', async () => {
    nowMs = START + 29 * DAY_MS;
    expect(await accounts.signedIn('mikaela', calls.envelope())).toMatchObject({ passwordExpired: false });
    nowMs = START + 31 * DAY_MS;
    const opened = await accounts.signedIn('mikaela', calls.envelope());
    expect(opened.passwordExpired).toBe(true);
    const refused = await calls.get('/wps/member/security', opened.token);
    expect(refusalOf(refused)).toMatchObject({ status: 403, code: 'password_change_required' });
  });

  it('counts what protects the account, and masks where it was signed in before', async () => {
    const from = (address: string) => ({ ...calls.envelope(), headers: { 'x-forwarded-for': address } });
    const first = await accounts.newMember('elisabet', from('203.0.113.77'));
    const chosen = 'Till-the-morning-3';
    const set = { password: PASSWORD, newPaymentPassword: chosen, confirmNewPaymentPassword: chosen };
    successOf(await calls.post('/wps/member/paymentPassword', set, first));
    await database.forSite('aurora', (tx) =>
      tx
        .updateTable('member')
        .set({ mobile_num: '+34612345678', mobile_verified_at: now().toISOString() })
        .where('account', '=', 'elisabet')
        .execute(),
    );
    const { token } = await accounts.signedIn('elisabet', from('203.0.113.77'));
    expect(await security(token)).toMatchObject({
      paymentPassword: { isSet: true, changedAt: now().toISOString() },
      mobile: { masked: '+34***678', isVerified: true },
      previousSignIn: { address: '203.0.*.*' },
      level: 'medium',
      stepsDone: 3,
    });
  });
});
