import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BetParams, BetView, LanguageCode } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { pageOriginOf } from '#gateway/http/page-origin.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { betSheet, listBets, stretchOfBets } from '../bets/list-bets.ts';
import { readBet } from '../bets/read-bet.ts';
import { profitSheet, readProfit } from '../profit/read-profit.ts';
import type { RecordParts, RecordReader } from '../record-parts.ts';
import { readStatement } from '../statement/read-statement.ts';
import { daysOfTransactions, listTransactions, transactionSheet } from '../transactions/list-transactions.ts';

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

  answerCall(app, 'GET /wps/member/bets', OF_MEMBER, (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    if (query.as === undefined) return listBets(parts, reader, query);
    const stretch = stretchOfBets(parts, reader, query);
    const name = `bets-${stretch.from.slice(0, 10)}-${stretch.until.slice(0, 10)}`;
    const days = stretch.days === null ? name : `bets-${stretch.days.first}-${stretch.days.last}`;
    return sendSheet(reply, { as: query.as, name: days, sheet: betSheet(parts, reader, { stretch, query }) });
  });

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

  answerCall(app, 'GET /wps/member/transactions', OF_MEMBER, (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    if (query.as === undefined) return listTransactions(parts, reader, query);
    const days = daysOfTransactions(parts, reader, query);
    const sheet = transactionSheet(parts, reader, { kind: query.kind, days });
    return sendSheet(reply, { as: query.as, name: `transactions-${days.first}-${days.last}`, sheet });
  });

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
