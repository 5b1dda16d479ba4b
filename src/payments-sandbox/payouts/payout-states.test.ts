import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshKey, payoutBody, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const held = { destination: { kind: 'wallet', type: 'skrill', account: 'HOLD mika@kestrel.test' } };

async function create(changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await sandbox.call('/v1/payouts', payoutBody(changes), freshKey());
  expect(body.status).toBe('processing');
  return String(body.payout_id);
}

const read = async (id: string) => (await sandbox.call(`/v1/payouts/${id}`)).body;
const act = (id: string, verb: string, body: object = {}) => sandbox.call(`/sandbox/payouts/${id}/${verb}`, body);

it('is sent in full by itself after a moment', async () => {
  const id = await create();
  await sandbox.advance(1_999);
  expect(await read(id)).toMatchObject({ status: 'processing', sent_amount: 0, parts: [] });
  await sandbox.advance(1);
  expect(await read(id)).toMatchObject({
    status: 'paid',
    sent_amount: 42_000,
    parts: [{ part: 1, amount: 42_000, status: 'sent', sent_at: '2025-11-20T12:00:02.000Z' }],
  });
  expect(await sandbox.deliver()).toEqual(['payout.part_sent', 'payout.paid']);
});

it('waits for a hand where its destination begins with HOLD', async () => {
  const id = await create(held);
  await sandbox.advance(86_400_000);
  expect((await read(id)).status).toBe('processing');
});

it('is sent in parts, each told with its number, and paid with the last', async () => {
  const id = await create(held);
  await act(id, 'send', { amount: 30_000 });
  expect(await read(id)).toMatchObject({ status: 'processing', sent_amount: 30_000 });
  expect((await act(id, 'send', { amount: 12_001 })).body.code).toBe('amount_too_high');
  await act(id, 'send', { amount: 12_000 });
  expect(await read(id)).toMatchObject({ status: 'paid', sent_amount: 42_000 });
  await sandbox.deliver();
  const told = sandbox.received.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data }) => [type, data.part, data.merchant])).toEqual([
    ['payout.part_sent', 1, 'aurora'],
    ['payout.part_sent', 2, 'aurora'],
    ['payout.paid', undefined, 'aurora'],
  ]);
});

it('comes back in part, then wholly, days later', async () => {
  const id = await create(held);
  await act(id, 'send', { amount: 30_000 });
  await act(id, 'send');
  await sandbox.advance(5 * 86_400_000);
  await act(id, 'return', { part: 1, amount: 10_000 });
  expect(await read(id)).toMatchObject({ status: 'paid', returned_amount: 10_000, parts: [{ status: 'sent' }, {}] });
  expect((await act(id, 'return', { part: 1, amount: 20_001 })).body.code).toBe('amount_too_high');
  await act(id, 'return', { part: 1, amount: 20_000 });
  await act(id, 'return', { amount: 12_000 });
  expect(await read(id)).toMatchObject({
    status: 'returned',
    returned_amount: 42_000,
    parts: [{ status: 'returned' }, { status: 'returned' }],
  });
  expect((await act(id, 'return', { part: 3, amount: 1 })).body.field).toBe('part');
});

it('fails with a reason, and what was sent before stays sent', async () => {
  const id = await create(held);
  await act(id, 'send', { amount: 1_000 });
  await act(id, 'fail', { reason: 'account_closed' });
  expect(await read(id)).toMatchObject({ status: 'failed', failure_reason: 'account_closed', sent_amount: 1_000 });
  expect((await act(id, 'send')).status).toBe(409);
  expect(await sandbox.deliver()).toEqual(['payout.part_sent', 'payout.failed']);
});

it('is taken on once per key', async () => {
  const key = freshKey();
  const first = await sandbox.call('/v1/payouts', payoutBody(), key);
  expect(await sandbox.call('/v1/payouts', payoutBody(), key)).toEqual(first);
  expect((await sandbox.call('/v1/payouts', payoutBody(held), key)).body.code).toBe('idempotency_mismatch');
  expect((await sandbox.call('/v1/payouts?merchant=aurora')).body.payouts).toHaveLength(1);
});

it('names the part of the destination that is missing', async () => {
  const destination = { kind: 'bank', number: '1', bank: 'LHV' };
  const { status, body } = await sandbox.call('/v1/payouts', payoutBody({ destination }), freshKey());
  expect({ status, field: body.field }).toEqual({ status: 400, field: 'destination.holder' });
});
