import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { LotteryParts } from '../lottery-parts.ts';
import { cancelChase, cancelTicket } from '../tickets/cancel-tickets.ts';
import { lobbyAddress } from '../tickets/lobby-address.ts';
import { placeTicket } from '../tickets/place-ticket.ts';
import { readRecentGames } from '../tickets/read-recent-games.ts';
import { readTerms } from '../tickets/read-terms.ts';
import { readTicket, readTickets } from '../tickets/read-tickets.ts';

interface TicketRouteParts extends LotteryParts {
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Bets on the lotteries, and where their pages are (specification, section 7, "Lottery"). */
export function ticketRoutes(app: FastifyInstance, { requireOpen, ...parts }: TicketRouteParts): void {
  const ofMember = { config: { access: 'member' as const } };
  const whoAsks = (request: FastifyRequest) => ({
    memberId: sessionOf(request).memberId,
    language: request.language,
  });

  answerCall(app, 'GET /lgw/vn/games/bet_types', {}, (request) =>
    readTerms(parts, siteOf(request), { ...request.query, language: request.language }),
  );

  answerCall(app, 'GET /lgw/vn/launchLobby', ofMember, async (request) => lobbyAddress(siteOf(request), request.query));

  answerCall(app, 'GET /lgw/vn/games/game_menu/recent', ofMember, (request) =>
    readRecentGames(parts, siteOf(request), whoAsks(request), request.query),
  );

  answerCall(app, 'POST /lgw/vn/tickets', { ...ofMember, preHandler: requireOpen }, (request) =>
    placeTicket(parts, siteOf(request), {
      ...whoAsks(request),
      asked: request.body,
      key: idempotencyKeyOf(request),
    }),
  );

  answerCall(app, 'GET /lgw/vn/tickets', ofMember, (request) =>
    readTickets(parts, siteOf(request), whoAsks(request), request.query),
  );

  answerCall(app, 'GET /lgw/vn/tickets/:ticketId', ofMember, (request) =>
    readTicket(parts, siteOf(request), { ...whoAsks(request), ...request.params }),
  );

  answerCall(app, 'DELETE /lgw/vn/tickets/:ticketId', ofMember, (request) =>
    cancelTicket(parts, siteOf(request), { ...whoAsks(request), ...request.params }),
  );

  answerCall(app, 'DELETE /lgw/vn/chases/:chaseId', ofMember, (request) =>
    cancelChase(parts, siteOf(request), { ...whoAsks(request), ...request.params }),
  );
}
