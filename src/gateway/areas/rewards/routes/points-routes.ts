import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { convertPoints } from '../points/convert-points.ts';
import { listPoints } from '../points/list-points.ts';
import { readPoints, readPointsConfig } from '../points/read-points.ts';
import type { RewardParts } from '../reward-parts.ts';

interface PointsRouteParts extends RewardParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Points of members (design of the HTTP contract, "Wallet, points, rewards, support"), on sites that give them. */
export function pointsRoutes(app: FastifyInstance, { requireOpen, ...parts }: PointsRouteParts): void {
  const isOn = requireModule('POINTSYSTEM3');
  const ofMember = { config: { access: 'member' as const }, preHandler: isOn };

  answerCall(app, 'GET /wps/relay/MCSFE_pointsBalance', ofMember, (request) =>
    readPoints(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/relay/MCSFE_pointsConfig', ofMember, (request) =>
    readPointsConfig(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/relay/MCSFE_pointsTransactions', ofMember, (request) =>
    listPoints(
      parts,
      siteOf(request),
      { memberId: sessionOf(request).memberId, language: request.language },
      request.query,
    ),
  );

  const secret = { ...sensitiveLimit(parts.accounts.rateLimitFactor), access: 'member' as const, encrypted: true };
  answerCall(app, 'POST /wps/relay/MCSFE_convert', { config: secret, preHandler: [isOn, requireOpen] }, (request) =>
    convertPoints(parts, siteOf(request), sessionOf(request).memberId, {
      asked: request.body,
      key: idempotencyKeyOf(request),
    }),
  );
}
