import type { GameSession } from '#arcade/game-api.ts';
import type { GameRefusal } from '../game-server.ts';
import type { GameWords } from '../words/game-words.ts';

/** A sentence for the player, and what a button beside it asks of the page around the game. */
export interface RefusalNotice {
  readonly text: string;
  readonly action: { readonly label: string; readonly tell: 'needsFunds' | 'closeAsked' } | null;
}

/** What a refusal means to a player, in plain words. The server's own words stand where they say more: why a bet is refused. */
export function refusalNotice(
  { code, message }: Pick<GameRefusal, 'code' | 'message'>,
  { messages }: GameWords,
  mode: GameSession['mode'],
): RefusalNotice {
  switch (code) {
    case 'insufficient_funds': {
      const action = mode === 'real' ? ({ label: messages.deposit, tell: 'needsFunds' } as const) : null;
      return { text: messages.insufficientFunds, action };
    }
    case 'session_ended':
      return { text: messages.sessionEnded, action: { label: messages.backToLobby, tell: 'closeAsked' } };
    case 'wallet_unavailable':
      return { text: messages.walletUnavailable, action: null };
    case 'round_pending':
      return { text: messages.pending, action: null };
    case 'bet_refused':
      return { text: message === '' ? messages.betRefused : message, action: null };
    case 'unreachable':
    case 'too_many_requests':
      return { text: messages.unreachable, action: null };
    default:
      return { text: message === '' ? messages.betRefused : message, action: null };
  }
}
