import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, newToken } from '#gateway/identity/token.ts';
import { cookieOf, setCookie } from '../request-cookies.ts';

const KEPT_SECONDS = 365 * 24 * 60 * 60;
const MARK = /^[\w-]{43}$/;

/**
 * Marks a browser, out of the reach of scripts, so that two members in one browser can be told: it says nothing else
 * and signs nobody in. A browser keeps the mark that it has.
 * @returns the digest of the mark, which is what may be stored.
 */
export function keepBrowserMark(request: FastifyRequest, reply: FastifyReply): string {
  const name = request.protocol === 'https' ? '__Host-browser' : 'browser';
  const sent = cookieOf(request, name);
  const mark = sent !== undefined && MARK.test(sent) ? sent : newToken();
  setCookie(request, reply, { name, value: mark, maxAgeSeconds: KEPT_SECONDS });
  return digestOf(mark);
}
