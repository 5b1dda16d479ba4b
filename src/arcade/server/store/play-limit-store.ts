import type { AccountOwner } from './account-store.ts';
import type { Store } from './open-store.ts';
import { numberIn, type Row } from './statements.ts';

/** The limits that an operator sets for a player, in minor units; null for no limit. */
export interface PlayLimits {
  readonly version: number;
  readonly maxBet: number | null;
  /** The limit on the sum of all bets of the player since the first one. */
  readonly maxStaked: number | null;
}

/** Holds a player to other limits; older ones than those in force change nothing. */
export function holdTo(store: Store, owner: AccountOwner, { version, maxBet, maxStaked }: PlayLimits): void {
  const { integration, userId, currency } = owner;
  store.transaction(() => {
    if (limitsOf(store, owner) === undefined)
      store.statements.run(
        `insert into play_limit (integration, user_id, currency, version, staked)
         select ?, ?, ?, 0, coalesce(sum(bet), 0) from round
         where integration = ? and user_id = ? and currency = ? and wallet = 'account'
           and (state in ('settled', 'staked') or (state in ('open', 'cancelling') and is_bet_applied = 1))`,
        integration,
        userId,
        currency,
        integration,
        userId,
        currency,
      );
    store.statements.run(
      `update play_limit set version = ?, max_bet = ?, max_staked = ?
       where integration = ? and user_id = ? and currency = ? and version < ?`,
      version,
      maxBet,
      maxStaked,
      integration,
      userId,
      currency,
      version,
    );
  });
}

/** Whether a bet keeps to the player's limits. */
export function keepsToLimits(store: Store, owner: AccountOwner, bet: number): boolean {
  const row = limitsOf(store, owner);
  if (row === undefined) return true;
  const isSmall = row.max_bet == null || bet <= numberIn(row, 'max_bet');
  return isSmall && (row.max_staked == null || numberIn(row, 'staked') + bet <= numberIn(row, 'max_staked'));
}

/** Counts a bet that was taken. Players without limits are counted when they are first held to some. */
export function countStake({ statements }: Store, { integration, userId, currency }: AccountOwner, bet: number): void {
  statements.run(
    'update play_limit set staked = staked + ? where integration = ? and user_id = ? and currency = ?',
    bet,
    integration,
    userId,
    currency,
  );
}

function limitsOf({ statements }: Store, { integration, userId, currency }: AccountOwner): Row | undefined {
  return statements.get(
    'select * from play_limit where integration = ? and user_id = ? and currency = ?',
    integration,
    userId,
    currency,
  );
}
