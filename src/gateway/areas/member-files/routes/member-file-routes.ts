import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuditAction, SiteMemberParams } from '#contracts/generated/contracts.ts';
import { answerBets, answerTransactions, readBet } from '#gateway/areas/records/records.ts';
import { operatorOnRecord, requireOperator, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { siteById } from '#gateway/http/site-by-id.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { removeMemberAuthenticator, signMemberOut } from '../end-access.ts';
import { eraseMember } from '../erase/erase-member.ts';
import { exportMember } from '../export/export-member.ts';
import { findMembers } from '../find-members.ts';
import type { FileReader, MemberFileParts } from '../member-file-parts.ts';
import { memberOf } from '../member-of.ts';
import { noteMember } from '../note-member.ts';
import { readAudit } from '../read-audit.ts';
import { readLinks } from '../read-links.ts';
import { readMemberFile } from '../read-member-file.ts';
import { readSessions } from '../read-sessions.ts';
import { noteAudit } from '../repository/audit-repository.ts';
import { showContacts } from '../show-contacts.ts';

export interface MemberFileRouteParts extends MemberFileParts {
  readonly sites: SiteDirectory;
}

const FILE = '/wps/operator/sites/:siteId/members/:memberId';

/** Calls on member files. */
export function memberFileRoutes(app: FastifyInstance, { sites, ...parts }: MemberFileRouteParts): void {
  const readers = { config: requireOperator('support', 'cashier') };
  const support = { config: requireOperator('support') };
  const admins = { config: requireProof('admin') };
  const readerOf = (request: FastifyRequest, { siteId, memberId }: SiteMemberParams): FileReader => ({
    site: siteById(sites, siteId),
    memberId,
    language: request.language,
    operator: operatorOnRecord(request),
  });
  /** Writes to the audit trail which records of a member are read. @throws DomainError `not_found`. */
  const noteReading = ({ site, memberId, operator }: FileReader, about: string): Promise<void> =>
    parts.database.forSite(site.id, async (tx) => {
      await memberOf(tx, site, memberId);
      const action: AuditAction = 'recordsRead';
      await noteAudit(tx, site.id, { memberId, operator, action, at: parts.clock(), about });
    });

  answerCall(app, 'GET /wps/operator/sites/:siteId/members', readers, ({ params, query }) =>
    findMembers(parts, siteById(sites, params.siteId), query),
  );

  answerCall(app, `GET ${FILE}`, readers, (request) => readMemberFile(parts, readerOf(request, request.params)));

  answerCall(app, `GET ${FILE}/sessions`, readers, async (request) => {
    const reader = readerOf(request, request.params);
    await noteReading(reader, 'sessions');
    return readSessions(parts, reader);
  });

  answerCall(app, `GET ${FILE}/links`, readers, async (request) => {
    const reader = readerOf(request, request.params);
    await noteReading(reader, 'links');
    return readLinks(parts, reader);
  });

  answerCall(app, `GET ${FILE}/audit`, readers, (request) =>
    readAudit(parts, readerOf(request, request.params), request.query),
  );

  answerCall(app, `GET ${FILE}/transactions`, readers, async (request, reply) => {
    const reader = readerOf(request, request.params);
    await noteReading(reader, 'transactions');
    return answerTransactions(parts, reader, request.query, reply);
  });

  answerCall(app, `GET ${FILE}/bets`, readers, async (request, reply) => {
    const reader = readerOf(request, request.params);
    await noteReading(reader, 'bets');
    return answerBets(parts, reader, request.query, reply);
  });

  answerCall(app, `GET ${FILE}/bets/:roundId`, readers, async (request) => {
    const reader = readerOf(request, request.params);
    await noteReading(reader, `bet ${request.params.roundId}`);
    return readBet(parts, reader, request.params.roundId);
  });

  answerCall(app, `POST ${FILE}/contacts`, { config: requireProof('support', 'cashier') }, (request) =>
    showContacts(parts, readerOf(request, request.params), request.body.reason),
  );

  answerCall(app, `POST ${FILE}/notes`, readers, (request) =>
    noteMember(parts, readerOf(request, request.params), request.body.text),
  );

  answerCall(app, `POST ${FILE}/sign-out`, support, async (request) => {
    await signMemberOut(parts, readerOf(request, request.params), request.body.reason);
    return { done: true };
  });

  // Streamed, so that an export of hundreds of megabytes needs little memory.
  answerCall(app, `POST ${FILE}/export`, { config: requireProof('support') }, async (request, reply) => {
    const pieces = await exportMember(parts, readerOf(request, request.params), request.body.reason);
    return reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
  });

  answerCall(app, `POST ${FILE}/erase`, admins, async (request) => {
    await eraseMember(parts, readerOf(request, request.params), request.body.reason);
    return { done: true };
  });

  answerCall(app, `POST ${FILE}/authenticator/remove`, admins, async (request) => {
    await removeMemberAuthenticator(parts, readerOf(request, request.params), request.body.reason);
    return { done: true };
  });
}
