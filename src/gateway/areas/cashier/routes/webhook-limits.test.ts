import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIMITS } from '#gateway/http/security/rate-limits.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { startTestPaymentProvider, type TestPaymentProvider } from '#gateway/testing/test-payment-provider.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const PAYMENT = {
  ...{ payment_id: 'pay_of_nobody', merchant: 'AURORA', reference: 'AURNOBODY', method: 'transfer', status: 'paid' },
  ...{ amount: 5_000, received_amount: 5_000, refunded_amount: 0, currency: 'EUR', failure_reason: null },
  ...{ confirmations: 0, confirmations_required: 0 },
};

describeOnOneEngine('webhooks from one address', (open) => {
  let gateway: TestGateway;
  let provider: TestPaymentProvider;

  beforeAll(async () => {
    provider = await startTestPaymentProvider();
    gateway = await startGateway(await open(), {
      sites: [siteDocuments({ id: 'aurora' })],
      environment: { ...provider.environment, RATE_LIMITS: '1' },
    });
  });
  afterAll(async () => {
    await gateway.close();
    await provider.close();
  });

  const refused = (name: string) =>
    gateway.ask(`/payments/v1/${name}/events`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}', host: 'anywhere.example' },
    });

  it('are limited where they are refused, and never where they are signed', async () => {
    for (let n = 0; n < LIMITS.refused; n += 1)
      expect((await refused(n % 2 === 0 ? 'sandbox' : 'nobody')).status).toBe(n % 2 === 0 ? 401 : 404);
    for (const name of ['sandbox', 'nobody']) {
      const answer = await refused(name);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const signed = await provider.send(gateway, provider.webhook(PAYMENT));
    expect([signed.status, JSON.parse(signed.text).outcome]).toEqual([200, 'unmatched']);
  });

  it('are not limited by how many are signed', async () => {
    for (let n = 0; n < 2 * LIMITS.refused; n += 1)
      expect((await provider.send(gateway, provider.webhook(PAYMENT))).status).toBe(200);
  });
});
