import type { FastifyRequest } from 'fastify';

/** The origin of the page that sent the request, which frames the vendor's page. */
export function pageOriginOf({ protocol, raw }: FastifyRequest): string {
  return `${protocol}://${raw.headers.host ?? ''}`.toLowerCase();
}
