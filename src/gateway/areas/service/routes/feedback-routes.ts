import type { FastifyInstance } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { FeedbackService } from '../feedback-service.ts';

/** How often one address may write in ten minutes: people correct themselves, machines do not stop. */
const MOST_IN_TEN_MINUTES = 10;

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService, rateLimitFactor: number): void {
  answerCall(
    app,
    'PUT /wps/feedback',
    {
      config: { rateLimit: { max: Math.ceil(MOST_IN_TEN_MINUTES * rateLimitFactor), timeWindow: 600_000 } },
      bodyLimit: 32 * 1024,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return feedback.send(siteOf(request), request.language, request.body);
    },
  );
}
