import type { FastifyRequest } from 'fastify';

/** The origin of the page that asks: it frames what a vendor is asked for. */
export function pageOriginOf({ protocol, raw }: FastifyRequest): string {
  return `${protocol}://${raw.headers.host ?? ''}`.toLowerCase();
}
