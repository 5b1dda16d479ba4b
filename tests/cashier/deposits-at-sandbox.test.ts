import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deposit, LedgerReport, WalletBalance } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { type RunningPaymentsSandbox, startPaymentsSandbox } from '#payments-sandbox/start-payments-sandbox.ts';
import { freePort } from '#tests/harness/free-port.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';

const SECRET = 'the-payments-secret-of-this-test-01234567';
const channel = { provider: 'sandbox', name: { EN: 'Channel' }, min: '1.00', max: '500.00' } as const;
const channels = [
  { ...channel, id: 'card', kind: 'card' },
  { ...channel, id: 'bank', kind: 'transfer' },
  { ...channel, id: 'usdt', kind: 'crypto', network: 'TRC20' },
] as const;
/** All webhooks come late, and half of them twice, out of order, or with a forged one beside them. */
const FAULTS = { lateMs: 200, duplicate: 0.5, reorder: 0.5, forge: 0.5, lose: 0, seed: 7 };

describe('deposits at the sandbox provider', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let sandbox: RunningPaymentsSandbox;
  let members = 0;
  let keys = 0;

  beforeAll(async () => {
    database = await openTestDatabase({ kind: 'pglite' });
    const port = await freePort();
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({
          id: 'aurora',
          site: {
            cashier: { deposits: { channels: structuredClone(channels) as never } },
            flags: [
              { modId: 'SIGNIN3', enabled: true },
              { modId: 'DEPOSIT3', enabled: true },
            ],
          },
        }),
      ],
      environment: { PAYMENTS_SECRET: SECRET, PAYMENTS_URL: `http://localhost:${port}` },
    });
    sandbox = await startPaymentsSandbox(
      {
        ...{ host: '127.0.0.1', port, dataDir: null, publicUrl: null, secret: SECRET, payoutDelayMs: 0 },
        ...{ gatewayUrl: `http://127.0.0.1:${gateway.port}`, faults: FAULTS, logLevel: 'silent' },
      },
      pino({ level: 'silent' }),
    );
  });

  afterAll(async () => {
    await sandbox.stop();
    await gateway.close();
    await database.close();
  });

  const member = () => {
    members += 1;
    return accountCalls(gateway).newMember(`sandboxer${'abcdefgh'[members]}`);
  };
  const ask = (token: string, path: string, options: { method?: 'POST'; body?: object } = {}) => {
    keys += 1;
    const headers = { ...accountCalls(gateway).bearer(token), 'idempotency-key': `key-${keys}` };
    return gateway.ask(path, { ...options, headers });
  };
  const begin = async (token: string, channelId: string) =>
    successOf<Deposit>(
      await ask(token, '/wps/member/deposits', { method: 'POST', body: { channelId, amount: '25.00' } }),
    );
  const stateOf = async (token: string, { depositId }: Deposit) =>
    successOf<Deposit>(await ask(token, `/wps/member/deposits/${depositId}`));
  const becomes = (token: string, deposit: Deposit, state: Partial<Deposit>) =>
    expect.poll(() => stateOf(token, deposit), { timeout: 10_000, interval: 50 }).toMatchObject(state);
  const balance = async (token: string) =>
    successOf<WalletBalance>(await ask(token, '/wps/v2/wallets/balance')).balance;
  const tool = async (path: string, body: object = {}) => {
    const answer = await fetch(`http://localhost:${sandbox.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBeLessThan(300);
  };
  const pageOf = ({ payment }: Deposit): string => (payment?.kind === 'page' ? payment.url : '');
  const fill = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Mika Kestrel' };
  const providerIdOf = async (deposit: Deposit) => {
    const { rows } = await database.forSite('aurora', async (tx) => ({
      rows: await tx.selectFrom('payment').select('provider_id').where('reference', '=', deposit.reference).execute(),
    }));
    return rows[0]?.provider_id ?? '';
  };

  it('come by card from the provider’s own page, which leads back to the deposit', async () => {
    const token = await member();
    const deposit = await begin(token, 'card');
    const paid = await fill(pageOf(deposit), { ...card, outcome: 'paid' });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/member?menu=depositv2&deposit=${deposit.depositId}`),
    ]);
    await becomes(token, deposit, { status: 'credited', credited: '25.00' });
    expect(await balance(token)).toBe('25.00');
  });

  it('fail with a card that is refused', async () => {
    const token = await member();
    const deposit = await begin(token, 'card');
    await fill(pageOf(deposit), { ...card, number: '4000 0000 0000 0002', outcome: 'paid' });
    await becomes(token, deposit, { status: 'failed', failure: 'declined' });
    expect(await balance(token)).toBe('0.00');
  });

  it('come by transfer, and wait where another amount came', async () => {
    const token = await member();
    const [exact, differing] = [await begin(token, 'bank'), await begin(token, 'bank')];
    await tool(`/sandbox/payments/${await providerIdOf(exact)}/pay`);
    await tool(`/sandbox/payments/${await providerIdOf(differing)}/pay`, { amount: 2_400 });
    await becomes(token, exact, { status: 'credited' });
    await becomes(token, differing, { status: 'paid', held: 'amountDiffers', received: '24.00' });
    expect(await balance(token)).toBe('25.00');
    const reject = `/sites/aurora/cases/deposit-${differing.depositId}/reject`;
    successOf(
      await operatorCalls(gateway).call(reject, {
        method: 'POST',
        body: { received: '24.00', reason: 'not the payer' },
      }),
    );
    await becomes(token, differing, { status: 'refunded', credited: '0.00', held: null });
  });

  it('come by chain once enough blocks confirm them', async () => {
    const token = await member();
    const deposit = await begin(token, 'usdt');
    const id = await providerIdOf(deposit);
    await tool(`/sandbox/payments/${id}/pay`);
    await tool(`/sandbox/payments/${id}/confirm`);
    await becomes(token, deposit, { status: 'pending', confirmations: 1 });
    await tool(`/sandbox/payments/${id}/confirm`);
    await tool(`/sandbox/payments/${id}/confirm`);
    await becomes(token, deposit, { status: 'credited', confirmations: 3 });
  });

  it('leave a sound ledger', async () => {
    const report = successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check'));
    expect(report.sites.every(({ isSound }) => isSound)).toBe(true);
  });
});
