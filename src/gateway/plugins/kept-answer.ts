import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#gateway/pages/accepted-encoding.ts';
import { whenReady } from '#gateway/when-ready.ts';
import { CALL_VARY, wrapJson } from './envelope.ts';

/** A body of fewer bytes fits one packet as it is. */
const LEAST_COMPRESSED_BYTES = 1_024;
const KEPT_VARY = `accept-encoding, ${CALL_VARY}`;
/** What the head of every kept answer says, whoever sends it. */
export const KEPT_HEADERS = { vary: KEPT_VARY, 'content-type': 'application/json; charset=utf-8' } as const;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const compressors = {
  br: (body: Buffer) => inBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => inGzip(body, { level: GZIP_LEVEL }),
};

type Compression = keyof typeof compressors;

/** A successful answer that is the same for everyone who asks the same: its bytes, and the tag that names them. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** With its quotes; weak, because it names the answer in every encoding. */
  readonly etag: string;
  /** What was asked for so far: each made once, a promise until it is. */
  readonly compressed: Map<Compression, Buffer | Promise<Buffer>>;
  /** Whether it was sent before: what is asked for once will mostly not be asked for again. */
  wasSent: boolean;
}

/** Makes the answer of a value, envelope and tag included. */
export function keepAnswer(value: unknown): KeptAnswer {
  const body = Buffer.from(wrapJson(JSON.stringify(value)));
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, compressed: new Map(), wasSent: false };
}

/** The bytes of a text, a character for each: pieces of answers are put together like this, and what is put together is ready to be sent. */
export function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/**
 * Makes the answer of a value that is JSON already, as its bytes.
 * @param source names what the answer was made of. It is the tag: at one address the same source always gives the same answer.
 */
export function keepJson(valueBytes: string, source: string): KeptAnswer {
  const { bytes, etag } = textAnswer(valueBytes, source);
  return { body: Buffer.from(bytes, 'latin1'), etag, compressed: new Map(), wasSent: false };
}

/** An answer that is sent once: its bytes, a character for each, and the tag that a kept one would have. */
export interface TextAnswer {
  readonly bytes: string;
  readonly etag: string;
}

/** The same answer as `keepJson` makes, as it is sent when it is not kept. */
export function textAnswer(valueBytes: string, source: string): TextAnswer {
  return { bytes: wrapJson(valueBytes), etag: `W/"${source}"` };
}

/** What a kept answer holds of a cache's bound: JSON in both compressed forms is at most about half as large again. */
export function keptSizeBytes({ body }: KeptAnswer): number {
  return Math.ceil(body.length * 1.5);
}

/**
 * Sends a kept answer in the smallest encoding that the client takes; 304 without a body to who has it already.
 * @param isCurrent for answers that are to be at hand when they are asked for a third time: whether they still are what would be answered.
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

/** Whether an If-None-Match header names the tag, which it does whether either of them is weak or not (RFC 9110, 13.1.2). */
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
