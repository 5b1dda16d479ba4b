import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshKey, paymentBody, payoutBody, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const page = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();
const read = async (path: string) => (await sandbox.call(path)).body;

async function create(changes: Record<string, unknown>): Promise<string> {
  return String((await sandbox.call('/v1/payments', paymentBody(changes), freshKey())).body.payment_id);
}

it('the bank pays exactly, another amount, or under a wrong reference that is matched later', async () => {
  const [exact, other, stray] = [
    await create({ method: 'bank', reference: 'A-1' }),
    await create({ method: 'bank', reference: 'A-2' }),
    await create({ method: 'bank', reference: 'A-3' }),
  ];
  expect((await sandbox.form(`/bank/${exact}/pay`, {})).headers.get('location')).toBe('/bank');
  await sandbox.form(`/bank/${other}/pay`, { amount: '99,50' });
  await sandbox.form(`/bank/${stray}/stray`, { reference: 'A-4' });
  expect(await read(`/v1/payments/${exact}`)).toMatchObject({ status: 'paid', received_amount: 10_000 });
  expect(await read(`/v1/payments/${other}`)).toMatchObject({ status: 'paid', received_amount: 9_950 });
  expect((await read(`/v1/payments/${stray}`)).status).toBe('pending');
  expect(await page('/bank')).toContain('Match with A-3');
  await sandbox.form('/bank/transfers/1/match', {});
  expect((await read(`/v1/payments/${stray}`)).status).toBe('paid');
});

it('the bank says what is wrong with an amount', async () => {
  const id = await create({ method: 'bank' });
  for (const amount of ['', '0', '-5', '1.234', 'ten']) {
    const answer = await sandbox.form(`/bank/${id}/pay`, { amount });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('amount must be more than 0, with at most 2 decimals');
  }
});

it('the chain confirms everything that was sent with each block', async () => {
  const [sent, waiting] = [
    await create({ method: 'crypto', network: 'BTC' }),
    await create({ method: 'crypto', network: 'ERC20' }),
  ];
  await sandbox.form(`/chain/${sent}/send`, { amount: '90' });
  for (let block = 0; block < 4; block += 1) await sandbox.form('/chain/block', {});
  expect(await read(`/v1/payments/${sent}`)).toMatchObject({
    status: 'paid',
    received_amount: 9_000,
    confirmations: 3,
  });
  expect((await read(`/v1/payments/${waiting}`)).status).toBe('pending');
  expect(await page('/chain')).toContain('3 of 3 confirmations');
});

it('the payouts’ page sends a part, the rest, and returns', async () => {
  const destination = { kind: 'bank', number: 'EE1', holder: 'HOLD Mika', bank: 'LHV' };
  const { payout_id: id } = (await sandbox.call('/v1/payouts', payoutBody({ destination }), freshKey())).body;
  await sandbox.form(`/payouts/${id}/send`, { amount: '300.00' });
  await sandbox.form(`/payouts/${id}/send`, {});
  await sandbox.form(`/payouts/${id}/parts/2/return`, { amount: '120' });
  expect(await read(`/v1/payouts/${id}`)).toMatchObject({
    status: 'paid',
    sent_amount: 42_000,
    returned_amount: 12_000,
  });
  expect(await page('/payouts')).toContain('Return of part 1');
  const refused = await sandbox.form(`/payouts/${id}/fail`, {});
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('The payout is paid')]);
});
