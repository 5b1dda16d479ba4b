import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentEncoding } from '#gateway/http/accepted-encoding.ts';
import { whenReady } from '#gateway/kit/when-ready.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { createNonce } from '../kit/nonce.ts';
import { BodyPool } from './body-pool.ts';
import { bodyOf, type FreshPage, type KeptPage } from './page-cache.ts';
import type { PolicyOf } from './page-policy.ts';
import { fillSlots, type SlottedBody } from './slotted-body.ts';
import { cutAtSlots, plainBody } from './slotted-page.ts';

/** The request headers that a page depends on (`Vary`). */
const VARY = 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent';

/** Answers pages with a nonce of their own in the body and in the content policy. */
export function pageSender(policyOf: PolicyOf) {
  const pool = new BodyPool();

  /** Sends a page made for this answer alone, as it is. */
  function sendFresh(request: FastifyRequest, reply: FastifyReply, page: FreshPage): FastifyReply {
    const nonce = createNonce();
    setHeaders(request, reply, page, nonce);
    return reply.send(fillSlots(plainBody(cutAtSlots(page.html)), nonce));
  }

  /** Sends a kept page in the smallest encoding that the browser takes. */
  function sendKept(
    request: FastifyRequest,
    reply: FastifyReply,
    page: KeptPage,
  ): FastifyReply | Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    return whenReady(bodyOf(page, encoding), (body) => {
      if (body === null) return sendFresh(request, reply, page);
      return sendBody(request, reply, page, { body, encoding });
    });
  }

  function sendBody(
    request: FastifyRequest,
    reply: FastifyReply,
    page: KeptPage,
    { body, encoding }: { body: SlottedBody; encoding: ContentEncoding },
  ): FastifyReply {
    const nonce = createNonce();
    setHeaders(request, reply, page, nonce);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    const bytes = pool.borrow(body, nonce);
    reply.send(bytes);
    // Mostly the system has taken the bytes by now; the copy is then free for the next answer while it is still in the
    // processor's cache.
    const { raw } = reply;
    if (raw.socket && raw.socket.writableLength === 0 && raw.writableLength === 0) pool.giveBack(body, bytes);
    else raw.once('close', () => pool.giveBack(body, bytes));
    return reply;
  }

  function setHeaders(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, preloads }: FreshPage,
    nonce: string,
  ): void {
    reply
      .code(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', VARY)
      .header('content-security-policy', policyOf(request, nonce));
    if (preloads !== '') reply.header('link', preloads);
  }

  return { sendFresh, sendKept };
}
