import { describe, expect, it } from 'vitest';
import { type CheckedSlips, checkRandomSlips } from '../testing/check-slips.ts';
import { combinationsOf, payoutOf } from './slip-payout.ts';
import { choiceOfEnd, choiceOfSlip, slipRules } from './slip-rules.ts';

const won = (odds: number) => ({ odds, outcome: 'won' }) as const;
const lost = (odds: number) => ({ odds, outcome: 'lost' }) as const;

describe('the payout of a slip', () => {
  it('is that of a calculator that knows nothing of it, for random slips with voids and halves', () => {
    const checked: CheckedSlips = checkRandomSlips({ slips: 3_000, seed: 9 });
    expect(checked.differences).toEqual([]);
    expect(checked.kinds).toEqual(new Set(['single', 'accumulator', 'system']));
  });

  it('multiplies the odds of an accumulator, and loses all with one leg', () => {
    expect(payoutOf([won(189), won(157), won(182)], 3, 1_000)).toBe(5_400);
    expect(payoutOf([won(189), lost(157), won(182)], 3, 1_000)).toBe(0);
  });

  it('gives a void leg back at odds of 1', () => {
    expect(payoutOf([won(200), { odds: 300, outcome: 'void' }], 2, 1_000)).toBe(2_000);
    expect(payoutOf([{ odds: 300, outcome: 'void' }], 1, 1_000)).toBe(1_000);
  });

  it('pays half of a stake on each side of a quarter line', () => {
    expect(payoutOf([{ odds: 190, outcome: 'halfWon' }], 1, 1_000)).toBe(1_450);
    expect(payoutOf([{ odds: 190, outcome: 'halfLost' }], 1, 1_000)).toBe(500);
  });

  it('adds up the combinations of a system', () => {
    expect(combinationsOf(3, 2)).toBe(3);
    expect(payoutOf([won(200), won(300), lost(400)], 2, 300)).toBe(600);
  });
});

describe('a slip as a round', () => {
  const leg = {
    fixtureId: 'f1-1-0',
    sport: 'football',
    league: 'Crown League',
    home: 'A',
    away: 'B',
    startsAt: 0,
    selection: 'full.handicap.-3.home',
    odds: 190,
    rules: 'season-1',
  } as const;
  const start = choiceOfSlip({ legs: [leg], size: 1 });
  const play = (...choices: Parameters<typeof slipRules.play>[1]) => slipRules.play(() => 0, choices, 1_000);

  it('goes on until its results are known, and pays what follows from them', () => {
    expect(play(start)).toMatchObject({ isOver: false, winMinor: 0, view: { mostMinor: 1_900, outcomes: null } });
    const end = (pair: readonly [number, number] | null) =>
      choiceOfEnd({ results: [{ pair, score: [0, 0], serverSeed: null, rules: '' }] });
    expect(play(start, end([1, 0]))).toMatchObject({ isOver: true, winMinor: 1_450, view: { outcomes: ['halfWon'] } });
    expect(play(start, end([2, 0]))).toMatchObject({ winMinor: 1_900 });
    expect(play(start, end([0, 0]))).toMatchObject({ winMinor: 0 });
    expect(play(start, end(null))).toMatchObject({ winMinor: 1_000, view: { outcomes: ['void'] } });
  });

  it('ends with the amount for which it was cashed out', () => {
    expect(play(start, choiceOfEnd({ cashOutMinor: 1_234 }))).toMatchObject({ isOver: true, winMinor: 1_234 });
  });
});
