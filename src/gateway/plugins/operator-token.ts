import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/domain-error.ts';

/** Refuses whoever does not send the operator's token as a bearer, in the same time whatever is sent. */
export function requireOperatorToken(token: string) {
  const expected = digestOf(`Bearer ${token}`);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<undefined> => {
    reply.header('cache-control', 'no-store');
    const given = digestOf(request.headers.authorization ?? '');
    if (!timingSafeEqual(given, expected)) throw new DomainError('operator_token_required');
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
