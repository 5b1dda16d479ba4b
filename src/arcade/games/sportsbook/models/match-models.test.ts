import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { modelOf, type SportId, sports } from '../data/sports.ts';
import { checkSport } from '../testing/check-sport.ts';
import { playedOut } from '../testing/chi-squared.ts';
import type { MatchState } from './match-model.ts';

const ids = Object.keys(sports) as SportId[];

describe.each(ids)('%s', (id) => {
  const sport = sports[id];

  it('ends as often in each way as its model says, from the start and in the middle of a match', () => {
    for (const { count, deviation, sum } of checkSport(sport, { matches: 300, seed: 7 })) {
      expect(sum, count).toBeCloseTo(1, 9);
      expect(deviation, count).toBeLessThan(4);
    }
  });

  it('has a result for every count when it is over, and none is open any more', () => {
    const model = modelOf(sport, 0.3);
    const end = playedOut(model, model.start, fastDraw(3));
    for (const { count } of sport.markets) {
      const name = count === 'next' ? 'next1' : count;
      expect(model.result(end, name).isFinal, name).toBe(true);
      expect(model.distribution(end, name), name).toBeNull();
    }
  });
});

describe('a match', () => {
  it('that is level goes on until it is decided, and its regular score stays level', () => {
    const model = modelOf(sports.iceHockey, 0);
    const draw = fastDraw(5);
    const ends: MatchState[] = [];
    while (ends.length < 20) {
      const end = playedOut(model, model.start, draw);
      expect(end.score[0]).not.toBe(end.score[1]);
      if (end.periods.length > 3) ends.push(end);
    }
    for (const end of ends) {
      const { pair } = model.result(end, 'full');
      expect(pair?.[0]).toBe(pair?.[1]);
      expect(model.result(end, 'next99').pair).toEqual([0, 0]);
    }
  });

  it('is likelier won by the stronger side', () => {
    for (const id of ids) {
      const { main } = sports[id];
      const chance = (lead: number): number => {
        const model = modelOf(sports[id], lead);
        const found = model.distribution(model.start, main.result) ?? [];
        return found.reduce((sum, { pair, chance: one }) => sum + (pair[0] > pair[1] ? one : 0), 0);
      };
      expect(chance(0.8), id).toBeGreaterThan(chance(0));
      expect(chance(0), id).toBeGreaterThan(chance(-0.8));
    }
  });
});
