import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_SECONDS } from '#gateway/identity/token.ts';
import { setRememberCookie, setSessionCookie } from './session-cookies.ts';

/** How a client wants to carry its token. */
export interface Transport {
  readonly transport?: 'cookie' | undefined;
}

/** How the client receives its session: as a cookie or in the body. */
interface Carried {
  readonly token: string | null;
  /** The new remember-me token; null or left out if it does not change. */
  readonly rememberToken?: string | null;
  /** The remaining lifetime of the remember-me token; a day by default. */
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
