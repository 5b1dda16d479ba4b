import type { Channel } from '#gateway/areas/messaging/outbox/outgoing-message.ts';

/** A message as it leaves the house. */
export interface DepartingMessage {
  /**
   * The idempotency key: the same whenever the message is sent again, so that the receiving service can detect the
   * repeat. Letters, digits, dots and hyphens.
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

/** A transport of one channel. */
export interface MessageTransport {
  /**
   * Sends a message; resolves once the service has accepted it.
   * @param signal ends the try.
   * @throws DeliveryError with a reason that may be logged; any other error counts as one that may pass.
   */
  send(message: DepartingMessage, signal: AbortSignal): Promise<void>;
}

/** The transport of each channel; null where there is none. */
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
