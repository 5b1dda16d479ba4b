import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_SECONDS } from '#gateway/identity/token.ts';
import { setRememberCookie, setSessionCookie } from './session-cookies.ts';

/** How a client wants to carry its token. */
export interface Transport {
  readonly transport?: 'cookie' | undefined;
}

/** What a session is carried by. */
interface Carried {
  readonly token: string | null;
  /** What the browser is remembered by from now on; null or left out where nothing changes. */
  readonly rememberToken?: string | null;
  /** For how long yet; a day unless it is told. */
  readonly rememberSeconds?: number | undefined;
}

/** Hands a token over: in a cookie that scripts cannot read, or in the answer. */
export function deliverSession<Opened extends Carried>(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, rememberToken, rememberSeconds = REMEMBERED_SECONDS, ...opened }: Opened,
  { transport }: Transport,
): Omit<Opened, keyof Carried> & { token?: string } {
  if (token === null) return opened;
  if (transport !== 'cookie') return { ...opened, token };
  setSessionCookie(request, reply, token);
  if (rememberToken != null) setRememberCookie(request, reply, rememberToken, rememberSeconds);
  return opened;
}
