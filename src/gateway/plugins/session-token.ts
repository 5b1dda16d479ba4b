import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './request-cookies.ts';

/** How long a browser that is to be remembered keeps its session (specification, section 9, "Remember-me cookie"). */
export const REMEMBERED_SECONDS = 24 * 60 * 60;

/** 256 random bits: a token that nobody guesses, and the only form in which it ever leaves the house. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: who reads the database can open nothing with it. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

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

/** Lets the browser carry a token, out of the reach of scripts: for a day, or until the browser is closed. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string, isKept: boolean): void {
  const end = isKept ? `Max-Age=${REMEMBERED_SECONDS}; ` : '';
  reply.header('set-cookie', `${cookieName(request)}=${token}; ${end}${attributesOf(request)}`);
}

/** Takes the token from the browser. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', `${cookieName(request)}=; Max-Age=0; ${attributesOf(request)}`);
}

function attributesOf({ protocol }: FastifyRequest): string {
  return `Path=/; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;
}
