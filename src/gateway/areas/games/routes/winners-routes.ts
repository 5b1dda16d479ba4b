import type { FastifyInstance } from 'fastify';
import type { WinnerBoardQuery } from '#contracts/generated/contracts.ts';
import { contract } from '#gateway/http/contract.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { WinnersService } from '../winners/winners-service.ts';

export function winnersRoutes(app: FastifyInstance, winners: WinnersService): void {
  app.get<{ Querystring: WinnerBoardQuery }>(
    '/wps/relay/ODSFE2_getWinnerBoard',
    {
      schema: {
        tags: ['winners'],
        summary: 'The largest wins, largest first',
        querystring: contract('WinnerBoardQuery'),
        response: { 200: contract('WinnerBoard') },
      },
    },
    async (request) => {
      const { limitNum } = request.query;
      return winners.board(siteOf(request), request.language, limitNum === undefined ? undefined : Number(limitNum));
    },
  );
}
