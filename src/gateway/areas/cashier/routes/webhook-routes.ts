import type { FastifyInstance } from 'fastify';
import { refusalLimit, UNLIMITED } from '#gateway/http/security/rate-limits.ts';
import type { WebhookOutcome } from '../deposits/take-webhook.ts';
import type { WebhookRequest } from '../providers/payment-provider.ts';

/** Takes a webhook of a provider. */
export type TakeWebhook = (provider: string, request: WebhookRequest) => Promise<WebhookOutcome>;

const LARGEST_BODY = 64 * 1024;

/** Statuses of outcomes; everything else is stored, so that the provider need not send it again. */
const STATUSES: Readonly<Partial<Record<WebhookOutcome, number>>> = { refused: 401, unknown_provider: 404 };

/**
 * The webhooks of payment providers (design of the HTTP contract, "Cashier"). Providers are known by their signatures
 * over the raw bytes: they have no session and no site of their own. What is signed is never limited, what is refused
 * is by address.
 */
export async function webhookRoutes(
  app: FastifyInstance,
  { takeWebhook, rateLimitFactor }: { readonly takeWebhook: TakeWebhook; readonly rateLimitFactor: number },
): Promise<void> {
  const countRefusal = refusalLimit(app, rateLimitFactor);
  await app.register(
    async (webhooks) => {
      webhooks.removeAllContentTypeParsers();
      webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      webhooks.post<{ Params: { provider: string } }>(
        '/:provider/events',
        { config: { anyHost: true, ...UNLIMITED }, bodyLimit: LARGEST_BODY },
        async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const outcome = await takeWebhook(request.params.provider, { headers: request.headers, body });
          const refusal = STATUSES[outcome];
          if (refusal !== undefined) await countRefusal(request);
          return reply
            .code(refusal ?? 200)
            .header('cache-control', 'no-store')
            .send({ outcome });
        },
      );
    },
    { prefix: '/payments/v1' },
  );
}
