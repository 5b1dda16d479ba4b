import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  LedgerReport,
  MemberInfo,
  MerchantWallet,
  SignedIn,
  WalletBalance,
} from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { postTransfer } from '../repository/ledger-repository.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];
const dong = { code: 'VND', symbol: '₫', decimals: 0, symbolPosition: 'after' as const };

describeOnOneEngine('the wallet', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { flags } }),
        siteDocuments({ id: 'lotus', site: { flags, currency: dong, wallet: { isSingle: false } } }),
      ],
    });
  });

  afterAll(() => gateway.close());

  const balanceOf = async (token: string, host: string) =>
    successOf<WalletBalance>(
      await gateway.ask('/wps/v2/wallets/balance', { host, headers: accountCalls(gateway).bearer(token) }),
    );

  async function memberWith(account: string, siteId: string, currency: string, amount: bigint): Promise<string> {
    const host = `${siteId}.localhost`;
    const calls = accountCalls(gateway);
    const token = await calls.newMember(account, { host });
    const { id } = successOf<MemberInfo>(await calls.info(token, { host }));
    await database.forSite(siteId, (tx) =>
      postTransfer(tx, siteId, {
        kind: 'grant',
        currency,
        lines: [
          { kind: 'house', amount: -amount },
          { kind: 'member', memberId: id, amount },
        ],
        request: { scope: 'test', key: account },
      }),
    );
    return token;
  }

  it('shows the balance of a member, in the currency of the site', async () => {
    const [here, there] = await Promise.all([
      memberWith('walletone', 'aurora', 'EUR', 125_050n),
      memberWith('wallettwo', 'lotus', 'VND', 25_000_000n),
    ]);
    expect(await balanceOf(here, 'aurora.localhost')).toMatchObject({ balance: '1250.50', currency: 'EUR' });
    expect(await balanceOf(there, 'lotus.localhost')).toEqual({
      balance: '25000000',
      currency: 'VND',
      currencySymbol: '₫',
    });
  });

  it('is zero for a member who never received money', async () => {
    const token = await accountCalls(gateway).newMember('walletless');
    expect(await balanceOf(token, 'aurora.localhost')).toMatchObject({ balance: '0.00' });
  });

  it('is refused to trial accounts and to guests', async () => {
    const body = { os: 'Linux', platform: 'W' };
    const { token = '' } = successOf<SignedIn>(
      await gateway.ask('/wps/session/login/freeplay', { method: 'POST', body }),
    );
    const asTrial = await gateway.ask('/wps/v2/wallets/balance', { headers: accountCalls(gateway).bearer(token) });
    expect(refusalOf(asTrial).code).toBe('in_need_true_account');
    const asGuest = await gateway.ask('/wps/v2/wallets/balance');
    expect(refusalOf(asGuest).code).toBe('not_logged_in');
  });

  it('tells whether one of them serves all vendors', async () => {
    const of = async (host: string) =>
      successOf<MerchantWallet>(await gateway.ask('/wps/relay/GCS_merchantWallet', { host }));
    expect([await of('aurora.localhost'), await of('lotus.localhost')]).toEqual([
      { isSingle: true },
      { isSingle: false },
    ]);
  });

  it('is added up for operators, and said to be unsound in the metrics too where it is', async () => {
    const report = async () => successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check'));
    const metric = async () => {
      const { text } = await gateway.ask('/metrics', { host: 'localhost' });
      return /marquee_ledger_is_sound\{site="aurora"\} (\d)/.exec(text)?.[1];
    };
    expect((await report()).sites.map(({ siteId, isSound }) => [siteId, isSound])).toEqual([
      ['aurora', true],
      ['lotus', true],
    ]);
    expect(await metric()).toBe('1');
    const shift = (by: bigint) =>
      database.asOwner(
        (tx) =>
          tx
            .updateTable('ledger_balance')
            .set((eb) => ({ balance: eb('balance', '+', String(by)) }))
            .where('balance', '>', '0')
            .execute(),
        {
          siteId: 'aurora',
        },
      );
    await shift(1n);
    const [aurora, lotus] = (await report()).sites;
    expect(aurora).toMatchObject({
      siteId: 'aurora',
      isSound: false,
      wrongBalances: [{ balance: '125051', sum: '125050' }],
    });
    expect(lotus).toMatchObject({ isSound: true });
    expect(await metric()).toBe('0');
    await shift(-1n);
  });
});
