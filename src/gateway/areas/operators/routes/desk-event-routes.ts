import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { operatorOf, requireOperator } from '#gateway/http/access/operator-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { isOfOwnPage } from '#gateway/http/security/origin-check.ts';
import { takeUpgrade, wantsUpgrade } from '#gateway/http/socket-upgrades.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { Settings } from '#gateway/kit/settings.ts';
import type { DeskListener, DeskNotices } from '../events/desk-notices.ts';

/** Close codes of WebSockets (RFC 6455, section 7.4.1, and their registry). */
const CLOSE = { goingAway: 1001, saysNothing: 1008, comeAgain: 1012 } as const;
/** How long a socket lives. The desk opens the next one, for which session and roles are looked at again. */
const LIVES_MS = 2 * 60_000;
/** Proxies cut a connection on which nothing is said, nginx after a minute. A desk that answers no ping is gone. */
const BEAT_MS = 30_000;
/** The most sockets of one operator: windows and tabs. */
const MOST_OF_OPERATOR = 20;
/** The most bytes that wait to be sent. A slower desk is disconnected, and reads everything again. */
const MOST_WAITING_BYTES = 64 * 1024;

/** `GET /wps/operator/me/events`: the socket that tells an open desk what changes. */
export function deskEventRoutes(
  app: FastifyInstance,
  notices: DeskNotices,
  { rateLimitFactor }: Pick<Settings, 'rateLimitFactor'>,
): void {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 1 });
  const openOf = new Map<string, number>();

  answerCall(
    app,
    'GET /wps/operator/me/events',
    { config: requireOperator(null) },
    async (request, reply): Promise<undefined> => {
      if (!wantsUpgrade(request)) throw new DomainError('upgrade_required');
      // Any page may open a socket to any host, and the browser sends its cookies along.
      if (!isOfOwnPage(request)) throw new DomainError('origin_refused');
      const { operatorId, roles } = operatorOf(request);
      const owner = operatorId ?? '';
      const open = openOf.get(owner) ?? 0;
      if (open >= MOST_OF_OPERATOR * rateLimitFactor) throw new DomainError('too_many_requests');

      const { request: raw, stream, head } = takeUpgrade(request, reply);
      openOf.set(owner, open + 1);
      stream.once('close', () => {
        const left = (openOf.get(owner) ?? 1) - 1;
        if (left > 0) openOf.set(owner, left);
        else openOf.delete(owner);
      });
      server.handleUpgrade(raw, stream, head, (socket) => {
        const listener: DeskListener = {
          roles,
          tell(change) {
            if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
            else socket.send(JSON.stringify(change));
          },
        };
        const end = setTimeout(() => socket.close(CLOSE.comeAgain), LIVES_MS).unref();
        let isAlive = true;
        const beat = setInterval(() => {
          if (!isAlive) socket.terminate();
          isAlive = false;
          socket.ping();
        }, BEAT_MS).unref();
        notices.add(listener);
        socket.on('close', () => {
          clearTimeout(end);
          clearInterval(beat);
          notices.remove(listener);
        });
        socket.on('pong', () => {
          isAlive = true;
        });
        socket.on('error', () => socket.terminate());
        socket.on('message', () => socket.close(CLOSE.saysNothing));
      });
    },
  );

  app.addHook('preClose', async () => {
    for (const socket of server.clients) socket.close(CLOSE.goingAway);
    const late = setTimeout(() => {
      for (const socket of server.clients) socket.terminate();
    }, 1_000);
    app.server.once('close', () => clearTimeout(late));
  });
}
