import type { FastifyInstance } from 'fastify';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { operatorOf, requireProof } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { auditLog } from '#gateway/kit/log.ts';

/**
 * Operators of the whole platform wrap its keys under the next master key; every gateway that knows both keys goes on.
 */
export function masterKeyRoutes(app: FastifyInstance, secrets: Pick<SystemKeyStore, 'rotate'>): void {
  answerCall(app, 'POST /wps/operator/master-key/rotate', { config: requireProof('admin') }, async (request) => {
    const rotated = await secrets.rotate();
    if (rotated === null) throw new DomainError('no_next_master_key');
    const by = operatorOf(request).account ?? 'token';
    auditLog(request.log).info({ ...rotated, by }, 'the master key was rotated');
    return rotated;
  });
}
