import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Session } from '#gateway/identity/session.ts';
import type { CloseCode } from './close-codes.ts';

/** Bytes that may wait for a client. Who is slower than that is let go, and resumes when it can. */
const MOST_WAITING_BYTES = 256 * 1024;

/** A client's position in its two sequences of events. */
export interface Heard {
  readonly lastId: number;
  readonly lastSiteId: number;
}

/** One socket of a client. */
export class RealtimeConnection {
  /** The member's session; null until the client has authenticated. */
  session: Session | null = null;
  /** The last event of the member's own that was sent; null before the client's place is known. */
  lastId: number | null = null;
  /** The last event for everybody that was sent; null before the client's place is known. */
  lastSiteId: number | null = null;
  /** The position at which the client joined; earlier events were never sent on this socket. */
  joinedAt: Heard | null = null;
  /** It answered the last sign of life that it was asked for. */
  isAlive = true;

  /**
   * @param stream what the socket stands on. Frames that are made already are written to it as they are: nothing of the
   *   socket's own waits in
   *   between, since nothing is compressed.
   */
  constructor(
    readonly siteId: string,
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
  ) {}

  /** Sends a frame that is made already. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const isKeepingUp = this.stream.write(frame);
    if (!isKeepingUp && this.stream.writableLength > MOST_WAITING_BYTES) this.socket.terminate();
  }

  /** Asks for a sign of life, and lets go of a client that gave none since the last time. */
  check(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }

  close(code: CloseCode): void {
    this.socket.close(code);
  }

  /** Without a word. */
  drop(): void {
    this.socket.terminate();
  }
}
