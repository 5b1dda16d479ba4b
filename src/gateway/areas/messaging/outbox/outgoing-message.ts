/** How a message leaves the house. */
export type Channel = 'email' | 'sms';

interface MessageBase {
  /** The message's kind, in letters, e.g. `verify` or `passwordByEmail`. */
  readonly kind: string;
  /** An e-mail address, or a number in E.164. */
  readonly to: string;
  /** Plain text; in it may stand a code or a link, so it is never logged. */
  readonly text: string;
  /** From then on it is not sent any more, such as when its code is of no use; left out, it is always of use. */
  readonly expiresAt?: Date;
}

/** A message as whoever has cause for one hands it in. */
export type OutgoingMessage =
  | (MessageBase & { readonly channel: 'email'; readonly subject: string; readonly html?: string })
  | (MessageBase & { readonly channel: 'sms' });
