import type { FastifyInstance } from 'fastify';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { TellTyping } from './chat/show-typing.ts';
import { feedbackService } from './feedback-service.ts';
import { chatRoutes } from './routes/chat-routes.ts';
import { feedbackRoutes, operatorFeedbackRoutes } from './routes/feedback-routes.ts';
import { supportRoutes } from './routes/support-routes.ts';
import { supportService } from './support-service.ts';

interface ServiceGiven {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  readonly sites: SiteDirectory;
  readonly rateLimitFactor: number;
  readonly tellTyping: TellTyping;
  readonly clock: () => Date;
}

/** Customer service: feedback, links and live chat. */
export function serviceArea({ database, sites, rateLimitFactor, tellTyping, clock }: ServiceGiven) {
  return {
    routes(calls: FastifyInstance): void {
      feedbackRoutes(calls, feedbackService(database, clock), rateLimitFactor);
      operatorFeedbackRoutes(calls, { database, sites, clock });
      supportRoutes(calls, supportService());
      chatRoutes(calls, { database, sites, rateLimitFactor, tellTyping, clock });
    },
  };
}

export { forgetChats } from './repository/chat-repository.ts';
