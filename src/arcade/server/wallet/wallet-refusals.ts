import type { RoundRefusal } from '../store/round-store.ts';

type Reason = Pick<RoundRefusal, 'code' | 'message'>;

const UNCOVERED: Reason = { code: 'insufficient_funds', message: 'The balance does not cover the bet.' };
const OVER: Reason = { code: 'session_ended', message: 'The session has ended: open the game again.' };
const UNKNOWN_PLAYER: Reason = {
  code: 'session_ended',
  message: 'The wallet does not know the player any more: open the game again.',
};
const NOT_OFFERED: Reason = { code: 'game_closed', message: 'The site does not offer this game any more.' };
const MAINTENANCE: Reason = { code: 'site_maintenance', message: 'The site is in maintenance.' };
const LIMIT: Reason = {
  code: 'limit_reached',
  message: 'The bet would pass a limit of the player or the largest bet of the game.',
};
const EXCLUDED: Reason = { code: 'player_excluded', message: 'The player is excluded from play.' };
const CLOSED: Reason = { code: 'game_closed', message: 'The game is closed at the moment.' };
const OTHER_CURRENCY: Reason = { code: 'bet_refused', message: 'The player has another currency now.' };

/** Why wallets refuse, by the numbers of the dialect of actions and the words of the one of separate calls. */
const REASONS: ReadonlyMap<string | number, Reason> = new Map<string | number, Reason>([
  [100, UNCOVERED],
  ['INSUFFICIENT_FUNDS', UNCOVERED],
  [101, OVER],
  ['SESSION_ENDED', OVER],
  [102, UNKNOWN_PLAYER],
  ['UNKNOWN_USER', UNKNOWN_PLAYER],
  [103, NOT_OFFERED],
  ['UNKNOWN_GAME', NOT_OFFERED],
  [104, MAINTENANCE],
  ['MAINTENANCE', MAINTENANCE],
  [105, LIMIT],
  ['LIMIT_REACHED', LIMIT],
  [106, EXCLUDED],
  ['SELF_EXCLUDED', EXCLUDED],
  [107, CLOSED],
  ['GAME_DISABLED', CLOSED],
  [154, OTHER_CURRENCY],
  ['WRONG_CURRENCY', OTHER_CURRENCY],
]);

/**
 * A wallet's refusal in the codes of the game's own API; undefined when the call failed rather than the bet was
 * refused.
 */
export function refusalOf(reason: string | number, balance: unknown): RoundRefusal | undefined {
  const known = REASONS.get(reason);
  if (known === undefined) return undefined;
  return { ...known, ...(typeof balance === 'number' && { balanceMinor: balance }) };
}
