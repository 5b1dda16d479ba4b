import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { errorBody } from './error-answers.ts';
import { pathOf } from './request-path.ts';
import { hasClearHost } from './request-target.ts';
import { STRICT_HEADERS } from './security/security-headers.ts';
import { hostOf } from './site-by-host.ts';

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answers to requests that are refused before any hook or route sees them, in the form of all others. */
export function earlyRefusals(sites: SiteDirectory) {
  return {
    /** For addresses that the router cannot read. */
    frameworkErrors(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
      const { raw } = request;
      const isUnknownSite = hasClearHost(raw, request.originalUrl) && sites.siteByHost(hostOf(request)) === undefined;
      const { status, headers, body } = rawAnswer(
        isUnknownSite ? new DomainError('unknown_site') : new DomainError('invalid_request'),
      );
      const { method = '', url = '' } = raw;
      request.log.info({ method, path: pathOf(url), status }, 'request');
      reply.raw.writeHead(status, { ...headers, 'x-request-id': request.id }).end(body);
    },

    /** For bytes that are no request, or too much of one: nothing is known of it but its connection. */
    clientErrorHandler(error: { readonly code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
        socket.destroy();
        return;
      }
      const { status, headers, body } = rawAnswer(refusalOf(error.code));
      const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
      socket.end(head + body, () => socket.destroy());
    },
  };
}

function rawAnswer(error: DomainError): RawAnswer {
  const body = JSON.stringify(errorBody(error, 'EN'));
  return {
    status: error.statusCode,
    headers: {
      ...STRICT_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  };
}

function refusalOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW') return new DomainError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new DomainError('request_timeout');
  return new DomainError('invalid_request');
}

/**
 * Whether an earlier answer on the connection is under way: anything that is written then would become a part of it.
 */
function isAnswering(socket: Socket & { readonly _httpMessage?: { readonly headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent === true;
}
