import type { GameRefusal } from './game-server.ts';
import type { GameWords } from './words/game-words.ts';

/**
 * Why there is no game, for the player. A code that was used or is too old is the usual reason: the game has to be
 * opened anew.
 */
export function whyNotOpened({ code }: Pick<GameRefusal, 'code'>, { messages }: Pick<GameWords, 'messages'>): string {
  switch (code) {
    case 'unreachable':
    case 'too_many_requests':
      return messages.unreachable;
    case 'wallet_unavailable':
      return messages.walletUnavailable;
    // The site starts a game that is none of the arcade's: opening it again would not help.
    case 'not_found':
      return messages.gameClosed;
    default:
      return messages.notLaunched;
  }
}
