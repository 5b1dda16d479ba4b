import type { RealtimeAuthenticate, RealtimeResume } from '#contracts/generated/contracts.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { Session } from '#gateway/identity/session.ts';
import { type EventPosition, forgetEvents, readEventsAfter, readPositions } from '../repository/realtime-repository.ts';
import { CLOSE, type CloseCode } from './close-codes.ts';
import type { EventNotices } from './event-notices.ts';
import type { Heard, RealtimeConnection } from './realtime-connection.ts';
import { eventFrame, positionFrame, type SessionEnd, sessionEndedFrame } from './realtime-frames.ts';
import { SiteFeed } from './site-feed.ts';
import { EVERYBODY, type StoredEvent } from './stored-event.ts';
import { type Typing, typingIn, typingNotice } from './typing-notice.ts';

/** A client that was away for longer loads its state anew. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1_000;
/** One session has as many as a visitor has tabs. */
const MOST_OF_SESSION = 20;

export interface RealtimeParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  /** Notifies other processes. */
  readonly notices: EventNotices;
  /** Finds the session of a token. */
  readonly findSession: (siteId: string, token: string) => Promise<Session | null>;
  /** Of some sessions, by the digests of their tokens, those that are kept, and whether each is still open. */
  readonly sessionStates: (siteId: string, tokenDigests: readonly string[]) => Promise<ReadonlyMap<string, boolean>>;
  /** The publication of a site that this process serves; undefined while it serves none. */
  readonly publicationOf: (siteId: string) => number | undefined;
  readonly clock: () => Date;
  readonly log: { error(fields: object, message: string): void };
}

const NO_EVENTS: EventPosition = { lastId: 0, forgottenId: 0 };

/** The open sockets of this process: who they belong to and the events that they receive. */
export function realtimeService(parts: RealtimeParts) {
  const { database, notices, findSession, sessionStates, publicationOf, clock, log } = parts;
  const feeds = new Map<string, SiteFeed>();

  const feedOf = (siteId: string): SiteFeed => {
    const known = feeds.get(siteId);
    if (known) return known;
    const feed = new SiteFeed({
      readAfter: (heard, most) => database.forSite(siteId, (tx) => readEventsAfter(tx, siteId, heard, most)),
      isDue: ({ payload }) => publicationIn(payload) <= (publicationOf(siteId) ?? 0),
      onFailure: (error) => log.error({ site: siteId, err: error }, 'reading realtime events failed'),
    });
    feeds.set(siteId, feed);
    return feed;
  };

  const allConnections = function* (): Iterable<RealtimeConnection> {
    for (const feed of feeds.values()) yield* feed.connections;
  };

  function end(connection: RealtimeConnection, reason: SessionEnd): void {
    connection.send(sessionEndedFrame(reason, connection.lastId ?? 0, clock()));
    connection.close(CLOSE.sessionEnded);
  }

  /**
   * Ends the sockets among some whose sessions are over.
   * @param reason of those that are gone; one that ran out is kept for a while, and tells its own.
   */
  async function endWhereOver(
    siteId: string,
    connections: readonly RealtimeConnection[],
    reason: SessionEnd,
  ): Promise<void> {
    const digests = new Set(connections.flatMap(({ session }) => session?.tokenDigest ?? []));
    if (digests.size === 0) return;
    const states = await sessionStates(siteId, [...digests]);
    for (const connection of connections) {
      const isOpen = connection.session === null || states.get(connection.session.tokenDigest);
      if (!isOpen) end(connection, isOpen === undefined ? reason : 'expired');
    }
  }

  async function checkSessions(): Promise<void> {
    for (const [siteId, feed] of feeds) await endWhereOver(siteId, [...feed.connections], 'ended');
  }

  /** Gives a socket its place, and sends what it missed; all that comes later follows. */
  async function seat(connection: RealtimeConnection, session: Session, asked: Partial<Heard>): Promise<void> {
    const { siteId, memberId, tokenDigest } = session;
    const feed = feedOf(siteId);
    // The client may have gone meanwhile.
    if (!feed.connections.has(connection)) return;
    if (feed.ofMember(memberId).filter((other) => other.session?.tokenDigest === tokenDigest).length >= MOST_OF_SESSION)
      return connection.close(CLOSE.tooMany);
    connection.session = session;
    feed.file(connection, memberId);
    // From here on an end of the session finds the socket. One that came before is seen now.
    await endWhereOver(siteId, [connection], 'ended');
    const positions = await database.forSite(siteId, (tx) => readPositions(tx, siteId, [memberId, EVERYBODY]));
    const own = placeFor(positions.get(memberId) ?? NO_EVENTS, asked.lastId);
    const ofSite = placeFor(positions.get(EVERYBODY) ?? NO_EVENTS, asked.lastSiteId);
    const place: Heard = { lastId: own.from, lastSiteId: ofSite.from };
    connection.joinedAt = place;
    connection.lastId = place.lastId;
    connection.lastSiteId = place.lastSiteId;
    connection.send(positionFrame(own.isLost || ofSite.isLost ? 'reset' : 'ready', place, clock()));
    // Events that were written after the positions were read have not reached this connection yet.
    feed.wake([memberId, EVERYBODY]);
  }

  /** A client that has its place asks whether the connection lives, and whether it is where it thinks. */
  function confirm(connection: RealtimeConnection, { lastId, lastSiteId }: RealtimeResume): void {
    const place = { lastId: connection.lastId ?? 0, lastSiteId: connection.lastSiteId ?? 0 };
    const { joinedAt } = connection;
    const hasAll =
      joinedAt === null ||
      ((lastId ?? place.lastId) >= joinedAt.lastId && (lastSiteId ?? place.lastSiteId) >= joinedAt.lastSiteId);
    connection.send(positionFrame(hasAll ? 'ready' : 'reset', place, clock()));
  }

  /** Sends to the member's sockets here that the operator writes, under the id of the last event of each. */
  function sendTyping(siteId: string, { memberId, chatId }: Typing): void {
    for (const connection of feeds.get(siteId)?.ofMember(memberId) ?? []) {
      const { lastId: id } = connection;
      const what = { audience: memberId, type: 'chatTyping', payload: { chatId }, at: clock().toISOString() };
      if (id !== null) connection.send(eventFrame({ ...what, id }));
    }
  }

  /** Wakes sockets here: there may be something new for some audiences of a site. */
  function wake(siteId: string, audiences: Iterable<string>): void {
    const stored: string[] = [];
    for (const audience of audiences) {
      const typing = typingIn(audience);
      if (typing) sendTyping(siteId, typing);
      else stored.push(audience);
    }
    feeds.get(siteId)?.wake(stored);
  }

  return {
    /** Takes in a socket that has just been opened. */
    add: (connection: RealtimeConnection): void => feedOf(connection.siteId).add(connection),

    remove(connection: RealtimeConnection): void {
      feeds.get(connection.siteId)?.remove(connection);
    },

    /**
     * Gives a socket its place by the first frame of its client, or by the session that its request carried.
     * @returns the code to close it with; null when all is well.
     */
    async begin(
      connection: RealtimeConnection,
      frame: RealtimeAuthenticate | RealtimeResume | null,
      carried: Session | null,
    ): Promise<CloseCode | null> {
      const session = frame?.type === 'authenticate' ? await findSession(connection.siteId, frame.token) : carried;
      if (session === null) return frame === null ? CLOSE.silent : CLOSE.sessionEnded;
      await seat(connection, session, frame ?? {});
      return null;
    },

    confirm,

    wake,

    /** Events were written here, and are committed: sends them to the sockets here and notifies other processes. */
    tell(siteId: string, events: readonly StoredEvent[]): void {
      feeds.get(siteId)?.offer(events);
      for (const { audience } of events) notices.announce(siteId, audience);
    },

    /** Tells the member's sockets here and at other processes that the operator of its chat writes. */
    tellTyping(siteId: string, typing: Typing): void {
      sendTyping(siteId, typing);
      notices.announce(siteId, typingNotice(typing));
    },

    /** Notices may have been lost: looks for whatever is new. */
    lookAgain(): void {
      for (const feed of feeds.values()) feed.wake(feed.audiences());
    },

    /** Ends the sockets whose sessions ran out, or ended without a notice of it. */
    checkSessions,

    /** Sessions of a member ended somewhere: those of its sockets that stood on one of them close. */
    async sessionsEnded(siteId: string, memberId: string, reason: SessionEnd): Promise<void> {
      await endWhereOver(siteId, feeds.get(siteId)?.ofMember(memberId) ?? [], reason);
    },

    /** Asks all clients for a sign of life, and lets go of those that gave none since the last time. */
    beat(): void {
      for (const connection of allConnections()) connection.check();
    },

    /** Forgets the events of a site that nobody resumes from any more. */
    async forget(siteId: string): Promise<void> {
      const before = new Date(clock().getTime() - KEPT_MS);
      await database.forSite(siteId, (tx) => forgetEvents(tx, siteId, before));
    },

    /** How many sockets are open here, by site. */
    counts: (): ReadonlyMap<string, number> =>
      new Map([...feeds].map(([siteId, { connections }]) => [siteId, connections.size])),

    connections: allConnections,

    async stop(): Promise<void> {
      await Promise.all([...feeds.values()].map((feed) => feed.stop()));
    },
  };
}

export type RealtimeService = ReturnType<typeof realtimeService>;

/** The position from which a client receives events: the current one if it names none, or if what it missed is gone. */
function placeFor(
  { lastId, forgottenId }: EventPosition,
  asked: number | undefined,
): { readonly from: number; readonly isLost: boolean } {
  if (asked === undefined) return { from: lastId, isLost: false };
  const isKept = asked >= forgottenId && asked <= lastId;
  return isKept ? { from: asked, isLost: false } : { from: lastId, isLost: true };
}

/** The publication that an event is about; 0 for one that is about none. */
function publicationIn(payload: StoredEvent['payload']): number {
  return 'publication' in payload && typeof payload.publication === 'number' ? payload.publication : 0;
}
