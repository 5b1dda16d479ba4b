import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../request-cookies.ts';
import { hostOf } from '../site-by-host.ts';

/** On https the browser itself holds the cookie to the very host that set it. */
function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-desk' : 'desk';
}

/** Whether a request was sent to the host of the operators' desk, where alone their sessions may be cookies. */
export function isAtDesk(request: Pick<FastifyRequest, 'raw'>, deskHost: string | null): boolean {
  return deskHost !== null && hostOf(request) === deskHost;
}

/** The token of an operator's session in the desk's cookie; undefined without one. */
export function deskTokenOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, cookieName(request)) || undefined;
}

/** Sets the cookie of the desk's session: HttpOnly, until the browser is closed. */
export function setDeskCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, { name: cookieName(request), value: token });
}

/** Deletes the cookie of the desk's session. */
export function clearDeskCookie(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { name: cookieName(request), value: '', maxAgeSeconds: 0 });
}
