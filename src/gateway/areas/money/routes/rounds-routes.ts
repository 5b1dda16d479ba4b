import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { RoundsService } from '../rounds/rounds-service.ts';

/** A member's own rounds. */
export function roundsRoutes(app: FastifyInstance, rounds: RoundsService): void {
  answerCall(app, 'GET /wps/relay/GCS_recentGame', { config: { access: 'member' } }, (request) =>
    rounds.recent(siteOf(request), sessionOf(request).memberId, request.language, request.query),
  );
}
