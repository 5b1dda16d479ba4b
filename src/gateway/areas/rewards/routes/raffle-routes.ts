import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { claimRaffle } from '../raffle/claim-raffle.ts';
import { type RaffleParts, readRaffle } from '../raffle/read-raffle.ts';
import type { RewardParts } from '../reward-parts.ts';

interface RaffleRouteParts extends RaffleParts, Pick<RewardParts, 'database' | 'onMoved'> {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** A member's tickets of a raffle, and what they have won. */
export function raffleRoutes(app: FastifyInstance, { requireOpen, ...parts }: RaffleRouteParts): void {
  const config = { access: 'member' as const };

  answerCall(app, 'GET /wps/member/raffle', { config }, (request) =>
    readRaffle(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'POST /wps/relay/MCSFE_claimRafflePromotion', { config, preHandler: requireOpen }, (request) =>
    claimRaffle(parts, siteOf(request), { memberId: sessionOf(request).memberId, ...request.body }),
  );
}
