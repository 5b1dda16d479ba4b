import type {
  Deposit,
  MemberMessages,
  SiteDocument,
  WalletBalance,
  Withdrawal,
  WithdrawalTerms,
} from '#contracts/generated/contracts.ts';
import { newMemberId } from '#gateway/areas/accounts/members/member-ids.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { accountCalls, PASSWORD } from '#gateway/testing/account-calls.ts';
import { cashierScene, START } from '#gateway/testing/cashier-scene.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { photo } from '#gateway/testing/hostile-images.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { siteDocuments, type TestSite } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const PAYMENT_PASSWORD = 'quiet-harbour-41';
const cashier = {
  deposits: {
    channels: [
      { id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '10.00', max: '5000.00' },
    ],
  },
  withdrawals: {
    ...{ provider: 'sandbox', min: '20.00', max: '1000.00', mostPerDay: '1500.00', countPerDay: 4 },
    ...{ freePerDay: 1, feePercent: '1', feeMin: '1.00', confirmMinutes: 60 },
    review: { amountFrom: '500.00', turnover: true, nameMismatch: true },
    twoOperatorsFrom: '900.00',
  },
  uplineTransfers: { min: '5.00', max: '100.00', mostPerDay: '150.00' },
} as const;
const signIn = { modId: 'SIGNIN3', enabled: true } as const;
const flags = [
  signIn,
  ...(['DEPOSIT3', 'WITHDRAW3', 'UPLINETRANSFER3', 'POINTSYSTEM3', 'BONUS3', 'VIP3', 'REFERRAL3'] as const).map(
    (modId) => ({
      modId,
      enabled: true,
    }),
  ),
];
const payouts = {
  bankAccounts: { number: { kind: 'iban' }, banks: [{ code: 'LHV', name: 'LHV Pank' }] },
  eWallets: { types: [{ code: 'USDT', name: 'USDT', form: 'tron' }] },
} as const;

/**
 * A cashier scene for withdrawals on aurora.
 * @param own settings of the site that replace the scene's.
 * @param more when the scene begins, as a cashier scene's, and other documents of the site.
 */
export function withdrawalScene(
  open: () => Promise<TestDatabase>,
  own: Partial<
    Pick<
      SiteDocument,
      | 'bonus'
      | 'cashback'
      | 'cashier'
      | 'dailyBonus'
      | 'leaderboard'
      | 'missions'
      | 'payouts'
      | 'points'
      | 'raffle'
      | 'rebate'
      | 'referral'
      | 'registration'
      | 'vip'
    >
  > = {},
  { startMs, ...content }: Pick<TestSite, 'announcements'> & { readonly startMs?: number } = {},
) {
  const usual = { cashier: structuredClone(cashier) as never, payouts: structuredClone(payouts) as never };
  const depositsAlone = { deposits: structuredClone(cashier.deposits) } as never;
  const scene = cashierScene(
    open,
    [
      siteDocuments({ ...content, id: 'aurora', site: { ...usual, ...own, flags } }),
      siteDocuments({ id: 'meydan', site: { flags: [signIn] } }),
      siteDocuments({ id: 'lotus', site: { flags, cashier: depositsAlone } }),
    ],
    startMs,
  );
  const { ask, envelope, now } = scene;
  let keys = 0;
  let members = 0;

  const nextKey = (): number => {
    keys += 1;
    return keys;
  };
  const bearer = (token: string) => accountCalls(scene.gateway).bearer(token);

  /** A member with 1,000.00, a payment password and a bank account of a year ago. */
  async function newMember({ funds = 100_000n, holder = 'Mika Kestrel', kind = 'bank' as 'bank' | 'eWallet' } = {}) {
    members += 1;
    const account = accountOf(members);
    const token = await accountCalls(scene.gateway).newMember(account, { envelope: envelope() });
    const { id: memberId } = successOf<{ id: string }>(await accountCalls(scene.gateway).info(token));
    const body = {
      password: PASSWORD,
      newPaymentPassword: PAYMENT_PASSWORD,
      confirmNewPaymentPassword: PAYMENT_PASSWORD,
    };
    successOf(
      await callEncrypted(scene.gateway.ask, {
        ...{ method: 'POST', path: '/wps/member/paymentPassword', body, headers: bearer(token), envelope: envelope() },
      }),
    );
    const number = kind === 'bank' ? `EE${members}` : 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
    const sealed = await memberSecrets(scene.database.secrets).accountNumbers.seal(
      `aurora ${memberId}`,
      new TextEncoder().encode(number),
    );
    const payoutId = newMemberId();
    await scene.database.forSite('aurora', async (tx) => {
      const added = new Date(START - 365 * DAY_MS).toISOString();
      await insertPayoutAccount(tx, 'aurora', {
        ...{ account_id: payoutId, member_id: memberId, kind, institution: kind === 'bank' ? 'LHV' : 'USDT' },
        ...{ holder_name: kind === 'bank' ? holder : null, sealed_number: sealed, masked_number: '•••• 4342' },
        ...{ number_digest: payoutId, branch: null, is_default: true },
        ...{ added_at: added, usable_from: added, verified_at: null },
      });
      if (funds > 0n)
        await postTransfer(tx, 'aurora', {
          ...{ kind: 'grant', currency: 'EUR', request: { scope: 'test', key: memberId } },
          lines: [
            { kind: 'house', amount: -funds },
            { kind: 'member', memberId, amount: funds },
          ],
        });
    });
    return { account, token, memberId, payoutId };
  }
  type Member = Awaited<ReturnType<typeof newMember>>;
  /** A session ends by itself. */
  const back = async (member: Member): Promise<Member> => {
    const { token } = await accountCalls(scene.gateway).signedIn(member.account, { envelope: envelope() });
    return { ...member, token };
  };

  const request = (
    { token, payoutId }: Pick<Member, 'token' | 'payoutId'>,
    amount: string,
    { key = `withdrawal-${nextKey()}`, ...body }: { key?: string; paymentPassword?: string; payoutId?: string } = {},
  ) =>
    callEncrypted(scene.gateway.ask, {
      ...{ method: 'POST', path: '/wps/member/withdrawals', envelope: envelope() },
      body: { payoutId, amount, paymentPassword: PAYMENT_PASSWORD, ...body },
      headers: { ...bearer(token), 'idempotency-key': key },
    });
  const requested = async (member: Member, amount: string) => successOf<Withdrawal>(await request(member, amount));
  const read = async ({ token }: Member, { withdrawalId }: Withdrawal) =>
    successOf<Withdrawal>(await ask(token, `/wps/member/withdrawals/${withdrawalId}`));
  const terms = async ({ token }: Member) =>
    successOf<WithdrawalTerms>(await ask(token, '/wps/member/withdrawals/terms'));
  const balance = async ({ token }: Member) =>
    successOf<WalletBalance>(await ask(token, '/wps/v2/wallets/balance')).balance;
  /** A deposit by bank whose money has arrived, as much as was asked for unless given; the provider says so twice. */
  const deposited = async (
    { token }: Pick<Member, 'token'>,
    amount: string,
    arrived: string = amount,
  ): Promise<Deposit> => {
    const begun = successOf<Deposit>(
      await ask(token, '/wps/member/deposits', {
        ...{ method: 'POST', body: { channelId: 'bank', amount } },
        headers: { 'idempotency-key': `deposit-${nextKey()}` },
      }),
    );
    const payment = scene.provider.of(begun.reference);
    Object.assign(payment, { status: 'paid', received_amount: Math.round(Number(arrived) * 100) });
    const hook = scene.provider.webhook(payment, { at: now() });
    await scene.provider.send(scene.gateway, hook);
    await scene.provider.send(scene.gateway, hook);
    return begun;
  };
  /** The provider sends a part, and says so. */
  const send = async ({ reference }: Withdrawal, amount: number) => {
    const payout = scene.provider.payoutOf(reference);
    payout.parts.push({
      ...{ part: payout.parts.length + 1, amount, returned_amount: 0 },
      sent_at: now().toISOString(),
    });
    if (payout.parts.reduce((sum, one) => sum + one.amount, 0) === payout.amount) payout.status = 'paid';
    await scene.provider.send(scene.gateway, scene.provider.webhook(payout, { at: now() }));
  };
  const bringBack = async ({ reference }: Withdrawal, part: number, amount: number) => {
    const payout = scene.provider.payoutOf(reference);
    const found = payout.parts[part - 1];
    if (found !== undefined) found.returned_amount = amount;
    await scene.provider.send(scene.gateway, scene.provider.webhook(payout, { at: now(), type: 'payout.returned' }));
  };
  const confirm = ({ token }: Member, { withdrawalId }: Withdrawal, body: object) =>
    ask(token, `/wps/member/withdrawals/${withdrawalId}/confirmation`, { method: 'POST', body });
  const prove = async ({ token }: Member, { withdrawalId }: Withdrawal, part: number, file?: Buffer) =>
    scene.gateway.ask(`/wps/member/withdrawals/${withdrawalId}/proof?part=${part}`, {
      ...{ method: 'PUT', body: file ?? (await photo()) },
      headers: { ...bearer(token), 'content-type': 'image/png' },
    });
  const cases = (path = '', options: object = {}) =>
    operatorCalls(scene.gateway).call(`/sites/aurora/cases${path}`, options);
  const decide = (caseId: string, verb: 'approve' | 'reject', received: string, options: object = {}) =>
    cases(`/${caseId}/${verb}`, { method: 'POST', body: { received, reason: 'looked into it' }, ...options });
  const messages = async ({ token }: Member) =>
    successOf<MemberMessages>(await ask(token, '/wps/member/messages')).list;

  return Object.assign(scene, {
    ...{ nextKey, bearer, newMember, back, request, requested, read, terms, balance },
    ...{ deposited, send, bringBack, confirm, prove, cases, decide, messages },
  });
}

export type WithdrawalScene = ReturnType<typeof withdrawalScene>;
/** A member of the scene, with money, a payment password and a payout account. */
export type SceneMember = Awaited<ReturnType<WithdrawalScene['newMember']>>;

function accountOf(number: number): string {
  return `drawer${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}
