import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { RecurringJobs } from '#gateway/kit/jobs/recurring-jobs.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { CashierParts } from './cashier-parts.ts';
import { depositWebhookWriter } from './deposits/deposit-webhook-writer.ts';
import { FOLLOW_EVERY_MS, FOLLOW_MOST_MS, followPayments } from './deposits/follow-payments.ts';
import { takeWebhook } from './deposits/take-webhook.ts';
import type { WebhookRequest } from './providers/payment-provider.ts';
import { sandboxProvider } from './providers/sandbox-provider.ts';
import { caseRoutes } from './routes/case-routes.ts';
import { depositRoutes } from './routes/deposit-routes.ts';
import { proofRoutes } from './routes/proof-routes.ts';
import { receiptRoutes } from './routes/receipt-routes.ts';
import { webhookRoutes } from './routes/webhook-routes.ts';
import { withdrawalRoutes } from './routes/withdrawal-routes.ts';

export { forgetPayoutNumbers } from './repository/forget-payout-numbers.ts';
export { forgetPaymentImages } from './repository/payment-image-repository.ts';
export { hasDeposited, sumCredited } from './repository/payment-repository.ts';

interface CashierGiven extends Omit<CashierParts, 'providers'> {
  readonly configuration: Pick<Settings, 'payments' | 'rateLimitFactor'>;
  readonly sites: SiteDirectory;
  readonly jobs: Pick<RecurringJobs, 'every'>;
  readonly metrics: Registry;
}

/** Money in and out of sites: payments, their providers and webhooks. */
export function cashierArea({ configuration, sites, jobs, metrics, ...given }: CashierGiven) {
  const { payments, rateLimitFactor } = configuration;
  const known = payments === null ? [] : [sandboxProvider(payments)];
  const parts = { ...given, sites, providers: new Map(known.map((provider) => [provider.name, provider])) };
  const writeDeposit = depositWebhookWriter(given.database);
  const webhooks = new Counter({
    name: 'marquee_payment_webhooks_total',
    help: 'Webhooks of payment providers by provider and outcome',
    labelNames: ['provider', 'outcome'],
    registers: [metrics],
  });
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      depositRoutes(calls, { ...parts, requireOpen });
      withdrawalRoutes(calls, { ...parts, requireOpen });
      proofRoutes(calls, { ...parts, requireOpen });
      receiptRoutes(calls, { ...parts, requireOpen, rateLimitFactor });
      caseRoutes(calls, parts);
    },

    /** Providers' webhooks, which answer outside the envelope. */
    async webhookRoutes(app: FastifyInstance): Promise<void> {
      const taken = async (provider: string, request: WebhookRequest) => {
        const outcome = await takeWebhook({ ...parts, writeDeposit }, provider, request);
        // The name is the caller's: only those that exist become labels.
        if (parts.providers.has(provider)) webhooks.inc({ provider, outcome });
        return outcome;
      };
      await webhookRoutes(app, { takeWebhook: taken, rateLimitFactor });
    },

    /** Starts the job that asks providers. */
    start(): void {
      const times = { everyMs: FOLLOW_EVERY_MS, mostMs: FOLLOW_MOST_MS };
      if (known.length > 0) jobs.every('follow-payments', times, () => followPayments(parts));
    },
  };
}
export { provePayer } from './prove-payer.ts';
export { readSendTerms, sendMoney } from './team-transfers/send-money.ts';
