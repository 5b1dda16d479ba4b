import { describe, expect, it } from 'vitest';
import { dividePot, prizeOf } from './match-pot.ts';

describe('the pot of a match', () => {
  it('goes to the winner less five percent', () => {
    expect(dividePot(2, 1_000, { winners: [1] })).toEqual({ wins: [0, 1_900], rakeMinor: 100 });
    expect(prizeOf(2, 1_000)).toBe(1_900);
  });

  it('goes back whole after a draw', () => {
    expect(dividePot(2, 333, { winners: [] })).toEqual({ wins: [333, 333], rakeMinor: 0 });
  });

  it('is shared by several winners to the last unit', () => {
    expect(dividePot(4, 101, { winners: [1, 2, 3] })).toEqual({ wins: [0, 128, 128, 128], rakeMinor: 20 });
    expect(dividePot(4, 100, { winners: [0, 2, 3] })).toEqual({ wins: [127, 0, 127, 126], rakeMinor: 20 });
  });

  it('is made up of wins and rake for every stake, number of seats and set of winners', () => {
    for (const seats of [2, 3, 4])
      for (let stake = 1; stake < 400; stake += 7)
        for (let set = 0; set < 2 ** seats; set += 1) {
          const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => set & (1 << seat));
          const { wins, rakeMinor } = dividePot(seats, stake, { winners });
          expect(wins.reduce((sum, win) => sum + win, rakeMinor)).toBe(seats * stake);
        }
  });
});
