import type { Store } from './open-store.ts';
import { type Round, roundIn } from './round-store.ts';
import type { Player } from './session-store.ts';
import { numberIn } from './statements.ts';

/** A page of a player's settled rounds, the latest first. */
export function settledRounds(
  { statements }: Store,
  { integration, userId }: Player,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): readonly Round[] {
  return statements
    .all(
      `select * from round where integration = ? and user_id = ? and state = 'settled'
       order by number desc limit ? offset ?`,
      integration,
      userId,
      limit,
      offset,
    )
    .map(roundIn);
}

export function countSettled({ statements }: Store, { integration, userId }: Player): number {
  const row = statements.get(
    "select count(*) as count from round where integration = ? and user_id = ? and state = 'settled'",
    integration,
    userId,
  );
  return numberIn(row ?? {}, 'count');
}
