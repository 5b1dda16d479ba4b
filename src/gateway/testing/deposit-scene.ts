import type { Deposit, WalletBalance } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { cashierScene } from '#gateway/testing/cashier-scene.ts';
import type { ProvidedPayment } from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import type { TestDatabase } from '#tests/harness/test-database.ts';

export const HOUR_MS = 3_600_000;
const channel = { provider: 'sandbox', min: '10.00', max: '500.00' } as const;
const cashier = {
  deposits: {
    chips: ['20.00', '50.00'],
    channels: [
      { ...channel, id: 'bank', kind: 'transfer', name: { EN: 'Bank transfer', ES: 'Transferencia' } },
      { ...channel, id: 'wallet', kind: 'wallet', name: { EN: 'E-wallet' }, feePercent: '1.5' },
      { ...channel, id: 'usdt', kind: 'crypto', name: { EN: 'USDT' }, network: 'TRC20' },
      { ...channel, id: 'night', kind: 'card', name: { EN: 'Night card' }, hours: { from: '22:00', until: '06:00' } },
    ],
  },
} as const;
const signIn = { modId: 'SIGNIN3', enabled: true } as const;
const flags = [signIn, { modId: 'DEPOSIT3', enabled: true } as const];

/**
 * A cashier scene for deposits. The sites aurora and lotus take deposits, meydan takes none.
 */
export function depositScene(open: () => Promise<TestDatabase>) {
  const site = { cashier: structuredClone(cashier) as never, flags };
  const scene = cashierScene(open, [
    siteDocuments({ id: 'aurora', site }),
    siteDocuments({ id: 'lotus', site: { ...site, merchantCode: 'LOTUS' } }),
    siteDocuments({ id: 'meydan', site: { flags: [signIn] } }),
  ]);
  const { ask, envelope, now } = scene;
  let keys = 0;
  let members = 0;

  const newMember = async (host = 'aurora.localhost'): Promise<string> => {
    members += 1;
    return accountCalls(scene.gateway).newMember(accountOf(members), { host, envelope: envelope() });
  };
  /** Signs the latest member in again: a session does not last for days. */
  const signInAgain = async (): Promise<string> =>
    (await accountCalls(scene.gateway).signedIn(accountOf(members), { envelope: envelope() })).token;
  const begin = (token: string, channelId: string, amount: string, key?: string) => {
    keys += 1;
    const headers = { 'idempotency-key': key ?? `deposit-${keys}` };
    return ask(token, '/wps/member/deposits', { method: 'POST', headers, body: { channelId, amount } });
  };
  const begun = async (token: string, channelId = 'bank', amount = '50.00') =>
    successOf<Deposit>(await begin(token, channelId, amount));
  const read = async (token: string, { depositId }: Deposit) =>
    successOf<Deposit>(await ask(token, `/wps/member/deposits/${depositId}`));
  const balance = async (token: string) =>
    successOf<WalletBalance>(await ask(token, '/wps/v2/wallets/balance')).balance;
  /** The provider changes a payment, and says so. */
  const say = async ({ reference }: Deposit, changes: Partial<ProvidedPayment>, id?: string) => {
    const payment = Object.assign(scene.provider.of(reference), changes);
    const at = now();
    return scene.provider.send(scene.gateway, scene.provider.webhook(payment, id === undefined ? { at } : { at, id }));
  };
  return Object.assign(scene, { newMember, signInAgain, begin, begun, read, balance, say });
}

/** The provider's changes of a payment once an amount arrived, in minor units. */
export const paid = (amount: number) => ({ status: 'paid', received_amount: amount });

/** Accounts are of letters alone. */
function accountOf(member: number): string {
  const letter = (place: number): string => 'abcdefghijklmnopqrstuvwxyz'[place % 26] ?? '';
  return `depositor${letter(Math.floor(member / 26))}${letter(member)}`;
}
