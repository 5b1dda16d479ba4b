import type { GameFrameMessage, GameReady, LaunchedGame } from '#contracts/generated/contracts.ts';

/** How far a game is. */
export type StageState =
  /** The gateway has been asked for it. */
  | { readonly step: 'launching' }
  /** Its frame is loading. */
  | { readonly step: 'loading'; readonly game: LaunchedGame }
  | {
      readonly step: 'playing';
      readonly game: LaunchedGame;
      /** The facts that the game reported; null for a game that reports none. */
      readonly facts: Pick<GameReady, 'returnToPlayer' | 'volatility'> | null;
      readonly isRoundRunning: boolean;
    }
  | { readonly step: 'failed'; readonly error: unknown }
  /** It took too long. */
  | { readonly step: 'late' }
  /** Its session is over. */
  | { readonly step: 'ended' };

export type StageEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'launched'; readonly game: LaunchedGame }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'late' }
  /** The frame has loaded, and its game has said nothing for a while. */
  | { readonly type: 'silent' }
  | { readonly type: 'said'; readonly message: GameFrameMessage };

export const LAUNCHING: StageState = { step: 'launching' };

/** The state after an event. What comes after its time changes nothing. */
export function stageAfter(state: StageState, event: StageEvent): StageState {
  switch (event.type) {
    case 'asked':
      return LAUNCHING;
    case 'launched':
      return state.step === 'launching' ? { step: 'loading', game: event.game } : state;
    case 'failed':
      return state.step === 'launching' ? { step: 'failed', error: event.error } : state;
    case 'late':
      return state.step === 'launching' || state.step === 'loading' ? { step: 'late' } : state;
    case 'silent':
      return state.step === 'loading'
        ? { step: 'playing', game: state.game, facts: null, isRoundRunning: false }
        : state;
    case 'said':
      return afterMessage(state, event.message);
  }
}

function afterMessage(state: StageState, message: GameFrameMessage): StageState {
  if (state.step !== 'loading' && state.step !== 'playing') return state;
  const { game } = state;
  if (message.type === 'sessionEnded') return { step: 'ended' };
  if (message.type === 'ready') {
    const { returnToPlayer, volatility } = message;
    return { step: 'playing', game, facts: { returnToPlayer, volatility }, isRoundRunning: false };
  }
  if (state.step === 'loading') return state;
  if (message.type === 'roundStarted') return { ...state, isRoundRunning: true };
  if (message.type === 'roundEnded') return { ...state, isRoundRunning: false };
  return state;
}
