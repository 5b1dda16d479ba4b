import type { FastifyInstance } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { WinnersService } from '../winners/winners-service.ts';

export function winnersRoutes(app: FastifyInstance, winners: WinnersService): void {
  answerCall(app, 'GET /wps/relay/ODSFE2_getWinnerBoard', {}, async (request) => {
    const { limitNum } = request.query;
    return winners.board(siteOf(request), request.language, limitNum === undefined ? undefined : Number(limitNum));
  });
}
