import type { RealtimeConnection } from './realtime-connection.ts';
import { eventFrame } from './realtime-frames.ts';
import { EVERYBODY, type StoredEvent } from './stored-event.ts';

/** How many events are read at a time. */
const MOST_AT_ONCE = 500;
const AGAIN_AFTER_MS = 1_000;

interface SiteFeedParts {
  /** Reads the events after each audience's last one, audience by audience and in order. */
  readonly readAfter: (heard: ReadonlyMap<string, number>, most: number) => Promise<readonly StoredEvent[]>;
  /** Whether an event may be sent already: that of a publication waits until this process serves it. */
  readonly isDue: (event: StoredEvent) => boolean;
  readonly onFailure: (error: unknown) => void;
}

/**
 * The sockets of one site in this process, and the events that they receive. Events are read one batch after another. A
 * socket is only ever sent the event that follows the last one it was sent, so that none comes twice, none is left out
 * and none is out of turn, whatever is read meanwhile for others.
 */
export class SiteFeed {
  readonly connections = new Set<RealtimeConnection>();
  private readonly byMember = new Map<string, Set<RealtimeConnection>>();
  private readonly woken = new Set<string>();
  private reading: Promise<void> = Promise.resolve();
  private isReading = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly parts: SiteFeedParts) {}

  add(connection: RealtimeConnection): void {
    this.connections.add(connection);
  }

  /** Files a socket under its member, from when on what ends the member's sessions finds it. */
  file(connection: RealtimeConnection, memberId: string): void {
    const own = this.byMember.get(memberId) ?? new Set();
    this.byMember.set(memberId, own.add(connection));
  }

  remove(connection: RealtimeConnection): void {
    this.connections.delete(connection);
    const { session } = connection;
    const own = session && this.byMember.get(session.memberId);
    if (!session || !own) return;
    own.delete(connection);
    if (own.size === 0) this.byMember.delete(session.memberId);
  }

  ofMember(memberId: string): readonly RealtimeConnection[] {
    return [...(this.byMember.get(memberId) ?? [])];
  }

  /** The audiences that have sockets here. */
  audiences(): readonly string[] {
    return this.connections.size === 0 ? [] : [EVERYBODY, ...this.byMember.keys()];
  }

  /**
   * Sends events that were written in this process without reading them back. Sockets that still lack earlier events
   * have theirs read.
   */
  offer(events: readonly StoredEvent[]): void {
    const behind = events.filter((event) => !this.deliver(event)).map(({ audience }) => audience);
    if (behind.length > 0) this.wake(behind);
  }

  /** There may be something new for some audiences. */
  wake(audiences: Iterable<string>): void {
    for (const audience of audiences) this.woken.add(audience);
    if (this.isReading || this.isStopped) return;
    clearTimeout(this.timer);
    this.isReading = true;
    this.reading = this.readOn();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.reading;
  }

  private async readOn(): Promise<void> {
    // Reads for all audiences that are woken in one turn together.
    await Promise.resolve();
    try {
      while (this.woken.size > 0 && !this.isStopped) await this.readOnce();
    } catch (error) {
      this.parts.onFailure(error);
      this.timer = setTimeout(() => this.wake([]), AGAIN_AFTER_MS).unref();
    } finally {
      this.isReading = false;
    }
  }

  private async readOnce(): Promise<void> {
    const asked = [...this.woken];
    const heard = this.heardBy(asked);
    this.woken.clear();
    if (heard.size === 0) return;
    try {
      const events = await this.parts.readAfter(heard, MOST_AT_ONCE);
      for (const event of events) this.deliver(event);
      if (events.length === MOST_AT_ONCE) for (const audience of asked) this.woken.add(audience);
    } catch (error) {
      for (const audience of asked) this.woken.add(audience);
      throw error;
    }
  }

  /**
   * The last event that all sockets of each audience have been sent. Whoever has no place yet asks again when it has.
   */
  private heardBy(audiences: Iterable<string>): Map<string, number> {
    const heard = new Map<string, number>();
    for (const audience of audiences) {
      let least: number | null = null;
      for (const connection of this.listenersOf(audience)) {
        const last = lastOf(connection, audience);
        if (last !== null && (least === null || last < least)) least = last;
      }
      if (least !== null) heard.set(audience, least);
    }
    return heard;
  }

  /** @returns whether everybody in the audience has received the event by now. */
  private deliver(event: StoredEvent): boolean {
    // An event that is not due yet wakes its audience when it is.
    if (!this.parts.isDue(event)) return true;
    const { audience, id } = event;
    const before = id - 1;
    const frame = eventFrame(event);
    let haveAll = true;
    if (audience === EVERYBODY) {
      for (const connection of this.connections) {
        if (connection.lastSiteId === before) {
          connection.lastSiteId = id;
          connection.send(frame);
        } else if (connection.lastSiteId !== null && connection.lastSiteId < before) haveAll = false;
      }
      return haveAll;
    }
    for (const connection of this.listenersOf(audience)) {
      if (connection.lastId === before) {
        connection.lastId = id;
        connection.send(frame);
      } else if (connection.lastId !== null && connection.lastId < before) haveAll = false;
    }
    return haveAll;
  }

  private listenersOf(audience: string): Iterable<RealtimeConnection> {
    return audience === EVERYBODY ? this.connections : (this.byMember.get(audience) ?? []);
  }
}

const lastOf = (connection: RealtimeConnection, audience: string): number | null =>
  audience === EVERYBODY ? connection.lastSiteId : connection.lastId;
