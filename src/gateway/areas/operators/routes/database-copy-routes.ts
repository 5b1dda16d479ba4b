import type { FastifyInstance } from 'fastify';
import type { Database } from '#gateway/database/database.ts';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { auditLog } from '#gateway/kit/log.ts';

/**
 * The copy of the embedded database. It holds every site's rows, so that no operator's account may take it: the token
 * of the data directory alone opens it, and whoever has that has the database's files too.
 */
export function databaseCopyRoutes(app: FastifyInstance, copy: Database['copy']): void {
  // A file rather than a call: the answer is bytes, without an envelope.
  app.get('/wps/operator/database/copy', { config: requireOperator('admin') }, async (request, reply) => {
    if (operatorOf(request).operatorId !== null) throw new DomainError('operator_role_required');
    if (copy === null) throw new DomainError('not_found');
    const tar = await copy();
    auditLog(request.log).info({ bytes: tar.byteLength, by: 'token' }, 'the database was copied');
    return reply.type('application/x-tar').send(Buffer.from(tar.buffer, tar.byteOffset, tar.byteLength));
  });
}
