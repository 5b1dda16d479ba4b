/** A streaming standby that answers records, and the bound on its lag. */
export interface ReplicaSettings {
  readonly url: string;
  /** Records may be this old; the primary answers when the replica cannot prove that it is as recent. */
  readonly maxLagMs: number;
}

const DEFAULT_MAX_LAG_MS = 5_000;
const SHORTEST_LAG_MS = 250;
const LONGEST_LAG_MS = 600_000;

/**
 * Reads `DATABASE_REPLICA_URL` and `DATABASE_REPLICA_MAX_LAG_MS`; null without a replica.
 * @param refuse takes one problem, in a sentence.
 */
export function readReplicaSettings(
  optional: (name: string) => string | undefined,
  refuse: (problem: string) => void,
): ReplicaSettings | null {
  const url = optional('DATABASE_REPLICA_URL');
  const asked = optional('DATABASE_REPLICA_MAX_LAG_MS');
  const maxLagMs = asked === undefined ? DEFAULT_MAX_LAG_MS : Number(asked);
  if (!(Number.isInteger(maxLagMs) && maxLagMs >= SHORTEST_LAG_MS && maxLagMs <= LONGEST_LAG_MS))
    refuse(
      `DATABASE_REPLICA_MAX_LAG_MS is ${JSON.stringify(asked)}; ` +
        `it must be a whole number of milliseconds from ${SHORTEST_LAG_MS} to ${LONGEST_LAG_MS}.`,
    );
  if (url === undefined) return null;
  // The value may hold a password, so that no message repeats it.
  if (!/^postgres(ql)?:\/\//.test(url)) refuse('DATABASE_REPLICA_URL must start with postgres:// or postgresql://.');
  if (optional('DATABASE_URL') === undefined)
    refuse('DATABASE_REPLICA_URL is a standby of the server at DATABASE_URL: set DATABASE_URL too.');
  return { url, maxLagMs };
}
