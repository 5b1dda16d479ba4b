import type { FastifyInstance } from 'fastify';
import { type RawData, WebSocketServer } from 'ws';
import type { RealtimeAuthenticate, RealtimeResume } from '#contracts/generated/contracts.ts';
import { validateRealtimeAuthenticate, validateRealtimeResume } from '#contracts/generated/validators.js';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { tokenOf } from '#gateway/http/access/session-cookies.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { isOfOwnPage } from '#gateway/http/security/origin-check.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import { takeUpgrade, wantsUpgrade } from '#gateway/http/socket-upgrades.ts';
import type { FindSession, IsPasswordChangeDue, Session } from '#gateway/identity/session.ts';
import { addressBlock } from '#gateway/kit/address-block.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { CLOSE } from '../realtime/close-codes.ts';
import { RealtimeConnection } from '../realtime/realtime-connection.ts';
import type { RealtimeService } from '../realtime/realtime-service.ts';

/** A client says little: a token at most. */
const LARGEST_FRAME = 1_024;
/** How often a client may say something: it speaks when it comes, and when a page is looked at again. */
const MOST_FRAMES = 30;
const FRAMES_WITHIN_MS = 10_000;
/** How long a client has to authenticate. A socket with a known session goes on after the shorter time. */
const SAYS_WITHIN_MS = { unknown: 5_000, known: 1_000 } as const;
/** Sockets of one address on one site: whole families and offices have one. */
const MOST_OF_ADDRESS = 100;
/** How long a client has to answer that the gateway goes away. */
const GOES_WITHIN_MS = 1_000;

interface RealtimeRouteParts {
  readonly realtime: RealtimeService;
  readonly findSession: FindSession;
  readonly isChangeDue: IsPasswordChangeDue;
  readonly rateLimitFactor: number;
}

/** `GET /realtime`: the socket by which an open page hears of what happens. */
export function realtimeRoutes(
  app: FastifyInstance,
  { realtime, findSession, isChangeDue, rateLimitFactor }: RealtimeRouteParts,
): void {
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
  });
  const openAt = new Map<string, number>();

  answerCall(app, 'GET /realtime', { config: { access: 'public' } }, async (request, reply): Promise<undefined> => {
    const site = siteOf(request);
    if (!wantsUpgrade(request)) throw new DomainError('upgrade_required');
    const token = tokenOf(request);
    // Any page may open a socket to any host, and the browser sends its cookies along.
    if (!isOfOwnPage(request)) throw new DomainError('origin_refused');
    const session = token === undefined ? null : await findSession(site.id, token);
    if (token !== undefined && session === null) throw new DomainError('not_logged_in');
    if (session !== null && isChangeDue(site, session)) throw new DomainError('password_change_required');
    const place = `${site.id} ${addressBlock(visitOf(request).address)}`;
    const open = openAt.get(place) ?? 0;
    if (open >= MOST_OF_ADDRESS * rateLimitFactor) throw new DomainError('too_many_requests');

    const { request: raw, stream, head } = takeUpgrade(request, reply);
    openAt.set(place, open + 1);
    stream.once('close', () => {
      const left = (openAt.get(place) ?? 1) - 1;
      if (left > 0) openAt.set(place, left);
      else openAt.delete(place);
    });
    server.handleUpgrade(raw, stream, head, (socket) => {
      const connection = new RealtimeConnection(site.id, socket, stream);
      realtime.add(connection);
      socket.on('close', () => realtime.remove(connection));
      socket.on('error', () => socket.terminate());
      socket.on('pong', () => {
        connection.isAlive = true;
      });
      converse(connection, session, (listener) => socket.on('message', listener));
    });
  });

  /** Gives the socket its place by what the client says first, or by its session where it says nothing. */
  function converse(
    connection: RealtimeConnection,
    carried: Session | null,
    onMessage: (listener: (data: RawData, isBinary: boolean) => void) => void,
  ): void {
    let isBegun = false;
    let said = 0;
    let countedSinceMs = performance.now();
    const saysTooMuch = (): boolean => {
      const nowMs = performance.now();
      if (nowMs - countedSinceMs > FRAMES_WITHIN_MS) {
        said = 0;
        countedSinceMs = nowMs;
      }
      said += 1;
      return said > MOST_FRAMES;
    };
    const begin = (frame: RealtimeAuthenticate | RealtimeResume | null): void => {
      isBegun = true;
      clearTimeout(timer);
      realtime.begin(connection, frame, carried).then(
        (code) => code !== null && connection.close(code),
        (error: unknown) => {
          app.log.error({ err: error }, 'registering a WebSocket connection failed');
          connection.drop();
        },
      );
    };
    const timer = setTimeout(() => begin(null), carried === null ? SAYS_WITHIN_MS.unknown : SAYS_WITHIN_MS.known);
    onMessage((data, isBinary) => {
      connection.isAlive = true;
      // The client may have sent more than it waits to hear the end of.
      if (saysTooMuch()) {
        connection.drop();
        return;
      }
      const frame = isBinary ? null : frameOf(data);
      if (frame === null || (isBegun && frame.type !== 'resume')) connection.close(CLOSE.badFrame);
      else if (!isBegun) begin(frame);
      else if (frame.type === 'resume') realtime.confirm(connection, frame);
    });
  }

  app.addHook('preClose', async () => {
    for (const connection of realtime.connections()) connection.close(CLOSE.goingAway);
    const late = setTimeout(() => {
      for (const connection of realtime.connections()) connection.drop();
    }, GOES_WITHIN_MS);
    app.server.once('close', () => clearTimeout(late));
  });
}

/** Parses a client's frame; null for an unknown one. */
function frameOf(data: RawData): RealtimeAuthenticate | RealtimeResume | null {
  try {
    const value: unknown = JSON.parse(String(data));
    return validateRealtimeAuthenticate(value) || validateRealtimeResume(value) ? value : null;
  } catch {
    return null;
  }
}
