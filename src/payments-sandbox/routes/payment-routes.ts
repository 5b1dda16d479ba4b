import type { FastifyInstance } from 'fastify';
import { idempotentAnswer } from '../idempotent-answer.ts';
import { createPayment, type NewPayment } from '../payments/create-payment.ts';
import { requirePayment } from '../payments/move-payment.ts';
import { refundPayment } from '../payments/pay-payment.ts';
import { viewPayment } from '../payments/payment.ts';
import { listPayments, PAGE_LENGTH, paymentById } from '../payments/payment-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import {
  idempotencyKey,
  type ListQuery,
  requireIdempotencyKey,
  requireKey,
  requireSomeKey,
  spanOf,
} from './merchant-call.ts';
import { amountSchema, listSchema, newPaymentSchema } from './request-schemas.ts';

/** What a merchant's server asks about payments. */
export function paymentRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: NewPayment }>('/v1/payments', { schema: { body: newPaymentSchema } }, async (request) => {
    const { body } = request;
    requireKey(parts, request, body.merchant);
    const call = { merchant: body.merchant, operation: 'payment', key: requireIdempotencyKey(request), body };
    return idempotentAnswer(parts, call, () => createPayment(parts, body));
  });

  app.get<{ Querystring: ListQuery }>('/v1/payments', { schema: { querystring: listSchema } }, async (request) => {
    requireKey(parts, request, request.query.merchant);
    const payments = listPayments(
      parts.store,
      spanOf(request.query, (id) => paymentById(parts.store, id)?.number),
    );
    const next = payments.length === PAGE_LENGTH ? (payments.at(-1)?.id ?? null) : null;
    return { payments: payments.map(viewPayment), next };
  });

  app.get('/v1/payments/:id', async (request) => {
    const payment = requirePayment(parts, requireSomeKey(request));
    requireKey(parts, request, payment.merchant);
    return viewPayment(payment);
  });

  app.post<{ Body: { readonly amount: number } }>(
    '/v1/payments/:id/refund',
    { schema: { body: amountSchema } },
    async (request) => {
      const { body } = request;
      const { id, merchant } = requirePayment(parts, requireSomeKey(request));
      requireKey(parts, request, merchant);
      const refund = () => viewPayment(refundPayment(parts, requirePayment(parts, id), body.amount));
      const key = idempotencyKey(request);
      return key === null
        ? refund()
        : idempotentAnswer(parts, { merchant, operation: `refund ${id}`, key, body }, refund);
    },
  );
}
