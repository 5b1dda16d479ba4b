import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** A request target that names its authority too, as clients send it to proxies. */
const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
const PORT = /:(\d+)$/;
const LARGEST_PORT = 65_535;

/** The target as everything in the gateway reads it: path and query, without an authority. */
export function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  const rest = ABSOLUTE_FORM.exec(target)?.[2];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Refuses requests that do not say clearly which host they are for, before anything looks at the host. */
export function requestTarget(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !hasClearHost(request.raw, request.originalUrl);
    done(isRefused ? new DomainError('invalid_request', { fields: { host: 'wrong_format' } }) : undefined);
  });
}

/** Whether a request names one host, with a port that exists, and the same one in its target if there is one. */
export function hasClearHost({ headers, rawHeaders, httpVersion }: IncomingMessage, target: string): boolean {
  const { host } = headers;
  // HTTP/1.0 clients send no host. They can still read the health of the gateway.
  if (host === undefined) return httpVersion === '1.0';
  if (countOf('host', rawHeaders) > 1) return false;
  if (Number(PORT.exec(host)?.[1] ?? 0) > LARGEST_PORT) return false;
  const authority = ABSOLUTE_FORM.exec(target)?.[1];
  return authority === undefined || authority.toLowerCase() === host.toLowerCase();
}

/** Node keeps the first of several headers where one is expected; here the others are seen too. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const header = rawHeaders[index] ?? '';
    if (header.length === name.length && header.toLowerCase() === name) count += 1;
  }
  return count;
}
