import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { LARGEST_IMAGE } from '#gateway/kit/images/clean-image.ts';

/** The limit on the body of a call that takes an image: a larger one is refused before it is read. */
export const IMAGE_BODY = { bodyLimit: LARGEST_IMAGE } as const;

/** Bodies that may be on their way at a time, so that slow senders cost memory only up to the bound. */
const MOST_AT_ONCE = 32;

/**
 * A scope whose calls take the bytes of an image as their body, whatever type they declare: the content decides. Reads
 * them with `imageBody`. A body beyond so many at a time is refused with `busy` before it is read.
 */
export function imageBodies(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  let underWay = 0;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (_request, reply) => {
      if (underWay >= MOST_AT_ONCE) throw new DomainError('busy', { retryAfterSeconds: 5 });
      underWay += 1;
      reply.raw.once('close', () => {
        underWay -= 1;
      });
    });
    routes(scope);
  });
}

/** The bytes of such a call; none for a call without a body. */
export function imageBody({ body }: { readonly body: unknown }): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

interface StoredImage {
  readonly bytes: Uint8Array;
  readonly media_type: keyof typeof ENDINGS;
}

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

/** Nothing in it runs, loads or is framed, should a browser ever show it as a page. */
const IMAGE_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * Answers an image or a PDF that a member sent: for its reader alone, kept by no cache. A PDF is never shown by the
 * browser in place: the gateway did not draw it. @param name without an ending.
 */
export function sendImage(reply: FastifyReply, { bytes, media_type }: StoredImage, name: string): FastifyReply {
  const way = media_type === 'application/pdf' ? 'attachment' : 'inline';
  return reply
    .type(media_type)
    .header('cache-control', 'no-store')
    .header('content-security-policy', IMAGE_POLICY)
    .header('content-disposition', `${way}; filename="${name}.${ENDINGS[media_type]}"`)
    .send(Buffer.from(bytes));
}
