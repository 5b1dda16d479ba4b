import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshKey, paymentBody, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';
import { webhookSignature } from './webhook-signature.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

/** Creates a crypto payment and sees its coins: one event. */
async function makeEvent(): Promise<string> {
  const body = paymentBody({ method: 'crypto', network: 'BTC' });
  const { payment_id: id } = (await sandbox.call('/v1/payments', body, freshKey())).body;
  await sandbox.call(`/sandbox/payments/${id}/pay`, {});
  return String(id);
}

async function outbox(): Promise<Record<string, unknown>[]> {
  return (await sandbox.call('/sandbox/webhooks')).body.webhooks as Record<string, unknown>[];
}

const idsOf = () => sandbox.received.map(({ headers }) => headers['webhook-id']);

describe('a webhook', () => {
  it('carries what the API answers, signed with the merchant’s secret', async () => {
    const id = await makeEvent();
    expect(await sandbox.deliver()).toEqual(['payment.confirming']);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = sandbox.received;
    expect(url).toBe('http://gateway.test/payments/v1/sandbox/events');
    expect(JSON.parse(body)).toEqual({
      type: 'payment.confirming',
      timestamp: '2025-11-20T12:00:00.000Z',
      data: (await sandbox.call(`/v1/payments/${id}`)).body,
    });
    const signed = {
      id: String(headers['webhook-id']),
      timestamp: Number(headers['webhook-timestamp']),
      body,
    };
    expect(signed.id).toMatch(/^msg_\w+$/);
    expect(headers['webhook-signature']).toBe(webhookSignature(sandbox.keys.webhookSecret('aurora'), signed));
  });

  it('is tried again with growing waits under the same id, and given up after three days', async () => {
    sandbox.answer = () => 503;
    await makeEvent();
    await sandbox.deliver();
    for (const wait of [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 3_600_000]) {
      await sandbox.advance(wait - 1);
      expect(await sandbox.deliver()).toEqual([]);
      await sandbox.advance(1);
      expect(await sandbox.deliver()).toHaveLength(1);
    }
    expect(new Set(idsOf()).size).toBe(1);
    for (let hour = 0; hour < 80; hour += 1) {
      await sandbox.advance(3_600_000);
      await sandbox.deliver();
    }
    expect(await outbox()).toMatchObject([{ status: 'given_up', http_status: 503 }]);
    expect(sandbox.received.length).toBeLessThan(80);
  });

  it('is delivered when the merchant is back, and then no more', async () => {
    sandbox.answer = () => {
      throw new Error('connection refused');
    };
    await makeEvent();
    await sandbox.deliver();
    expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 1, error: 'connection refused' }]);
    sandbox.answer = () => 204;
    await sandbox.advance(1_000);
    await sandbox.deliver();
    await sandbox.advance(86_400_000);
    await sandbox.deliver();
    expect(await outbox()).toMatchObject([{ status: 'delivered', attempts: 2, http_status: 204 }]);
  });
});

describe('a fault', () => {
  const setFaults = (faults: object) => sandbox.call('/sandbox/faults', faults);

  it('late_ms holds every event back', async () => {
    await setFaults({ late_ms: 5_000 });
    await makeEvent();
    expect(await sandbox.deliver()).toEqual([]);
    await sandbox.advance(5_000);
    expect(await sandbox.deliver()).toHaveLength(1);
  });

  it('duplicate sends the same event twice', async () => {
    await setFaults({ duplicate: 1 });
    await makeEvent();
    expect(await sandbox.deliver()).toHaveLength(2);
    expect(new Set(idsOf()).size).toBe(1);
  });

  it('reorder lets later events overtake', async () => {
    await setFaults({ reorder: 1 });
    const id = await makeEvent();
    await setFaults({});
    for (let block = 0; block < 3; block += 1) await sandbox.call(`/sandbox/payments/${id}/confirm`, {});
    expect(await sandbox.deliver()).toEqual(['payment.confirming', 'payment.confirming', 'payment.paid']);
    await sandbox.advance(2_000);
    expect(await sandbox.deliver()).toEqual(['payment.confirming']);
  });

  it('forge adds a delivery with a wrong signature and another amount, once', async () => {
    await setFaults({ forge: 1 });
    await makeEvent();
    sandbox.answer = () => 401;
    await sandbox.deliver();
    const [real, forged] = sandbox.received;
    expect(JSON.parse(forged?.body ?? '').data.amount).not.toBe(JSON.parse(real?.body ?? '').data.amount);
    const signed = {
      id: String(forged?.headers['webhook-id']),
      timestamp: Number(forged?.headers['webhook-timestamp']),
      body: forged?.body ?? '',
    };
    const right = webhookSignature(sandbox.keys.webhookSecret('aurora'), signed);
    expect(forged?.headers['webhook-signature']).not.toBe(right);
    expect(await outbox()).toMatchObject([
      { kind: 'event', status: 'waiting' },
      { kind: 'forged', status: 'given_up' },
    ]);
  });

  it('lose keeps an event from the merchant until lost ones are asked for', async () => {
    await setFaults({ lose: 1 });
    await makeEvent();
    await sandbox.advance(86_400_000);
    expect(await sandbox.deliver()).toEqual([]);
    expect(await outbox()).toMatchObject([{ status: 'lost', attempts: 0 }]);
    expect(await sandbox.deliver({ lost: true })).toEqual(['payment.confirming']);
  });

  it('hits the same events again with the same seed', async () => {
    const run = async () => {
      await setFaults({ lose: 0.5, seed: 7 });
      for (let made = 0; made < 12; made += 1) await makeEvent();
      return (await outbox()).slice(-12).map(({ status }) => status);
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set(['lost', 'waiting']));
    expect(await run()).toEqual(first);
  });

  it('that is none is refused, and named', async () => {
    expect(await setFaults({ lose: 2 })).toMatchObject({ status: 400, body: { field: 'lose' } });
    expect(await setFaults({ explode: 1 })).toMatchObject({ status: 400, body: { field: 'explode' } });
  });
});
