import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { GameFrameMessage, PortalFrameMessage } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { launchGame } from '#portal/data/games/launch-call.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { messageOfGame, sendToGame } from './frame-guard.ts';
import { LAUNCHING, type StageState, stageAfter } from './stage-state.ts';

/** How long a game may take until it can be played (specification, section 9). */
const LATE_AFTER_MS = 120_000;
/** How long a game whose page is there may say nothing: those of vendors that never do are shown then. */
const SILENT_AFTER_MS = 8_000;

export interface Stage {
  readonly state: StageState;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The page of the game is there. */
  readonly onFrameLoad: () => void;
  readonly startAgain: () => void;
  readonly send: (type: PortalFrameMessage['type']) => void;
}

/**
 * Starts a game and follows it: from the call that starts it, over its frame, to what it says while it is played.
 * @param wish null while nothing may be started.
 * @param onMessage receives the game's messages, in order.
 */
export function useStage(wish: GameWish | null, onMessage: (message: GameFrameMessage) => void): Stage {
  const { language } = useSite();
  const [state, dispatch] = useReducer(stageAfter, LAUNCHING);
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listener = useRef(onMessage);
  listener.current = onMessage;
  const isWanted = wish !== null;
  const { vassalage = '', gameCode, mode, roomId } = wish ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the same game again.
  useEffect(() => {
    if (!isWanted) return;
    const giveUp = new AbortController();
    dispatch({ type: 'asked' });
    launchGame({ vassalage, gameCode, mode, roomId }, language, giveUp.signal).then(
      (game) => !giveUp.signal.aborted && dispatch({ type: 'launched', game }),
      (error: unknown) => !giveUp.signal.aborted && dispatch({ type: 'failed', error }),
    );
    const late = setTimeout(() => {
      giveUp.abort();
      dispatch({ type: 'late' });
    }, LATE_AFTER_MS);
    return () => {
      giveUp.abort();
      clearTimeout(late);
      clearTimeout(silence.current);
    };
  }, [isWanted, vassalage, gameCode, mode, roomId, language, attempt]);

  const origin = state.step === 'loading' || state.step === 'playing' ? originOf(state.game.url) : null;
  useEffect(() => {
    if (origin === null) return;
    const hear = (event: MessageEvent<unknown>): void => {
      const message = messageOfGame(event, { origin, frame: frame.current });
      if (message === null) return;
      dispatch({ type: 'said', message });
      listener.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  // Before the game has said that it is there, its frame may be nobody's.
  const listening = state.step === 'playing' ? origin : null;
  const send = useCallback(
    (type: PortalFrameMessage['type']): void => {
      if (listening !== null) sendToGame({ origin: listening, frame: frame.current }, type);
    },
    [listening],
  );
  const onFrameLoad = useCallback((): void => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => dispatch({ type: 'silent' }), SILENT_AFTER_MS);
  }, []);
  const startAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, frame, onFrameLoad, startAgain, send };
}

/** The origin of a game's address; one that is none is nobody's, so that nobody is heard. */
function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}
