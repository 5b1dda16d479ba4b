import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { SportData } from '../data/sport-data.ts';
import { modelOf } from '../data/sports.ts';
import type { MatchModel, MatchState, Pair } from '../models/match-model.ts';
import { chiSquaredDeviation, playedOut } from './chi-squared.ts';

interface CheckedCount {
  readonly count: string;
  /** As `chiSquaredDeviation`. */
  readonly deviation: number;
  /** The sum of all chances. */
  readonly sum: number;
}

/** Plays matches of a sport and compares all of its counts with the model, from the start and from their middle. */
export function checkSport(
  sport: SportData,
  { matches, seed }: { readonly matches: number; readonly seed: number },
): readonly CheckedCount[] {
  return [-0.5, 0.9].flatMap((lead) => {
    const model = modelOf(sport, lead);
    return [model.start, middleOf(model, seed)].flatMap((from) => checkFrom(sport, model, from, { matches, seed }));
  });
}

function checkFrom(
  sport: SportData,
  model: MatchModel,
  from: MatchState,
  { matches, seed }: { readonly matches: number; readonly seed: number },
): readonly CheckedCount[] {
  const draw = fastDraw(seed + from.step);
  const ends = Array.from({ length: matches }, () => playedOut(model, from, draw));
  const counts = new Set(sport.markets.map(({ count }) => count));
  return [...counts].flatMap((count): readonly CheckedCount[] => {
    const name = count === 'next' ? `next${from.scorers.length + 1}` : count;
    const chances = model.distribution(from, name);
    if (chances === null) return [];
    const counted = ends.flatMap((end): readonly Pair[] => {
      const { pair } = model.result(end, name);
      return pair === null ? [] : [pair];
    });
    const sum = chances.reduce((all, { chance }) => all + chance, 0);
    return [{ count: `${name} after ${from.step}`, deviation: chiSquaredDeviation(counted, chances), sum }];
  });
}

/** A match after about half of its steps that is not over. */
function middleOf(model: MatchModel, seed: number): MatchState {
  const draw = fastDraw(seed);
  for (;;) {
    const states = [model.start];
    for (let state = model.start; !state.isOver; states.push(state)) state = model.play(state, draw);
    const middle = states[Math.floor(states.length / 2)];
    if (middle !== undefined && !middle.isOver) return middle;
  }
}
