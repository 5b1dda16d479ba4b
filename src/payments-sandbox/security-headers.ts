import type { FastifyInstance } from 'fastify';
import { ApiProblem } from './api-problem.ts';

const STRICT_HEADERS: Readonly<Record<string, string>> = {
  // Answers other than pages may do nothing in a browser; pages set a policy of their own.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  // The address of a hosted page carries its token.
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Gives every answer the strictest headers, and refuses what another site's page sends from a visitor's browser. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(STRICT_HEADERS)) reply.header(name, value);
    reply.header('cache-control', 'no-store');
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new ApiProblem('forbidden', 'This can only be sent from the sandbox’s own pages.');
  });
}
