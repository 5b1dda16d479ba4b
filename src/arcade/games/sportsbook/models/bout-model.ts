import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import {
  type Distribution,
  isFinalAs,
  type MatchModel,
  type MatchState,
  MILLION,
  NOT_FINAL,
  type Pair,
  type PairChance,
} from './match-model.ts';

/**
 * A fight of two: in each step one of them, or both, may be knocked out. What lasts to the end is decided by points or
 * is a draw. A step is a round of boxing, or some seconds of a cockfight.
 */
export interface BoutParams {
  readonly steps: number;
  /** The chance that the first side wins by a knock-out in a step, that the second does, and that both fall. */
  readonly knockOut: readonly [home: number, away: number, both: number];
  /** The chances of the two sides on points after the last step; the rest is a draw. Millionths all. */
  readonly points: readonly [home: number, away: number];
}

const LEVEL: Pair = [0, 0];
const HOME: Pair = [1, 0];
const AWAY: Pair = [0, 1];

/** Counts: `fight` is who wins, level for a draw; `length` is in which step it ended, as the first number. */
export function boutModel({ steps, knockOut, points }: BoutParams): MatchModel {
  const play = (state: MatchState, draw: DrawInteger): MatchState => {
    const [home, away, both] = knockOut;
    const drawn = draw(MILLION);
    const step = state.step + 1;
    const won = drawn < home ? HOME : drawn < home + away ? AWAY : null;
    const bothFell = won === null && drawn < home + away + both;
    const isLast = step === steps;
    const score = won ?? (isLast && !bothFell ? onPoints(draw, points) : LEVEL);
    return {
      step,
      isOver: won !== null || bothFell || isLast,
      score,
      periods: [],
      scorers: [],
      stepOfPeriod: step,
    };
  };

  const fight = ({ step }: MatchState): Distribution => {
    const [home, away, both] = knockOut.map((chance) => chance / MILLION) as [number, number, number];
    const [first, second] = points.map((chance) => chance / MILLION) as [number, number];
    const left = steps - step;
    const lasts = (1 - home - away - both) ** left;
    const ends = (1 - lasts) / (home + away + both);
    return [
      { pair: HOME, chance: home * ends + lasts * first },
      { pair: AWAY, chance: away * ends + lasts * second },
      { pair: LEVEL, chance: both * ends + lasts * (1 - first - second) },
    ];
  };

  const length = ({ step }: MatchState): Distribution => {
    const stops = knockOut.reduce((sum, chance) => sum + chance, 0) / MILLION;
    return Array.from({ length: steps - step }, (_, index): PairChance => {
      const isLast = index === steps - step - 1;
      return { pair: [step + index + 1, 0], chance: (1 - stops) ** index * (isLast ? 1 : stops) };
    });
  };

  return {
    start: { step: 0, isOver: false, score: LEVEL, periods: [], scorers: [], stepOfPeriod: 0 },
    play,
    distribution(state, count) {
      if (state.isOver) return null;
      if (count === 'fight') return fight(state);
      return count === 'length' ? length(state) : null;
    },
    result(state, count) {
      if (count !== 'fight' && count !== 'length') return isFinalAs(null);
      if (!state.isOver) return NOT_FINAL;
      return isFinalAs(count === 'fight' ? state.score : [state.step, 0]);
    },
  };
}

function onPoints(draw: DrawInteger, [home, away]: BoutParams['points']): Pair {
  const drawn = draw(MILLION);
  if (drawn < home) return HOME;
  return drawn < home + away ? AWAY : LEVEL;
}
