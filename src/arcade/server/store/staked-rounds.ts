import type { Store } from './open-store.ts';
import { type NewRound, type Round, type RoundRefusal, roundIn } from './round-store.ts';
import type { Player } from './session-store.ts';

/** A player's rounds that wait for his next choice, in one game or in all. Those of shared tables wait for none. */
export function stakedOf(
  { statements }: Store,
  { integration, userId }: Player,
  game: Pick<Round, 'vendor' | 'gameCode'> | null,
): readonly Round[] {
  return statements
    .all(
      `select * from round where state = 'staked' and bets_closed_at is null and integration = ? and user_id = ?
         and vendor = coalesce(?, vendor) and game_code = coalesce(?, game_code) order by number`,
      integration,
      userId,
      game?.vendor ?? null,
      game?.gameCode ?? null,
    )
    .map(roundIn);
}

/** Rounds that wait for a choice since before a moment, the longest waiting first. */
export function stakedBefore({ statements }: Store, moment: number, most: number): readonly Round[] {
  return statements
    .all(
      `select * from round where state = 'staked' and bets_closed_at is null and opened_at < ?
       order by opened_at limit ?`,
      moment,
      most,
    )
    .map(roundIn);
}

/** The wallet has taken the bet of a round that goes on. */
export function stakeRound({ statements }: Store, id: string, balance: number): void {
  statements.run(
    `update round set state = 'staked', is_bet_applied = 1, is_doubtful = 0, balance = ?, try_again_at = null
     where id = ? and state = 'open'`,
    balance,
    id,
  );
}

/** Keeps a choice. A round that it ends is open again, until the wallet has its win. */
export function keepChoice(
  { statements }: Store,
  id: string,
  { choices, isOver, win }: Pick<NewRound, 'choices' | 'isOver' | 'win'>,
): void {
  const changed = statements.run(
    `update round set choices = ?, is_over = ?, win = ?, attempts = 0, state = case when ? then 'open' else state end
     where id = ? and state = 'staked'`,
    JSON.stringify(choices),
    isOver ? 1 : 0,
    win,
    isOver ? 1 : 0,
    id,
  );
  if (changed !== 1) throw new Error(`The round ${id} waits for no choice.`);
}

/** A round whose outcome its wallet has still to hear is settled in the background from a moment on. */
export function settleSoon({ statements }: Store, id: string, moment: number): void {
  statements.run("update round set try_again_at = ? where id = ? and state in ('open', 'cancelling')", moment, id);
}

/** The bet of a round that will not be played goes back: a staked round is rolled back like one that may be staked. */
export function returnStake({ statements }: Store, id: string, refusal: RoundRefusal): void {
  statements.run(
    `update round set state = 'cancelling', refusal = ?, attempts = 0, try_again_at = null
     where id = ? and state in ('open', 'staked') and is_over = 0`,
    JSON.stringify(refusal),
    id,
  );
}
