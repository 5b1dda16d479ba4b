import type { FastifyRequest } from 'fastify';

/** The value of a cookie, as sent; undefined when the request has none of that name. */
export function cookieOf(request: Pick<FastifyRequest, 'raw'>, name: string): string | undefined {
  const header = request.raw.headers.cookie;
  if (header === undefined) return undefined;
  for (const pair of header.split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return undefined;
}

/** What makes or resumes a session, on https and on http. */
const SESSION_COOKIES = ['__Host-session', 'session', '__Host-remember', 'remember'];

/** Whether the request carries a session or what resumes one, of whatever worth: pages then show neutral placeholders. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return SESSION_COOKIES.some((name) => (cookieOf(request, name) ?? '') !== '');
}
