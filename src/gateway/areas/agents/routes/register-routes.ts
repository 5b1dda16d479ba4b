import type { FastifyInstance } from 'fastify';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { sendSheet } from '#gateway/http/send-sheet.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AgentParts } from '../agent-parts.ts';
import { changeLink, linkSheet, makeLink, openLink, readLinks } from '../register/links.ts';
import { openTeamAccount } from '../register/open-account.ts';
import { readerOf } from './team-routes.ts';

const OF_AGENT = { config: { access: 'agent' as const } };
/** Openings of links that one address may tell in a minute. */
const OPENINGS_PER_MINUTE = 20;

/** Accounts and links below an agent (specification, section 2, "registerCenter"). */
export function registerRoutes(app: FastifyInstance, parts: AgentParts): void {
  const { rateLimitFactor } = parts.accounts;
  const sensitive = { config: { ...sensitiveLimit(rateLimitFactor), access: 'agent' as const } };

  answerCall(app, 'POST /wps/agent/register/accounts', sensitive, (request) =>
    openTeamAccount(parts, readerOf(request), request.body, {
      visit: visitOf(request),
      onFailed: (error) => request.log.error({ err: error }, 'offering a contract with a new account failed'),
    }),
  );

  answerCall(app, 'GET /wps/agent/register/links', OF_AGENT, async (request, reply) => {
    const reader = readerOf(request);
    const links = await readLinks(parts, reader, request.query);
    const { as } = request.query;
    if (as === undefined) return links;
    return sendSheet(reply, { as, name: `links-${links.from}-${links.to}`, sheet: linkSheet(reader, links) });
  });

  answerCall(app, 'POST /wps/agent/register/links', OF_AGENT, (request) =>
    makeLink(parts, readerOf(request), request.body),
  );

  answerCall(app, 'PUT /wps/agent/register/links/:code', OF_AGENT, async (request) => {
    await changeLink(parts, readerOf(request), request.params.code, request.body);
    return { done: true };
  });

  const rateLimit = { max: Math.ceil(OPENINGS_PER_MINUTE * rateLimitFactor), timeWindow: 60_000 };
  answerCall(app, 'POST /wps/agent/register/opened', { config: { rateLimit } }, async (request) => {
    await openLink(parts, siteOf(request), request.body.code);
    return { done: true };
  });
}
