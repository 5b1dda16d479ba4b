import type { FastifyRequest } from 'fastify';
import { pathOf } from './request-path.ts';

/** Addresses that are never a page's: what is not found below them is answered as a call or a file. */
const NOT_PAGES =
  /^\/(?:wps|lgw|lotto|vendor|realtime|pictures|assets|site-assets|fonts|docs|metrics|healthz|readyz)(?:\/|$)/;

type AddressAndHeaders = Pick<FastifyRequest, 'url' | 'headers'>;

/** Whether a request wants a page, rather than a call's answer or a file. */
export function asksForPage(request: AddressAndHeaders): boolean {
  return !NOT_PAGES.test(pathOf(request.url)) && acceptsHtml(request);
}

function acceptsHtml(request: AddressAndHeaders): boolean {
  const accept = request.headers.accept;
  return accept === undefined || accept.includes('text/html') || accept.includes('text/*') || accept.includes('*/*');
}
