import type { FastifyInstance } from 'fastify';
import { idempotentAnswer } from '../idempotent-answer.ts';
import { PAGE_LENGTH } from '../payments/payment-store.ts';
import { createPayout, type NewPayout } from '../payouts/create-payout.ts';
import { requirePayout } from '../payouts/move-payout.ts';
import { viewPayout } from '../payouts/payout.ts';
import { listPayouts, payoutById } from '../payouts/payout-store.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { type ListQuery, requireIdempotencyKey, requireKey, requireSomeKey, spanOf } from './merchant-call.ts';
import { listSchema, newPayoutSchema } from './request-schemas.ts';

/** What a merchant's server asks about payouts. */
export function payoutRoutes(app: FastifyInstance, parts: SandboxParts): void {
  app.post<{ Body: NewPayout }>('/v1/payouts', { schema: { body: newPayoutSchema } }, async (request) => {
    const { body } = request;
    requireKey(parts, request, body.merchant);
    const call = { merchant: body.merchant, operation: 'payout', key: requireIdempotencyKey(request), body };
    return idempotentAnswer(parts, call, () => createPayout(parts, body));
  });

  app.get<{ Querystring: ListQuery }>('/v1/payouts', { schema: { querystring: listSchema } }, async (request) => {
    requireKey(parts, request, request.query.merchant);
    const payouts = listPayouts(
      parts.store,
      spanOf(request.query, (id) => payoutById(parts.store, id)?.number),
    );
    const next = payouts.length === PAGE_LENGTH ? (payouts.at(-1)?.id ?? null) : null;
    return { payouts: payouts.map(viewPayout), next };
  });

  app.get('/v1/payouts/:id', async (request) => {
    const payout = requirePayout(parts, requireSomeKey(request));
    requireKey(parts, request, payout.merchant);
    return viewPayout(payout);
  });
}
