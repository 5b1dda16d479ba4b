import type { FastifyInstance } from 'fastify';
import { sendFile } from '#gateway/assets/send-file.ts';
import { acceptedEncoding } from '#gateway/http/accepted-encoding.ts';
import { IMMUTABLE } from '#gateway/http/file-headers.ts';
import { fileLimit } from '#gateway/http/security/rate-limits.ts';
import { setPagePolicy } from '#gateway/http/security/security-headers.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { createNonce } from '#gateway/kit/nonce.ts';
import type { BuiltDesk } from './built-desk.ts';

export interface DeskParts {
  readonly deskHost: string | null;
  /** Null while the desk is not built: its address answers that there is nothing. */
  readonly desk: BuiltDesk | null;
  readonly rateLimitFactor: number;
}

/**
 * The operators' desk at a host of its own: one HTML page for every path, and the files of its build. The page gets its
 * data from the operators' calls.
 */
export function deskRoutes(app: FastifyInstance, { deskHost, desk, rateLimitFactor }: DeskParts): void {
  if (deskHost === null || desk === null) return;
  const host = new RegExp(`^${deskHost.replaceAll('.', '\\.')}\\.?(?::\\d+)?$`, 'i');
  const config = { anyHost: true, ...fileLimit(rateLimitFactor) };
  const onlyHere = { constraints: { host }, config };

  app.get<{ Params: { '*': string } }>('/assets/*', onlyHere, async (request, reply) => {
    const file = await desk.files.get(request.params['*'], acceptedEncoding(request.headers['accept-encoding']));
    return sendFile(request, reply, file, IMMUTABLE);
  });

  app.get('/*', onlyHere, async (request, reply) => {
    // A path with a file extension is not a page.
    if (/\.\w+$/.test(request.url.split('?')[0] ?? '')) throw new DomainError('not_found');
    const nonce = createNonce();
    const socket = `${request.protocol === 'https' ? 'wss' : 'ws'}://${request.headers.host ?? ''}`;
    setPagePolicy(reply, deskPolicy(nonce, socket));
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(deskPage(desk, nonce));
  });
}

/** The content policy of the desk: its own scripts, pictures that operators look at, and no other origin. */
function deskPolicy(nonce: string, socketOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function deskPage({ script, styles }: BuiltDesk, nonce: string): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}"><title>Marquee desk</title><link rel="icon" href="data:,">${sheets}</head>
<body><div id="root"></div><noscript>The desk needs JavaScript.</noscript>
<script type="module" src="${script}" nonce="${nonce}"></script></body></html>`;
}
