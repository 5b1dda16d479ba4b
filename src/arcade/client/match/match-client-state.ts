import type { MatchState, SeenMatch } from '#arcade/match-api.ts';
import type { RefusalNotice } from '../refusal-notice.ts';

/** Everything that the screen of a game between players shows. */
export interface MatchClientState {
  /** As the server said it last; null before the first event. */
  readonly server: MatchState | null;
  /** The thinking time left of each seat, in whole seconds. */
  readonly secondsLeft: readonly number[];
  /** How long the search has taken, in whole seconds. */
  readonly soughtSeconds: number;
  /** The chosen stake. */
  readonly stakeMinor: number;
  readonly creditMinor: number;
  readonly lastWinMinor: number;
  /** A call is under way. */
  readonly isBusy: boolean;
  readonly isConnected: boolean;
  readonly isEnded: boolean;
  /** What the player declares with his next move; null for nothing. */
  readonly declared: string | null;
  /** The player is asked whether he really resigns. */
  readonly isResigning: boolean;
  readonly notice: RefusalNotice | null;
  /** Said to screen readers. */
  readonly status: string;
}

/** The state of a page that has heard nothing yet. */
export function firstMatchState(creditMinor: number, stakeMinor: number): MatchClientState {
  return {
    server: null,
    secondsLeft: [],
    soughtSeconds: 0,
    stakeMinor,
    creditMinor,
    lastWinMinor: 0,
    isBusy: false,
    isConnected: true,
    isEnded: false,
    declared: null,
    isResigning: false,
    notice: null,
    status: '',
  };
}

/** An answer that was made before another one that came sooner. */
export function isOlder(next: MatchState, known: MatchState | null): boolean {
  return known !== null && next.now < known.now;
}

/** Whole seconds of each clock at a moment of the server's clock: a second that has begun counts. */
export function secondsOf({ match, now }: MatchState, at: number): readonly number[] {
  if (match === null) return [];
  return match.players.map(({ clockMs }, seat) => {
    const left = seat === match.turn ? clockMs - Math.max(0, at - now) : clockMs;
    return Math.max(0, Math.ceil(left / 1_000));
  });
}

/** The player may move. */
export function isOwnTurn(match: SeenMatch | null): match is SeenMatch {
  return match !== null && match.turn === match.seat;
}
