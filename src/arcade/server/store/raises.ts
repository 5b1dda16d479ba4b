import type { Store } from './open-store.ts';
import type { Raise, Round, RoundRefusal } from './round-store.ts';

/** The first bet of a round, without its raises. */
export function startBetOf({ bet, raises }: Pick<Round, 'bet' | 'raises'>): number {
  return bet - raises.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Writes down a raise before the wallet hears of it. The round is open until the wallet has answered. */
export function beginRaise(
  { statements }: Store,
  { id, raiseTries }: Pick<Round, 'id' | 'raiseTries'>,
  raise: Omit<Raise, 'number'>,
): void {
  const number = raiseTries + 1;
  const changed = statements.run(
    `update round set pending_raise = ?, raise_tries = ?, state = 'open', refusal = null, is_doubtful = 0, attempts = 0
     where id = ? and state = 'staked'`,
    JSON.stringify({ ...raise, number }),
    number,
    id,
  );
  if (changed !== 1) throw new Error(`The round ${id} waits for no choice.`);
}

/** The wallet has taken the raise: its choice is made. */
export function keepRaise(
  { statements }: Store,
  { id, bet, raises, choices }: Round,
  { choice, amountMinor, number }: Raise,
  decided: { readonly isOver: boolean; readonly win: number; readonly balance: number; readonly now: number },
): void {
  const { isOver, win, balance, now } = decided;
  const changed = statements.run(
    `update round set choices = ?, bet = ?, raises = ?, pending_raise = null, is_over = ?, win = ?, balance = ?,
       is_doubtful = 0, raised_at = ?, attempts = 0, try_again_at = null, state = ?
     where id = ? and state = 'open' and pending_raise is not null`,
    JSON.stringify([...choices, choice]),
    bet + amountMinor,
    JSON.stringify([...raises, { amountMinor, number }]),
    isOver ? 1 : 0,
    win,
    balance,
    now,
    isOver ? 'open' : 'staked',
    id,
  );
  if (changed !== 1) throw new Error(`The round ${id} has no raise.`);
}

/** The raise is to be taken back: the wallet has refused it, and may have taken an earlier call of it. */
export function withdrawRaise({ statements }: Store, id: string, refusal: RoundRefusal): void {
  statements.run(
    "update round set refusal = ? where id = ? and state = 'open' and pending_raise is not null",
    JSON.stringify(refusal),
    id,
  );
}

/** The wallet does not have the raise: the round waits for a choice as before. */
export function dropRaise({ statements }: Store, id: string, refusal: RoundRefusal): void {
  statements.run(
    `update round set pending_raise = null, refusal = ?, is_doubtful = 0, attempts = 0, try_again_at = null,
       state = 'staked'
     where id = ? and state = 'open' and pending_raise is not null`,
    JSON.stringify(refusal),
    id,
  );
}
