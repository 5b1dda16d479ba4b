/** Why the gateway closes a socket: codes of our own are above 4400, after the HTTP status that means the like. */
export const CLOSE = {
  /** The gateway stops; another one may take over. */
  goingAway: 1001,
  badFrame: 4400,
  /** There is no session, or none any more. */
  sessionEnded: 4401,
  /** The client did not authenticate in time. */
  silent: 4408,
  tooMany: 4429,
} as const;

export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];
