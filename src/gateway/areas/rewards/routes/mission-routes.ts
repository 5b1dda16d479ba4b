import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { boardMemory } from '../boards/board-memory.ts';
import { readBoard } from '../boards/read-board.ts';
import { countClaims } from '../grants/count-claims.ts';
import { claimMission } from '../missions/claim-mission.ts';
import { readMissions } from '../missions/read-missions.ts';
import type { RebateParts } from '../reward-parts.ts';

interface MissionRouteParts extends RebateParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** A member's missions, and the leaderboard. */
export function missionRoutes(app: FastifyInstance, { requireOpen, ...parts }: MissionRouteParts): void {
  const config = { access: 'member' as const };
  const boards = boardMemory(parts);

  answerCall(app, 'GET /wps/relay/MCSFE_missionSummary', { config }, (request) =>
    readMissions(parts, siteOf(request), { memberId: sessionOf(request).memberId, language: request.language }),
  );

  answerCall(app, 'GET /wps/member/rewards/counts', { config }, (request) =>
    countClaims(parts, siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'POST /wps/member/missions/:missionId/claim', { config, preHandler: requireOpen }, (request) =>
    claimMission(parts, siteOf(request), {
      memberId: sessionOf(request).memberId,
      missionId: request.params.missionId,
      language: request.language,
    }),
  );

  answerCall(app, 'GET /wps/relay/MCSFE_missionLeaderboard', { config }, (request) =>
    readBoard({ boards, games: parts.games }, siteOf(request), {
      ...{ memberId: sessionOf(request).memberId, language: request.language },
      every: request.query.every,
    }),
  );
}
