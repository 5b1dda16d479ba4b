import type { FastifyInstance } from 'fastify';
import type { BetRecords, BetRecordsQuery, RecentGames, RecentGamesQuery } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { RoundsService } from '../rounds/rounds-service.ts';

/** A member's own rounds. */
export function roundsRoutes(app: FastifyInstance, rounds: RoundsService): void {
  app.get<{ Querystring: RecentGamesQuery }>(
    '/wps/relay/GCS_recentGame',
    {
      config: { access: 'member' },
      schema: {
        tags: ['games'],
        summary: 'One page of the games that the member played, the latest first',
        querystring: contract('RecentGamesQuery'),
        response: { 200: contract('RecentGames') },
      },
    },
    (request): Promise<RecentGames> =>
      rounds.recent(siteOf(request), sessionOf(request).memberId, request.language, request.query),
  );

  app.get<{ Querystring: BetRecordsQuery }>(
    '/wps/member/bets',
    {
      config: { access: 'member' },
      schema: {
        tags: ['member'],
        summary: 'One page of the member’s rounds, the latest first, and what they come to',
        querystring: contract('BetRecordsQuery'),
        response: { 200: contract('BetRecords') },
      },
    },
    (request): Promise<BetRecords> =>
      rounds.records(siteOf(request), sessionOf(request).memberId, request.language, request.query),
  );
}
