import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { freezeTeamMember, nameTeamMember, noteTeamMember, removeTeamNote } from '../team/change-team-member.ts';
import { listTeam, teamSheet } from '../team/list-team.ts';
import { overviewSheet, readOverview } from '../team/read-overview.ts';
import { readTeamMember } from '../team/read-team-member.ts';
import { readDownlineTerms, sendToDownline } from '../team/send-to-downline.ts';

const OF_AGENT = { config: { access: 'agent' as const } };

/** Whose desk a request is of. */
export function readerOf(request: FastifyRequest): AgentReader {
  return { site: siteOf(request), agentId: sessionOf(request).memberId, language: request.language };
}

/** An agent's team (design of the HTTP contract, "Agents"). Whoever is outside of it is `not_found`. */
export function teamRoutes(
  app: FastifyInstance,
  { requireOpen, ...parts }: AgentParts & { readonly requireOpen: preHandlerAsyncHookHandler },
): void {
  const whoOf = (request: FastifyRequest, memberId: string) => ({ agentId: sessionOf(request).memberId, memberId });

  answerCall(app, 'GET /wps/agent/team/overview', OF_AGENT, async (request, reply) => {
    const reader = readerOf(request);
    const overview = await readOverview(parts, reader, request.query);
    const { as } = request.query;
    if (as === undefined) return overview;
    const name = `team-${overview.from}-${overview.to}`;
    return sendSheet(reply, { as, name, sheet: overviewSheet(reader, overview) });
  });

  answerCall(app, 'GET /wps/agent/team/members', OF_AGENT, async (request, reply) => {
    const { query } = request;
    const reader = readerOf(request);
    // Read once before the file begins, so that a refusal is an answer and not half a file.
    const team = await listTeam(parts, reader, query);
    if (query.as === undefined) return team;
    const name = `downline-${team.from}-${team.to}`;
    return sendSheet(reply, { as: query.as, name, sheet: teamSheet(parts, reader, query) });
  });

  answerCall(app, 'GET /wps/agent/team/members/:memberId', OF_AGENT, (request) =>
    readTeamMember(parts, readerOf(request), { memberId: request.params.memberId, query: request.query }),
  );

  answerCall(app, 'PUT /wps/agent/team/members/:memberId/nickname', OF_AGENT, async (request) => {
    const who = whoOf(request, request.params.memberId);
    await nameTeamMember(parts, siteOf(request), who, request.body.nickname);
    return { done: true };
  });

  answerCall(app, 'PUT /wps/agent/team/members/:memberId/frozen', OF_AGENT, async (request) => {
    await freezeTeamMember(parts, siteOf(request), whoOf(request, request.params.memberId), request.body.frozen);
    return { done: true };
  });

  answerCall(app, 'POST /wps/agent/team/members/:memberId/notes', OF_AGENT, (request) =>
    noteTeamMember(parts, siteOf(request), whoOf(request, request.params.memberId), request.body.text),
  );

  answerCall(app, 'DELETE /wps/agent/team/members/:memberId/notes/:noteId', OF_AGENT, async (request) => {
    const { memberId, noteId } = request.params;
    await removeTeamNote(parts, siteOf(request), { ...whoOf(request, memberId), noteId });
    return { done: true };
  });

  answerCall(app, 'GET /wps/agent/team/transfers/:memberId', OF_AGENT, (request) =>
    readDownlineTerms(parts, siteOf(request), whoOf(request, request.params.memberId)),
  );

  const secret = { ...sensitiveLimit(parts.accounts.rateLimitFactor), access: 'agent' as const, encrypted: true };
  answerCall(app, 'POST /wps/agent/team/transfers', { config: secret, preHandler: requireOpen }, (request) =>
    sendToDownline(parts, siteOf(request), sessionOf(request).memberId, {
      asked: request.body,
      key: idempotencyKeyOf(request),
    }),
  );
}
