/**
 * The `message` is English, for whoever reads calls: the game says the code in its own language. What the wallet
 * refuses is not remembered by it: the same bet may be taken later, under another requestId.
 *
 * - `insufficient_funds`: the wallet refused the bet; `balanceMinor` is what it holds.
 * - `session_ended`: unknown or ended token; the page must be opened anew from the portal.
 * - `wallet_unavailable`: not settled and nothing was taken: the player may spin again.
 * - `round_pending`: the wallet has not answered yet; the same requestId asks again and gets the round once it is
 *   settled.
 * - `limit_reached`: the bet would pass a limit that is set for the player, or the largest bet that the site takes in
 *   the game.
 * - `player_excluded`: a break from play is in force.
 * - `site_maintenance`: the site takes no bets until its maintenance is over.
 * - `game_closed`: the site does not offer the game, or not now.
 * - `bet_refused`: the wallet refuses the bet for a reason that has no code of its own.
 * - `round_open`: a round of this game is not over; GET /api/rounds/open tells it, and it goes on by its next choice.
 * - `bets_closed`: the round of a shared table takes no chips any more, or is over.
 * - `choices_closed`: the time to choose at a shared table is over, or has not begun.
 * - `draw_offered`: the player offered a draw a short while ago; `turnsUntilOffer` of the match says when he may again.
 * - `free_spins_over`: no free spin of the named grant is left, or its time is over; nothing was played.
 * - `seeds_changed`: the named hash is not that of the next server seed; nothing was revealed. GET /api/fairness tells
 *   the one that is.
 * - `invalid_request`: `fields` names what is wrong.
 * - `not_found`: no such round of this session's player.
 * - `too_many_requests`: too fast; `Retry-After` says how long to wait.
 */
export type GameApiErrorCode =
  | 'insufficient_funds'
  | 'session_ended'
  | 'wallet_unavailable'
  | 'round_pending'
  | 'limit_reached'
  | 'player_excluded'
  | 'site_maintenance'
  | 'game_closed'
  | 'bet_refused'
  | 'round_open'
  | 'bets_closed'
  | 'choices_closed'
  | 'draw_offered'
  | 'free_spins_over'
  | 'seeds_changed'
  | 'invalid_request'
  | 'not_found'
  | 'too_many_requests';

export interface GameApiError {
  readonly code: GameApiErrorCode;
  readonly message: string;
  readonly balanceMinor?: number;
  /** Field → what is wrong with it, for invalid requests. */
  readonly fields?: Readonly<Record<string, string>>;
}
