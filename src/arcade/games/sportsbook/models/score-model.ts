import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import {
  type CountResult,
  type Distribution,
  happens,
  isFinalAs,
  type MatchModel,
  type MatchState,
  NOT_FINAL,
  type Pair,
  type PairChance,
  plus,
  type Side,
} from './match-model.ts';
import { type Attacks, NEGLIGIBLE, pointsOf, type ScoreValue, type SumChances } from './score-chances.ts';

/**
 * A sport in which both sides attack by turns, and an attack may score: football, basketball, rugby. A step is one
 * attack; the home side has the even steps of a period.
 */
export interface ScoreParams {
  /** The attacks of each period, of both sides together. Even. */
  readonly periods: readonly number[];
  /** The chance that an attack of each side scores, in millionths. */
  readonly scoring: readonly [home: number, away: number];
  readonly values: readonly ScoreValue[];
  /** A drawn match goes on by periods of so many attacks until it is decided; null where it ends as a draw. */
  readonly overtime: number | null;
  /** The side of each score is kept, for bets on the next one. */
  readonly hasNextScore: boolean;
}

const LEVEL: Pair = [0, 0];

/**
 * Counts: `full` is the score of regular time, `winner` the side that wins with overtime, `period1` and up the score of
 * one period, `next1` and up the side that makes the nth score.
 */
export function scoreModel(params: ScoreParams): MatchModel {
  const { periods, scoring, values, overtime } = params;
  const regular = periods.length;
  const lengthOf = (period: number): number => periods[period] ?? overtime ?? 0;
  const isLevel = ([home, away]: Pair): boolean => home === away;

  const play = (state: MatchState, draw: DrawInteger): MatchState => {
    const side: Side = state.stepOfPeriod % 2 === 0 ? 0 : 1;
    const points = happens(draw, scoring[side]) ? drawnPoints(draw, values) : 0;
    const period = state.periods.length - 1;
    const current = plus(state.periods[period] ?? LEVEL, side, points);
    const played = [...state.periods.slice(0, period), current];
    const score = plus(state.score, side, points);
    const isPeriodOver = state.stepOfPeriod + 1 >= lengthOf(period);
    const isLast = period + 1 >= regular;
    const isOver = isPeriodOver && isLast && (overtime === null || !isLevel(score));
    return {
      step: state.step + 1,
      isOver,
      score,
      periods: isPeriodOver && !isOver ? [...played, LEVEL] : played,
      scorers: points > 0 && params.hasNextScore && period < regular ? [...state.scorers, side] : state.scorers,
      stepOfPeriod: isPeriodOver && !isOver ? 0 : state.stepOfPeriod + 1,
    };
  };

  /** Attacks of a side that are left in a period. */
  const attacksLeft = (state: MatchState, period: number, side: Side): number => {
    const current = state.periods.length - 1;
    if (state.isOver || period < current) return 0;
    const all = lengthOf(period) / 2;
    return period > current ? all : all - Math.ceil((state.stepOfPeriod - side) / 2);
  };

  /** Points that a side makes in what is left of these periods. */
  const toCome = (state: MatchState, of: readonly number[], side: Side): SumChances => {
    const attacks = of.reduce((sum, period) => sum + attacksLeft(state, period, side), 0);
    const part: Attacks = { attacks, scoring: scoring[side] };
    return pointsOf([part], values);
  };

  const joint = (state: MatchState, of: readonly number[], from: Pair): Distribution => {
    const home = likelyIn(toCome(state, of, 0));
    const away = likelyIn(toCome(state, of, 1));
    return home.flatMap(([more, left]) =>
      away.map(([other, right]): PairChance => ({ pair: [from[0] + more, from[1] + other], chance: left * right })),
    );
  };

  const regularPeriods = periods.map((_, period) => period);

  const regularScore = ({ periods: played }: MatchState): Pair =>
    played.slice(0, regular).reduce<Pair>(([home, away], [more, other]) => [home + more, away + other], LEVEL);

  /** The chance that the home side wins a match that is level with whole overtimes to come. */
  const homeInOvertime = (): number => {
    const whole = { ...startOf(), periods: [...regularPeriods.map(() => LEVEL), LEVEL] };
    const { home, away } = winShares(joint(whole, [regular], LEVEL));
    return home / (home + away);
  };

  const winner = (state: MatchState): Distribution => {
    const current = Math.max(state.periods.length - 1, regular - 1);
    const left = regularPeriods.concat(current >= regular ? [current] : []);
    const { home, away } = winShares(joint(state, left, state.score));
    const level = Math.max(0, 1 - home - away);
    const first = home + level * (overtime === null ? 0 : homeInOvertime());
    return [
      { pair: [1, 0], chance: first },
      { pair: [0, 1], chance: 1 - first },
    ];
  };

  const nextScore = (state: MatchState): Distribution => {
    let none = 1;
    const scored = [0, 0];
    for (let period = state.periods.length - 1; period < regular; period += 1) {
      const first = period === state.periods.length - 1 ? state.stepOfPeriod : 0;
      for (let step = first; step < lengthOf(period); step += 1) {
        const side = step % 2 === 0 ? 0 : 1;
        const chance = scoring[side] / 1e6;
        scored[side] = (scored[side] ?? 0) + none * chance;
        none *= 1 - chance;
      }
    }
    return [
      { pair: [1, 0], chance: scored[0] ?? 0 },
      { pair: [0, 1], chance: scored[1] ?? 0 },
      { pair: [0, 0], chance: none },
    ];
  };

  return {
    start: startOf(),
    play,
    distribution(state, count) {
      if (this.result(state, count).isFinal) return null;
      const { kind, number } = countIn(count);
      if (kind === 'full') return joint(state, regularPeriods, regularScore(state));
      if (kind === 'winner') return overtime === null ? null : winner(state);
      if (kind === 'period') {
        if (number > regular) return null;
        return joint(state, [number - 1], state.periods[number - 1] ?? LEVEL);
      }
      return kind === 'next' && number === state.scorers.length + 1 && params.hasNextScore ? nextScore(state) : null;
    },
    result(state, count) {
      return resultOf(state, countIn(count), regular, regularScore);
    },
  };
}

/** The points that are likely enough to matter, with their chances. */
function likelyIn(sums: SumChances): readonly (readonly [points: number, chance: number])[] {
  return sums.flatMap((chance, points) => (chance < NEGLIGIBLE ? [] : [[points, chance] as const]));
}

interface Count {
  readonly kind: string;
  readonly number: number;
}

function resultOf(
  state: MatchState,
  { kind, number }: Count,
  regular: number,
  regularScore: (state: MatchState) => Pair,
): CountResult {
  const playedPeriods = state.isOver ? state.periods.length : state.periods.length - 1;
  if (kind === 'full') return playedPeriods >= regular ? isFinalAs(regularScore(state)) : NOT_FINAL;
  if (kind === 'winner') return state.isOver ? isFinalAs(winnerIn(state.score)) : NOT_FINAL;
  if (kind === 'period') {
    if (playedPeriods >= number) return isFinalAs(state.periods[number - 1] ?? null);
    return NOT_FINAL;
  }
  if (kind === 'next') {
    const side = state.scorers[number - 1];
    if (side !== undefined) return isFinalAs(plus(LEVEL, side, 1));
    return playedPeriods >= regular ? isFinalAs(LEVEL) : NOT_FINAL;
  }
  return isFinalAs(null);
}

function winnerIn([home, away]: Pair): Pair | null {
  if (home === away) return null;
  return home > away ? [1, 0] : [0, 1];
}

/** `period2` is the kind `period` with the number 2. */
export function countIn(count: string): Count {
  const [, kind = '', number = '0'] = /^([a-z]+)(\d*)$/.exec(count) ?? [];
  return { kind, number: Number(number) };
}

function startOf(): MatchState {
  return { step: 0, isOver: false, score: LEVEL, periods: [LEVEL], scorers: [], stepOfPeriod: 0 };
}

function drawnPoints(draw: DrawInteger, values: readonly ScoreValue[]): number {
  if (values.length === 1) return values[0]?.points ?? 0;
  let left = draw(1_000_000);
  for (const { points, share } of values) {
    if (left < share) return points;
    left -= share;
  }
  throw new Error('The shares of the values do not sum up to a million.');
}

/** The chances that either side has more. */
export function winShares(chances: Distribution): { readonly home: number; readonly away: number } {
  let home = 0;
  let away = 0;
  for (const { pair, chance } of chances) {
    if (pair[0] > pair[1]) home += chance;
    else if (pair[0] < pair[1]) away += chance;
  }
  return { home, away };
}
