import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compression, KeptAnswer } from '#gateway/kit/kept-answer.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { CALL_VARY } from './envelope.ts';

/** A body of fewer bytes fits one packet as it is. */
const LEAST_COMPRESSED_BYTES = 1_024;
const KEPT_VARY = `accept-encoding, ${CALL_VARY}`;
/** The headers of every cached answer. */
export const KEPT_HEADERS = { vary: KEPT_VARY, 'content-type': 'application/json; charset=utf-8' } as const;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const compressors: Record<Compression, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => inGzip(body, { level: GZIP_LEVEL }),
};

/**
 * Sends a kept answer in the smallest encoding that the client takes; 304 without a body to who has it already.
 * @param isCurrent for answers that are to be at hand when they are asked for a third time: whether they still are what
 *   would be answered.
 */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
  isCurrent?: () => boolean,
): FastifyReply | Promise<FastifyReply> {
  if (matchesTag(request.headers['if-none-match'], kept.etag))
    return reply.header('etag', kept.etag).header('vary', KEPT_VARY).code(304).send();
  reply.headers(KEPT_HEADERS).header('etag', kept.etag);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const send = (body: Buffer): FastifyReply => {
    if (isCurrent && kept.wasSent) request.server.answersAtHand.remember(request, reply, body, isCurrent);
    kept.wasSent = true;
    return reply.send(body);
  };
  if (encoding === 'identity' || kept.body.length <= LEAST_COMPRESSED_BYTES) return send(kept.body);
  return whenReady(compressedBody(kept, encoding), (body) => {
    reply.header('content-encoding', encoding);
    return send(body);
  });
}

function compressedBody({ body, compressed }: KeptAnswer, encoding: Compression): Buffer | Promise<Buffer> {
  const known = compressed.get(encoding);
  if (known !== undefined) return known;
  const compressing = compressors[encoding](body);
  compressed.set(encoding, compressing);
  compressing.then(
    (bytes) => compressed.set(encoding, bytes),
    () => compressed.delete(encoding),
  );
  return compressing;
}

/**
 * Whether an If-None-Match header names the tag, which it does whether either of them is weak or not (RFC 9110,
 * 13.1.2).
 */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || withoutWeakness(tag) === withoutWeakness(etag);
  });
}

function withoutWeakness(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
