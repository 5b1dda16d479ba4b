import type { GameSession } from '#arcade/game-api.ts';
import type { GameRefusal } from './game-server.ts';
import type { GameWords } from './words/game-words.ts';

/** A sentence for the player, and the message that a button beside it sends to the page around the game. */
export interface RefusalNotice {
  readonly text: string;
  readonly action: { readonly label: string; readonly sends: 'needsFunds' | 'closeAsked' } | null;
}

/**
 * A refusal's message to a player, in plain words of the game's language. The server's message is for developers, and
 * never shown.
 */
export function refusalNotice(
  { code }: Pick<GameRefusal, 'code'>,
  { messages }: GameWords,
  mode: GameSession['mode'],
): RefusalNotice {
  switch (code) {
    case 'insufficient_funds': {
      const action = mode === 'real' ? ({ label: messages.deposit, sends: 'needsFunds' } as const) : null;
      return { text: messages.insufficientFunds, action };
    }
    case 'session_ended':
      return { text: messages.sessionEnded, action: { label: messages.backToLobby, sends: 'closeAsked' } };
    case 'wallet_unavailable':
      return { text: messages.walletUnavailable, action: null };
    case 'round_pending':
      return { text: messages.pending, action: null };
    case 'round_open':
      return { text: messages.roundOpen, action: null };
    case 'bets_closed':
      return { text: messages.betsClosed, action: null };
    case 'choices_closed':
      return { text: messages.choicesClosed, action: null };
    case 'draw_offered':
      return { text: messages.drawOffered, action: null };
    case 'free_spins_over':
      return { text: messages.freeSpinsOver, action: null };
    case 'limit_reached':
      return { text: messages.limitReached, action: null };
    case 'player_excluded':
      return { text: messages.playerExcluded, action: { label: messages.backToLobby, sends: 'closeAsked' } };
    case 'site_maintenance':
      return { text: messages.siteMaintenance, action: null };
    case 'game_closed':
      return { text: messages.gameClosed, action: { label: messages.backToLobby, sends: 'closeAsked' } };
    case 'unreachable':
    case 'too_many_requests':
      return { text: messages.unreachable, action: null };
    // An unknown code from a newer server is a refusal, too.
    default:
      return { text: messages.betRefused, action: null };
  }
}
