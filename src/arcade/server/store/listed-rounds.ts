import type { Store } from './open-store.ts';
import { type Round, roundIn } from './round-store.ts';
import { textIn } from './statements.ts';

/**
 * Rounds of an integration that its operator may know of, by when they were opened: what both sides hold against each
 * other. Those of the arcade's own accounts are listed when they are closed as well: operators learn of them here
 * alone.
 * @param range with `wallet`, those alone that were played with it.
 */
export function listRounds(
  { statements }: Store,
  integration: string,
  {
    from,
    to,
    after,
    limit,
    wallet,
  }: {
    readonly from: number;
    readonly to: number;
    readonly after: number;
    readonly limit: number;
    readonly wallet?: Round['wallet'];
  },
): readonly Round[] {
  return statements
    .all(
      `select * from round where number > ? and state <> 'refused' and wallet = coalesce(?, wallet)
         and ((integration = ? and opened_at >= ? and opened_at < ?)
           or (integration = ? and wallet = 'account' and closed_at >= ? and closed_at < ?))
       order by number limit ?`,
      after,
      wallet ?? null,
      integration,
      from,
      to,
      integration,
      from,
      to,
      limit,
    )
    .map(roundIn);
}

/** Integrations whose seamless wallet had rounds since. */
export function playedIntegrations({ statements }: Store, since: number): readonly string[] {
  return statements
    .all(
      "select distinct integration from round where opened_at >= ? and wallet = 'seamless' order by integration",
      since,
    )
    .map((row) => textIn(row, 'integration'));
}
