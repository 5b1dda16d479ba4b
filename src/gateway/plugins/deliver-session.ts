import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookie } from '#gateway/plugins/session-token.ts';

/** How a client wants to carry its token. */
export interface Transport {
  readonly transport?: 'cookie' | undefined;
  readonly remember?: boolean | undefined;
}

/** Hands a token over: in a cookie that scripts cannot read, or in the answer. */
export function deliverSession<Opened extends { readonly token: string | null }>(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, ...opened }: Opened,
  { transport, remember = false }: Transport,
): Omit<Opened, 'token'> & { token?: string } {
  if (token === null) return opened;
  if (transport !== 'cookie') return { ...opened, token };
  setSessionCookie(request, reply, token, remember);
  return opened;
}
