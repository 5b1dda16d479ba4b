import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Our cookies carry tokens and digits, which need no decoding; a value is compared as it was sent. */
const AS_SENT = { decode: (value: string): string => value, encode: (value: string): string => value };

/** The value of a cookie, as sent; undefined if the request has none of that name. */
export function cookieOf(request: Pick<FastifyRequest, 'raw'>, name: string): string | undefined {
  const header = request.raw.headers.cookie;
  return header === undefined ? undefined : parseCookie(header, AS_SENT)[name];
}

/**
 * Sets a cookie that scripts cannot read and other sites' posts do not carry. On https only TLS carries it.
 * @param maxAgeSeconds how long the browser keeps it, 0 to delete it; without it until the browser closes.
 */
export function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { name, value, maxAgeSeconds }: { readonly name: string; readonly value: string; readonly maxAgeSeconds?: number },
): void {
  const maxAge = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  const attributes = { path: '/', httpOnly: true, secure: protocol === 'https', sameSite: 'lax' } as const;
  reply.header('set-cookie', stringifySetCookie({ name, value, ...maxAge, ...attributes }, AS_SENT));
}

/** The cookies that make or resume a session, on https and on http. */
const SESSION_COOKIES = ['__Host-session', 'session', '__Host-remember', 'remember'];

/** Whether the request carries a session cookie, valid or not: pages then show neutral placeholders. */
export function hasSessionCookie({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  const header = raw.headers.cookie;
  if (header === undefined) return false;
  const cookies = parseCookie(header, AS_SENT);
  return SESSION_COOKIES.some((name) => (cookies[name] ?? '') !== '');
}
