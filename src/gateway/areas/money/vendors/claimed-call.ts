import type { IncomingHttpHeaders } from 'node:http';

/** A call that claims to be a vendor's. Nothing of its body is read before its signature is known to be good. */
export interface ClaimedCall {
  readonly integrationId: string;
  readonly method: string;
  /** The path with its query, as it came. */
  readonly target: string;
  /** Empty where the call has none. */
  readonly body: Uint8Array;
  /** With names in small letters, as Node gives them. */
  readonly headers: IncomingHttpHeaders;
}
