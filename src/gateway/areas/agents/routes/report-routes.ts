import type { FastifyInstance } from 'fastify';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import type { AgentParts } from '../agent-parts.ts';
import { listTeamBets, teamBetSheet } from '../reports/list-team-bets.ts';
import { listTeamLosses, teamLossSheet } from '../reports/list-team-losses.ts';
import { listTeamTransactions, teamTransactionSheet } from '../reports/list-team-transactions.ts';
import { readerOf } from './team-routes.ts';

const OF_AGENT = { config: { access: 'agent' as const } };

/** Reports of a team. The first page is read before a file begins, so that a refusal is an answer. */
export function reportRoutes(app: FastifyInstance, parts: AgentParts): void {
  answerCall(app, 'GET /wps/agent/reports/bets', OF_AGENT, async (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    const bets = await listTeamBets(parts, reader, query);
    if (query.as === undefined) return bets;
    const name = `team-bets-${bets.from}-${bets.to}`;
    return sendSheet(reply, { as: query.as, name, sheet: teamBetSheet(parts, reader, query) });
  });

  answerCall(app, 'GET /wps/agent/reports/losses', OF_AGENT, async (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    const losses = await listTeamLosses(parts, reader, query);
    if (query.as === undefined) return losses;
    const name = `team-losses-${losses.from}-${losses.to}`;
    return sendSheet(reply, { as: query.as, name, sheet: teamLossSheet(parts, reader, query) });
  });

  answerCall(app, 'GET /wps/agent/reports/transactions', OF_AGENT, async (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    const entries = await listTeamTransactions(parts, reader, query);
    if (query.as === undefined) return entries;
    const name = `team-transactions-${entries.from}-${entries.to}`;
    return sendSheet(reply, { as: query.as, name, sheet: teamTransactionSheet(parts, reader, query) });
  });
}
