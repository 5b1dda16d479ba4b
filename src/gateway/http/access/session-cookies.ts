import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from '../request-cookies.ts';

/** The token that a request carries: as a bearer, or in the cookie of its scheme; undefined when there is none. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
  return cookieOf(request, cookieName(request)) || undefined;
}

/** On https the browser itself holds the cookie to the very host that set it. */
function cookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-session' : 'session';
}

/** Sets the session cookie: HttpOnly, until the browser is closed. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, { name: cookieName(request), value: token });
}

/** Deletes the session cookie. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { name: cookieName(request), value: '', maxAgeSeconds: 0 });
}

function rememberCookieName({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-remember' : 'remember';
}

/** The remember-me cookie, as sent; undefined without one. */
export function rememberedTextOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, rememberCookieName(request)) || undefined;
}

/** Sets the remember-me cookie. */
export function setRememberCookie(request: FastifyRequest, reply: FastifyReply, text: string, seconds: number): void {
  setCookie(request, reply, { name: rememberCookieName(request), value: text, maxAgeSeconds: seconds });
}

/** Deletes the remember-me cookie. */
export function clearRememberCookie(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { name: rememberCookieName(request), value: '', maxAgeSeconds: 0 });
}
