import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

const TICKET_HEADER = 'x-in-process-ticket';
const sitesByTicket = new Map<string, PublishedSite>();
let lastTicket = 0;

/** Whether the gateway asks this of itself: such a call comes over no socket, which nobody outside can bring about. */
export function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket);
}

/** Calls one of our own routes in the process, for exactly this site, whatever its hosts lead to at the moment. */
export async function callInProcess(
  app: FastifyInstance,
  site: PublishedSite,
  { path, headers }: { readonly path: string; readonly headers: Readonly<Record<string, string>> },
) {
  lastTicket += 1;
  const ticket = String(lastTicket);
  sitesByTicket.set(ticket, site);
  try {
    const host = site.site.hosts[0] ?? '';
    return await app.inject({ method: 'GET', url: path, headers: { ...headers, host, [TICKET_HEADER]: ticket } });
  } finally {
    sitesByTicket.delete(ticket);
  }
}

/** The site that a call of the gateway to itself is for; undefined for every other request. */
export function siteOfInProcessCall(request: FastifyRequest): PublishedSite | undefined {
  const ticket = request.raw.headers[TICKET_HEADER];
  return typeof ticket === 'string' && isInProcess(request) ? sitesByTicket.get(ticket) : undefined;
}
