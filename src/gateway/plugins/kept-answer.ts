import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrapJson } from './envelope.ts';

/** A successful answer that is the same for everyone who asks the same: its bytes, and the tag that names them. */
export interface KeptAnswer {
  readonly body: Buffer;
  /** With its quotes. */
  readonly etag: string;
}

/** Makes the answer of a value, envelope and tag included. */
export function keepAnswer(value: unknown): KeptAnswer {
  const body = Buffer.from(wrapJson(JSON.stringify(value)));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends a kept answer; 304 without a body to who has it already. Browsers ask again each time, since a publish changes it. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptAnswer): FastifyReply {
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-language, cookie, language');
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Whether an If-None-Match header names the tag. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((entry) => {
    const tag = entry.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
