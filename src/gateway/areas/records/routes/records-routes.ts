import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BetParams, BetView, LanguageCode } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { pageOriginOf } from '#gateway/http/page-origin.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { readBet } from '../bets/read-bet.ts';
import { profitSheet, readProfit } from '../profit/read-profit.ts';
import type { RecordParts, RecordReader } from '../record-parts.ts';
import { readStatement } from '../statement/read-statement.ts';
import { answerBets, answerTransactions } from './answer-records.ts';

const OF_MEMBER = { config: { access: 'member' as const } };

/** How often a member may open rounds: each opening is a call to a vendor. */
const VIEWS_PER_MINUTE = 60;

/** The flow that asks a vendor for the page of a round. */
export type RoundViews = (
  site: PublishedSite,
  asked: {
    readonly memberId: string;
    readonly roundId: string;
    readonly language: LanguageCode;
    /** Of the page that frames the round. */
    readonly origin: string;
  },
) => Promise<BetView>;

interface RecordRouteParts extends RecordParts {
  readonly views: RoundViews;
  readonly rateLimitFactor: number;
}

/** Records of a member (design of the HTTP contract, "records"). */
export function recordsRoutes(app: FastifyInstance, { views, rateLimitFactor, ...parts }: RecordRouteParts): void {
  const readerOf = (request: FastifyRequest): RecordReader => ({
    site: siteOf(request),
    memberId: sessionOf(request).memberId,
    language: request.language,
  });

  answerCall(app, 'GET /wps/member/bets', OF_MEMBER, (request, reply) =>
    answerBets(parts, readerOf(request), request.query, reply),
  );

  answerCall(app, 'GET /wps/member/bets/:roundId', OF_MEMBER, (request) =>
    readBet(parts, readerOf(request), (request.params as BetParams).roundId),
  );

  const rateLimit = { max: Math.ceil(VIEWS_PER_MINUTE * rateLimitFactor), timeWindow: 60_000 };
  answerCall(app, 'POST /wps/member/bets/:roundId/view', { config: { access: 'member', rateLimit } }, (request) =>
    views(siteOf(request), {
      memberId: sessionOf(request).memberId,
      roundId: (request.params as BetParams).roundId,
      language: request.language,
      origin: pageOriginOf(request),
    }),
  );

  answerCall(app, 'GET /wps/member/transactions', OF_MEMBER, (request, reply) =>
    answerTransactions(parts, readerOf(request), request.query, reply),
  );

  answerCall(app, 'GET /wps/member/profit', OF_MEMBER, async (request, reply) => {
    const reader = readerOf(request);
    const profit = await readProfit(parts, reader, request.query);
    const { as } = request.query;
    if (as === undefined) return profit;
    return sendSheet(reply, { as, name: `profit-${profit.from}-${profit.to}`, sheet: profitSheet(reader, profit) });
  });

  answerCall(app, 'GET /wps/member/statement', OF_MEMBER, (request) =>
    readStatement(parts, readerOf(request), request.query),
  );
}
