import type { FastifyInstance } from 'fastify';
import type { Feedback } from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { FeedbackService } from '../feedback-service.ts';

/** How often one address may write in ten minutes: people correct themselves, machines do not stop. */
const MOST_IN_TEN_MINUTES = 10;

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService, rateLimitFactor: number): void {
  app.put<{ Body: Feedback }>(
    '/wps/feedback',
    {
      config: { rateLimit: { max: Math.ceil(MOST_IN_TEN_MINUTES * rateLimitFactor), timeWindow: 600_000 } },
      bodyLimit: 32 * 1024,
      schema: {
        tags: ['support'],
        summary: 'Tell the site something, with or without an account',
        body: contract('Feedback'),
        response: { 200: contract('FeedbackReceipt') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return feedback.send(siteOf(request), request.language, request.body);
    },
  );
}
