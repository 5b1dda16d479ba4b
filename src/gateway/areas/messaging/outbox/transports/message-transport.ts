import type { Channel } from '#gateway/areas/messaging/outbox/outgoing-message.ts';

/** A message as it leaves the house. */
export interface DepartingMessage {
  /**
   * The same whenever the same message is sent again, so that whoever takes it can tell. Letters, digits, dots and
   * hyphens.
   */
  readonly id: string;
  readonly to: string;
  /** The name of the site that sends it. */
  readonly senderName: string;
  /** Empty for text messages. */
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** One way out of the house. */
export interface MessageTransport {
  /**
   * Hands a message over; resolves once somebody else answers for it.
   * @param signal ends the try.
   * @throws DeliveryError with a reason that may be told; any other error counts as one that may pass.
   */
  send(message: DepartingMessage, signal: AbortSignal): Promise<void>;
}

/** The way out by channel; null: there is none. */
export type MessageTransports = Readonly<Record<Channel, MessageTransport | null>>;

/** A message was not taken. Its text is stored and logged: it names no receiver and repeats nothing of the message. */
export class DeliveryError extends Error {
  constructor(
    reason: string,
    /** No further try would help. */
    readonly isFinal: boolean,
  ) {
    super(reason);
    this.name = 'DeliveryError';
  }
}
