import type { FastifyInstance } from 'fastify';
import { ApiProblem } from '../api-problem.ts';
import { moveByClock } from '../background-work.ts';
import { failPayment } from '../payments/end-payment.ts';
import { requirePayment } from '../payments/move-payment.ts';
import { confirmPayment, payPayment } from '../payments/pay-payment.ts';
import { FAILURE_REASONS, type FailureReason, viewPayment } from '../payments/payment.ts';
import { keepStrayTransfer, listStrayTransfers, matchStrayTransfer } from '../payments/stray-transfers.ts';
import { failPayout, requirePayout, returnPayout, sendPayout } from '../payouts/move-payout.ts';
import { PAYOUT_FAILURES, type PayoutFailure, viewPayout } from '../payouts/payout.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { WebhookDelivery } from '../webhooks/deliver-webhooks.ts';
import { readFaultPlan, seededRandom } from '../webhooks/fault-plan.ts';
import { listWebhooks, type Webhook } from '../webhooks/webhook-store.ts';
import {
  clockSchema,
  deliverSchema,
  optionalAmountSchema,
  paySchema,
  reasonSchema,
  returnSchema,
  sinceSchema,
} from './request-schemas.ts';

interface OfId {
  readonly id: string;
}

/** What tests do to payments, payouts, the clock and the webhooks. No key guards it: nothing here is worth anything. */
export function sandboxRoutes(app: FastifyInstance, parts: SandboxParts, delivery: WebhookDelivery): void {
  const { clock, faults } = parts;
  // A body may be left out where nothing in it is needed.
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {};
  });

  app.post<{ Body: { readonly advance_ms: number } }>(
    '/sandbox/clock',
    { schema: { body: clockSchema } },
    async ({ body }) => {
      clock.advance(body.advance_ms);
      moveByClock(parts);
      return { now: new Date(clock.now()).toISOString() };
    },
  );

  app.post<{ Params: OfId; Body: { readonly amount?: number; readonly reference?: string } }>(
    '/sandbox/payments/:id/pay',
    { schema: { body: paySchema } },
    async ({ params, body }) => {
      const payment = requirePayment(parts, params.id);
      const { amount = payment.amount, reference = payment.reference } = body;
      if (reference === payment.reference) return viewPayment(payPayment(parts, payment, amount));
      keepStrayTransfer(parts, payment, { reference, amount });
      return viewPayment(payment);
    },
  );
  app.post<{ Params: OfId; Body: { readonly reason?: FailureReason } }>(
    '/sandbox/payments/:id/fail',
    { schema: { body: reasonSchema(FAILURE_REASONS) } },
    async ({ params, body }) =>
      viewPayment(failPayment(parts, requirePayment(parts, params.id), body.reason ?? 'declined')),
  );
  app.post<{ Params: OfId }>('/sandbox/payments/:id/confirm', async ({ params }) =>
    viewPayment(confirmPayment(parts, requirePayment(parts, params.id))),
  );
  app.get('/sandbox/transfers', async () => ({ transfers: listStrayTransfers(parts) }));
  app.post<{ Params: OfId }>('/sandbox/transfers/:id/match', async ({ params }) =>
    viewPayment(matchStrayTransfer(parts, Number(params.id))),
  );

  app.post<{ Params: OfId; Body: { readonly amount?: number } }>(
    '/sandbox/payouts/:id/send',
    { schema: { body: optionalAmountSchema } },
    async ({ params, body }) => viewPayout(sendPayout(parts, requirePayout(parts, params.id), body.amount)),
  );
  app.post<{ Params: OfId; Body: { readonly reason?: PayoutFailure } }>(
    '/sandbox/payouts/:id/fail',
    { schema: { body: reasonSchema(PAYOUT_FAILURES) } },
    async ({ params, body }) =>
      viewPayout(failPayout(parts, requirePayout(parts, params.id), body.reason ?? 'rejected')),
  );
  app.post<{ Params: OfId; Body: { readonly part?: number; readonly amount: number } }>(
    '/sandbox/payouts/:id/return',
    { schema: { body: returnSchema } },
    async ({ params, body }) => viewPayout(returnPayout(parts, requirePayout(parts, params.id), body)),
  );

  app.post('/sandbox/faults', async ({ body }) => {
    try {
      faults.plan = readFaultPlan(body);
    } catch (error) {
      throw new ApiProblem('invalid_request', (error as Error).message, (error as Error).message.split(' ')[0] ?? null);
    }
    faults.random = seededRandom(faults.plan.seed);
    const { lateMs, ...shares } = faults.plan;
    return { late_ms: lateMs, ...shares };
  });
  app.get<{ Querystring: { readonly since?: string } }>(
    '/sandbox/webhooks',
    { schema: { querystring: sinceSchema } },
    async ({ query }) => {
      const webhooks = listWebhooks(parts.store, Number(query.since ?? 0));
      return { webhooks: webhooks.map(viewWebhook), last: webhooks.at(-1)?.number ?? Number(query.since ?? 0) };
    },
  );
  app.post<{ Body: { readonly lost?: boolean } }>(
    '/sandbox/webhooks/deliver',
    { schema: { body: deliverSchema } },
    async ({ body }) => {
      moveByClock(parts);
      await delivery.deliverDue({ lost: body.lost === true });
      return { delivered: true };
    },
  );
}

function viewWebhook(webhook: Webhook): Readonly<Record<string, unknown>> {
  const at = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());
  return {
    number: webhook.number,
    webhook_id: webhook.id,
    merchant: webhook.merchant,
    subject: webhook.subject,
    type: webhook.type,
    kind: webhook.kind,
    status: webhook.status,
    copies: webhook.copies,
    attempts: webhook.attempts,
    http_status: webhook.httpStatus,
    error: webhook.error,
    created_at: at(webhook.createdAt),
    next_attempt_at: webhook.status === 'waiting' ? at(webhook.nextAttemptAt) : null,
    ended_at: at(webhook.endedAt),
    body: JSON.parse(webhook.body),
  };
}
