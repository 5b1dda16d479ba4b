import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A WebSocket upgrade request with its socket. */
export interface SocketUpgrade {
  readonly request: IncomingMessage;
  readonly stream: Duplex;
  /** Bytes that the client sent after the request already. */
  readonly head: Buffer;
}

const upgrades = new WeakMap<IncomingMessage, Omit<SocketUpgrade, 'request'>>();

/**
 * Sends requests that want to become sockets through the router like all others: hosts, limits and validation are
 * looked at before anything is upgraded, and a refusal is an answer as any other. A route that takes sockets asks for
 * the upgrade; other routes answer as if it had not been asked for.
 */
export function socketUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    // Node reads no body behind such a request, so that a route would wait for one without end.
    if (request.method !== 'GET') {
      stream.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(stream as Parameters<ServerResponse['assignSocket']>[0]);
    response.on('finish', () => stream.end());
    upgrades.set(request, { stream, head });
    app.routing(request, response);
  });
}

/** Whether a request wants to become a socket. */
export const wantsUpgrade = ({ raw }: FastifyRequest): boolean => upgrades.has(raw);

/**
 * Takes a request out of the router's hands: from here on its stream is the caller's.
 * @throws when it did not ask for an upgrade.
 */
export function takeUpgrade({ raw: request }: FastifyRequest, reply: FastifyReply): SocketUpgrade {
  const upgrade = upgrades.get(request);
  if (upgrade === undefined) throw new Error('the request does not want to become a socket');
  reply.hijack();
  reply.raw.removeAllListeners('finish');
  reply.raw.detachSocket(upgrade.stream as Parameters<ServerResponse['detachSocket']>[0]);
  return { request, ...upgrade };
}
