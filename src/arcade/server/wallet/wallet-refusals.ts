import type { RoundRefusal } from '../store/round-store.ts';

/** Why wallets refuse, by the numbers of the dialect of actions and the words of the one of separate calls. */
const REASONS: Readonly<Record<string, Pick<RoundRefusal, 'code' | 'message'>>> = {
  100: { code: 'insufficient_funds', message: 'The balance does not cover the bet.' },
  INSUFFICIENT_FUNDS: { code: 'insufficient_funds', message: 'The balance does not cover the bet.' },
  101: { code: 'session_ended', message: 'The session has ended: open the game again.' },
  SESSION_ENDED: { code: 'session_ended', message: 'The session has ended: open the game again.' },
  102: { code: 'session_ended', message: 'The wallet does not know the player any more: open the game again.' },
  UNKNOWN_USER: {
    code: 'session_ended',
    message: 'The wallet does not know the player any more: open the game again.',
  },
  103: { code: 'bet_refused', message: 'The site does not offer this game any more.' },
  UNKNOWN_GAME: { code: 'bet_refused', message: 'The site does not offer this game any more.' },
  104: { code: 'bet_refused', message: 'The site is in maintenance.' },
  MAINTENANCE: { code: 'bet_refused', message: 'The site is in maintenance.' },
  105: { code: 'bet_refused', message: 'A limit of the player or the game is reached.' },
  LIMIT_REACHED: { code: 'bet_refused', message: 'A limit of the player or the game is reached.' },
  106: { code: 'bet_refused', message: 'The player has excluded himself from play.' },
  SELF_EXCLUDED: { code: 'bet_refused', message: 'The player has excluded himself from play.' },
  107: { code: 'bet_refused', message: 'The game is closed at the moment.' },
  GAME_DISABLED: { code: 'bet_refused', message: 'The game is closed at the moment.' },
};

/** A wallet's no in the words of the game's own API; undefined for what is no refusal of a bet but a fault of a call. */
export function refusalOf(reason: string | number, balance: unknown): RoundRefusal | undefined {
  const known = REASONS[String(reason)];
  if (known === undefined) return undefined;
  return { ...known, ...(typeof balance === 'number' && { balanceMinor: balance }) };
}
