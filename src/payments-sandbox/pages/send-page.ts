import type { FastifyReply } from 'fastify';

/**
 * Sends a document under the policy of pages: no scripts, the one style sheet, forms to the sandbox itself.
 * @param formTarget a further origin that a form may lead to.
 */
export function sendPage(reply: FastifyReply, page: string, formTarget = ''): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply.header('content-security-policy', policy.join('; ')).type('text/html; charset=utf-8').send(page);
}
