import type { FastifyReply, FastifyRequest } from 'fastify';
import { SVG_POLICY } from '#gateway/http/file-headers.ts';
import { matchesTag } from '#gateway/http/kept-answer.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { ShelfFile } from './file-shelf.ts';

/**
 * Answers with a file of a shelf, or that the client's copy is still good.
 * @throws DomainError `not_found` without a file.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ShelfFile | undefined,
  cacheControl: string,
): FastifyReply {
  if (file === undefined) throw new DomainError('not_found');
  reply.header('cache-control', cacheControl).header('etag', file.etag).header('vary', 'accept-encoding');
  if (file.type.startsWith('image/svg')) reply.header('content-security-policy', SVG_POLICY);
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
  if (matchesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  return reply.type(file.type).send(file.bytes);
}
