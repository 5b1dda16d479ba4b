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

/** A player's slips that wait for their results, the latest first. */
export function openSlipsOf({ statements }: Store, { integration, userId }: Player, rulesId: string): readonly Round[] {
  return statements
    .all(
      `select * from round where state = 'staked' and integration = ? and user_id = ? and machine_id = ?
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

/** So many rounds of all games back, slips that were settled last are looked for. */
const RECENT_ROUNDS = 20_000;
/** Results are corrected sooner after a slip was settled. */
const RECENT_MS = 10 * 60_000;

/** Slips that were settled in the last minutes in which anything was. */
export function recentSlips({ statements }: Store, rulesId: string): readonly Round[] {
  const last = numberIn(statements.get('select coalesce(max(number), 0) as number from round') ?? {}, 'number');
  const from = last - RECENT_ROUNDS;
  const closed = statements.get('select coalesce(max(closed_at), 0) as at from round where number > ?', from);
  return statements
    .all(
      `select * from round
       where number > ? and machine_id = ? and is_over = 1
         and (state = 'open' or (state = 'settled' and closed_at >= ?))`,
      from,
      rulesId,
      numberIn(closed ?? {}, 'at') - RECENT_MS,
    )
    .map(roundIn);
}
