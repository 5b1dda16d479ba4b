import { useEffect, useState } from 'react';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import type { Hold } from '#portal/data/holds.ts';
import { useHold } from '#portal/data/use-hold.ts';
import type { StageState } from './stage-state.ts';

/** What a launch is refused with where a member is kept from playing. */
const REFUSALS: ReadonlySet<string> = new Set(['play_excluded', 'play_time_reached', 'identity_check_needed']);

interface GameHold {
  /** Null where nothing is known to keep the member from the game. */
  readonly hold: Hold | null;
  /** The game is not asked for. */
  readonly isShut: boolean;
  readonly setOpened: (hasOpened: boolean) => void;
  readonly look: () => void;
}

/**
 * Tells what keeps a member from a game before it is asked for. A free game is closed by a break alone. A game that has
 * opened is the gateway's to end.
 */
export function useGameHold({ mode }: Pick<GameWish, 'mode'>): GameHold {
  const { hold, look } = useHold('play');
  const [hasOpened, setOpened] = useState(false);
  const counts = mode !== 'trial' || hold?.why === 'excluded' ? hold : null;
  return { hold: counts, isShut: counts !== null && !hasOpened, setOpened, look };
}

/** What is to be shown in place of a game; reads it again where the gateway refused the game for such a reason. */
export function useShownHold({ hold, isShut, setOpened, look }: GameHold, state: StageState): Hold | null {
  const isOpen = state.step === 'loading' || state.step === 'playing';
  const isRefused = state.step === 'failed' && state.error instanceof GatewayError && REFUSALS.has(state.error.code);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen, setOpened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each refusal.
  useEffect(() => {
    if (isRefused) look();
  }, [isRefused]);
  return isShut || state.step === 'failed' ? hold : null;
}
