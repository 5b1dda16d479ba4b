import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshKey, paymentBody, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

async function create(changes: Record<string, unknown> = {}) {
  return (await sandbox.call('/v1/payments', paymentBody(changes), freshKey())).body;
}

async function status(id: unknown) {
  return (await sandbox.call(`/v1/payments/${id}`)).body;
}

describe('a new payment', () => {
  it('by card or wallet has a hosted page', async () => {
    const created = await create({ method: 'wallet' });
    expect(created).toMatchObject({ status: 'pending', expires_at: '2025-11-20T12:10:00.000Z' });
    expect(created.hosted_page).toMatch(/^http:\/\/localhost:\d+\/pay\/[\w-]{32}$/);
  });

  it('by bank has an account with right check digits and the reference', async () => {
    const { bank } = (await create({ method: 'bank' })) as { bank: { lines: { name: string; value: string }[] } };
    const lines = Object.fromEntries(bank.lines.map(({ name, value }) => [name, value]));
    expect(Object.keys(lines)).toEqual(['iban', 'holder', 'bank', 'bic', 'reference']);
    expect(lines.reference).toBe('DP-8842201');
    expect(BigInt(`${lines.iban?.slice(4)}1414${lines.iban?.slice(2, 4)}`) % 97n).toBe(1n);
  });

  it.each([
    ['TRC20', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
    ['ERC20', /^0x[0-9a-f]{40}$/],
    ['BTC', /^bc1q[0-9a-z]{38}$/],
  ])('on %s has an address of its form', async (network, form) => {
    const { crypto } = (await create({ method: 'crypto', network, currency: 'USDT' })) as {
      crypto: { address: string };
    };
    expect(crypto).toMatchObject({ network, confirmations_required: 3 });
    expect(crypto.address).toMatch(form);
  });

  it.each([
    ['amount', { amount: 1.5 }],
    ['amount', { amount: 0 }],
    ['method', { method: 'cash' }],
    ['return_url', { return_url: 'javascript:alert(1)' }],
    ['network', { method: 'crypto' }],
    ['network', { network: 'BTC' }],
    ['expires_in_s', { expires_in_s: 59 }],
    ['decimals', { decimals: 5 }],
    ['colour', { colour: 'blue' }],
    ['merchant', { merchant: undefined }],
  ])('is refused with a wrong %s, which is named', async (field, change) => {
    const { status: code, body } = await sandbox.call('/v1/payments', paymentBody(change), freshKey());
    expect({ code, field: body.field }).toEqual({ code: 400, field });
  });

  it('needs the merchant’s own key', async () => {
    for (const authorization of ['', 'Bearer x', `Bearer ${sandbox.keys.apiKey('lotus')}`]) {
      const { status: code } = await sandbox.call('/v1/payments', paymentBody(), { ...freshKey(), authorization });
      expect(code).toBe(401);
    }
  });

  it('is the same one under the same key, and refused with another body', async () => {
    const key = freshKey();
    const first = await sandbox.call('/v1/payments', paymentBody(), key);
    expect(await sandbox.call('/v1/payments', paymentBody(), key)).toEqual(first);
    const other = await sandbox.call('/v1/payments', paymentBody({ amount: 1 }), key);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
    expect((await sandbox.call('/v1/payments', paymentBody())).body.field).toBe('idempotency-key');
  });
});

describe('a payment', () => {
  it('is read by its merchant alone', async () => {
    const { payment_id: id } = await create();
    const authorization = `Bearer ${sandbox.keys.apiKey('lotus')}`;
    expect((await sandbox.call(`/v1/payments/${id}`, undefined, { authorization })).status).toBe(401);
    expect((await sandbox.call('/v1/payments/pay_none')).status).toBe(404);
    expect((await fetch(`${sandbox.url}/v1/payments/pay_none`)).status).toBe(401);
  });

  it('expires by the clock, and late transfers still arrive', async () => {
    const { payment_id: id } = await create({ method: 'bank' });
    await sandbox.advance(600_000);
    expect(await status(id)).toMatchObject({ status: 'expired', received_amount: 0 });
    expect(await sandbox.deliver()).toEqual(['payment.expired']);
    await sandbox.call(`/sandbox/payments/${id}/pay`, { amount: 9_000 });
    expect(await status(id)).toMatchObject({ status: 'paid', amount: 10_000, received_amount: 9_000 });
    expect(await sandbox.deliver()).toEqual(['payment.paid']);
  });

  it('by card is not paid after it expired', async () => {
    const { payment_id: id } = await create();
    await sandbox.advance(600_000);
    expect((await sandbox.call(`/sandbox/payments/${id}/pay`, {})).body.code).toBe('wrong_state');
  });

  it('by crypto is paid with the third confirmation, and each one is told', async () => {
    const { payment_id: id } = await create({ method: 'crypto', network: 'TRC20' });
    expect((await sandbox.call(`/sandbox/payments/${id}/confirm`, {})).status).toBe(409);
    await sandbox.call(`/sandbox/payments/${id}/pay`, {});
    for (let block = 1; block <= 3; block += 1) {
      expect((await status(id)).status).toBe('confirming');
      await sandbox.call(`/sandbox/payments/${id}/confirm`, {});
    }
    expect(await status(id)).toMatchObject({ status: 'paid', confirmations: 3, received_amount: 10_000 });
    const confirming = 'payment.confirming';
    expect(await sandbox.deliver()).toEqual([confirming, confirming, confirming, 'payment.paid']);
  });

  it('with a wrong reference waits until the transfer is matched', async () => {
    const { payment_id: id } = await create({ method: 'bank' });
    await sandbox.call(`/sandbox/payments/${id}/pay`, { reference: 'DP-1' });
    expect((await status(id)).status).toBe('pending');
    expect(await sandbox.deliver()).toEqual([]);
    const { transfers } = (await sandbox.call('/sandbox/transfers')).body as { transfers: { number: number }[] };
    await sandbox.call(`/sandbox/transfers/${transfers[0]?.number}/match`, {});
    expect((await status(id)).status).toBe('paid');
  });

  it('is refunded in parts up to what was received, once per key', async () => {
    const { payment_id: id } = await create();
    await sandbox.call(`/sandbox/payments/${id}/pay`, {});
    const key = freshKey();
    for (let call = 0; call < 2; call += 1) await sandbox.call(`/v1/payments/${id}/refund`, { amount: 4_000 }, key);
    expect(await status(id)).toMatchObject({ status: 'paid', refunded_amount: 4_000 });
    const tooMuch = await sandbox.call(`/v1/payments/${id}/refund`, { amount: 6_001 });
    expect(tooMuch).toMatchObject({ status: 422, body: { code: 'amount_too_high', field: 'amount' } });
    await sandbox.call(`/v1/payments/${id}/refund`, { amount: 6_000 });
    expect(await status(id)).toMatchObject({ status: 'refunded', refunded_amount: 10_000 });
    expect(await sandbox.deliver()).toEqual(['payment.paid', 'payment.refunded', 'payment.refunded']);
  });

  it('stands in its merchant’s list, a hundred on a page', async () => {
    for (let made = 0; made < 101; made += 1) await create({ reference: `R-${made}` });
    const first = (await sandbox.call('/v1/payments?merchant=aurora')).body;
    expect(first.payments).toHaveLength(100);
    const rest = (await sandbox.call(`/v1/payments?merchant=aurora&after=${first.next}`)).body;
    expect(rest).toMatchObject({ payments: [{ reference: 'R-100' }], next: null });
    const before = await sandbox.call('/v1/payments?merchant=aurora&to=2025-11-20T12:00:00Z');
    expect(before.body).toEqual({ payments: [], next: null });
  });
});
