import type { Store } from './open-store.ts';
import { type Round, roundIn } from './round-store.ts';
import type { Player } from './session-store.ts';
import { numberIn } from './statements.ts';

/** Slips of all players that wait for their results. `rulesId` are the rules of slips. */
export function openSlipRounds({ statements }: Store, rulesId: string): readonly Round[] {
  return statements
    .all("select * from round where state = 'staked' and machine_id = ? order by number", rulesId)
    .map(roundIn);
}

/** A player's slips that wait for their results or for their wallet, the latest first. */
export function openSlipsOf({ statements }: Store, { integration, userId }: Player, rulesId: string): readonly Round[] {
  return statements
    .all(
      `select * from round
       where (state = 'staked' or (state = 'open' and is_over = 1)) and integration = ? and user_id = ?
         and machine_id = ?
       order by number desc`,
      integration,
      userId,
      rulesId,
    )
    .map(roundIn);
}

/** A page of a player's settled slips, the latest first, and how many there are. */
export function settledSlipsOf(
  { statements }: Store,
  { integration, userId }: Player,
  rulesId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly rounds: readonly Round[]; readonly count: number } {
  const where = "state = 'settled' and integration = ? and user_id = ? and machine_id = ?";
  const rounds = statements
    .all(
      `select * from round where ${where} order by number desc limit ? offset ?`,
      integration,
      userId,
      rulesId,
      limit,
      offset,
    )
    .map(roundIn);
  const row = statements.get(`select count(*) as count from round where ${where}`, integration, userId, rulesId);
  return { rounds, count: numberIn(row ?? {}, 'count') };
}

/** So many of the latest rounds tell when the store was last used. */
const LATEST_ROUNDS = 100;
/** A result is corrected sooner than this after its slips were settled. */
const CORRECTED_WITHIN_MS = 10 * 60_000;

/** Decided slips whose wallet has not answered, or did so in the last minutes in which the store was used. */
export function recentSlips({ statements }: Store, rulesId: string): readonly Round[] {
  const last = numberIn(statements.get('select coalesce(max(number), 0) as number from round') ?? {}, 'number');
  const closed = statements.get(
    'select coalesce(max(closed_at), 0) as at from round where number > ?',
    last - LATEST_ROUNDS,
  );
  return statements
    .all(
      `select * from round
       where machine_id = ? and is_over = 1 and (state = 'open' or (state = 'settled' and closed_at >= ?))`,
      rulesId,
      numberIn(closed ?? {}, 'at') - CORRECTED_WITHIN_MS,
    )
    .map(roundIn);
}

/** Replaces the results of a settled slip by the same results with their seeds. Its win stays. */
export function keepResults({ statements }: Store, roundId: string, choices: Round['choices']): void {
  statements.run("update round set choices = ? where id = ? and state = 'settled'", JSON.stringify(choices), roundId);
}
