import type { Choice, GameRules } from '#arcade/games/game-rules.ts';

export interface CrashView {
  /** The multiplier that the player waits for, in hundredths. */
  readonly target: number;
  /** Where the multiplier ends, in hundredths. */
  readonly point: number;
  readonly won: boolean;
}

/** Targets in hundredths. */
export const LEAST_TARGET = 101;
export const HIGHEST_TARGET = 100_000;

/** Points end here: above all targets, so that it changes no win. */
const HIGHEST_POINT = 1_000_000;
const WORDS = 2 ** 32;
const RETURN_PERCENT = 97;

/** The target that a choice names; null when it names none that can be played. */
export function crashTargetOf({ target }: Choice): number | null {
  if (typeof target !== 'number' || !Number.isInteger(target)) return null;
  return target >= LEAST_TARGET && target <= HIGHEST_TARGET ? target : null;
}

function choiceProblem(made: readonly Choice[], next: Choice): string | null {
  if (made.length > 0) return 'must not follow the choice of a target';
  if (Object.keys(next).some((key) => key !== 'target')) return 'must have a target and nothing else';
  const range = `${LEAST_TARGET} to ${HIGHEST_TARGET}`;
  return crashTargetOf(next) === null ? `must be a target in whole hundredths from ${range}` : null;
}

/**
 * A multiplier rises to a point that one draw of 2^32 decides: floor(97 × 2^32 / (word + 1)) hundredths. A target of t
 * hundredths is reached by floor(97 × 2^32 / t) words, so its return is 97.00 % less under t / (100 × 2^32). That is
 * less than 0.000024 percentage points for the highest target. Bets in units of 100 divide with every target.
 */
export const crashRules: GameRules<CrashView> = {
  id: 'crash-1',
  returnBasisPoints: 9700,
  volatility: 'medium',
  betUnits: 100,
  startChoices: 1,
  choiceProblem,
  play: (draw, [start = {}], betMinor) => {
    const target = crashTargetOf(start);
    if (target === null) throw new RangeError('A round needs a target.');
    const reached = Math.floor((RETURN_PERCENT * WORDS) / (draw(WORDS) + 1));
    // Below 1.00 the multiplier ends before it rises.
    const point = Math.min(HIGHEST_POINT, Math.max(100, reached));
    const won = point >= target;
    return { view: { target, point, won }, isOver: true, winMinor: won ? Math.floor((betMinor * target) / 100) : 0 };
  },
  choiceOfAbsent: () => ({ target: 200 }),
};
