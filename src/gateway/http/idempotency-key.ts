import type { FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** A random id of any kind, and nothing that a log could stumble over. */
const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * The key by which a call that moves money is done once, however often it is sent.
 * @throws DomainError `invalid_request` where it is missing or too long.
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) throw new DomainError('invalid_request', { fields: { 'Idempotency-Key': 'required' } });
  if (typeof key !== 'string' || !KEY.test(key))
    throw new DomainError('invalid_request', { fields: { 'Idempotency-Key': 'wrong_format' } });
  return key;
}
