import type { FastifyInstance } from 'fastify';

const STRICT_HEADERS: Readonly<Record<string, string>> = {
  // Answers other than pages may do nothing in a browser; pages set a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  // The address of a game's page carries a code.
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/**
 * Gives every answer the strictest headers; pages and pictures replace what they must. Answers of calls are kept by
 * nobody.
 */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of Object.entries(STRICT_HEADERS)) reply.header(name, value);
    reply.header('cache-control', 'no-store');
  });
}
