import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import { cookieOf, setCookie } from '../request-cookies.ts';

/** Long enough for a service's pages, and then for a form of ours. */
const KEPT_SECONDS = 20 * 60;
const SECRET = /^[\w-]{43}$/;

const cookieName = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? '__Host-social' : 'social');

/** The secret by which a browser is known again that went to another service; undefined where it has none. */
export function browserSecretOf(request: FastifyRequest): string | undefined {
  const secret = cookieOf(request, cookieName(request));
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** The stored digest of that secret; null if the browser has none. */
export function browserDigestOf(request: FastifyRequest): string | null {
  const secret = browserSecretOf(request);
  return secret === undefined ? null : digestOf(secret);
}

/**
 * Gives the browser its secret, out of the reach of scripts: the one that it has, so that another tab on its way is not
 * lost.
 */
export function keepBrowserSecret(request: FastifyRequest, reply: FastifyReply): string {
  const secret = browserSecretOf(request) ?? newToken();
  setCookie(request, reply, { name: cookieName(request), value: secret, maxAgeSeconds: KEPT_SECONDS });
  return secret;
}
