import { describe, expect, it } from 'vitest';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { buildBetType } from '#portal/testing/build-lottery.ts';
import { hitsOfDraw, mostWin } from './most-win.ts';
import { choosePicks, picksOf, type Slip, stakeOn, turnPicks, withoutEntry, withStake } from './slip-state.ts';
import { betsOf, costOf, hitOf, slipTotals, ticketLines, winOf } from './slip-sums.ts';
import { stakeChips, steppedStake } from './stakes.ts';

const special = buildBetType();
const lo = buildBetType({ betType: 'lo2', group: 'lo', units: 27, returnPercent: '99' });
const pairs = buildBetType({ betType: 'pair2', size: 2, most: 10, odds: '17', returnPercent: '93' });
const straight = buildBetType({
  betType: 'straight2',
  kind: 'ordered',
  size: 2,
  from: 1,
  to: 11,
  odds: '105',
  returnPercent: '95.45',
});
const sides = buildBetType({
  betType: 'sides-1',
  kind: 'options',
  odds: '1.97',
  returnPercent: '98.5',
  options: ['big', 'small', 'odd', 'even'].map((option) => ({ option, odds: '1.97', returnPercent: '98.5' })),
});
const types = new Map<string, LotteryBetType>(
  [special, lo, pairs, straight, sides].map((type) => [type.betType, type]),
);

const choose = (slip: Slip, type: LotteryBetType, picks: string[], place = 0, stakeMinor = 20_000n): Slip =>
  choosePicks(slip, type, { picks, place, stakeMinor });

describe('the slip', () => {
  it('has a row for each number, which turns on and off', () => {
    let slip = turnPicks([], special, { picks: ['07', '58'], stakeMinor: 20_000n });
    slip = turnPicks(slip, special, { picks: ['58', '21'], stakeMinor: 50_000n });
    expect(picksOf(slip, special)).toEqual(['07', '58', '21']);
    expect([stakeOn(slip, special, '58'), stakeOn(slip, special, '21')]).toEqual([20_000n, 50_000n]);
    expect(picksOf(turnPicks(slip, special, { picks: ['07', '21'], stakeMinor: 1n }), special)).toEqual(['58']);
  });

  it('keeps the stakes of numbers that stay', () => {
    const slip = withStake(choose([], special, ['07', '58']), 30_000n, 'special2:07');
    const changed = choose(slip, special, ['07', '99']);
    expect(changed.map(({ rows, stakeMinor }) => [rows[0]?.[0], stakeMinor])).toEqual([
      ['07', 30_000n],
      ['99', 20_000n],
    ]);
  });

  it('has one row of combinations, with as many numbers as a line takes', () => {
    const many = Array.from({ length: 14 }, (_, index) => String(index + 10));
    const slip = choose([], pairs, many);
    expect(slip).toHaveLength(1);
    expect(picksOf(slip, pairs)).toHaveLength(10);
    expect(choose(slip, pairs, [])).toEqual([]);
  });

  it('keeps the numbers of each place of ordered bets', () => {
    const slip = choose(choose([], straight, ['01', '02']), straight, ['02', '03'], 1);
    expect([picksOf(slip, straight, 0), picksOf(slip, straight, 1)]).toEqual([
      ['01', '02'],
      ['02', '03'],
    ]);
    expect(withoutEntry(slip, 'straight2:*')).toEqual([]);
  });
});

describe('the sums of a slip', () => {
  it('count bets and units', () => {
    const [number] = choose([], lo, ['07']);
    const [combined] = choose([], pairs, ['01', '02', '03', '04', '05', '06']);
    const [ordered] = choose(choose([], straight, ['01', '02']), straight, ['02', '03'], 1);
    if (!number || !combined || !ordered) throw new Error('a row is missing');
    expect([betsOf(number, lo), costOf(number, lo)]).toEqual([1, 540_000n]);
    expect([betsOf(combined, pairs), costOf(combined, pairs)]).toEqual([15, 300_000n]);
    expect(betsOf(ordered, straight)).toBe(3);
  });

  it('add up, and name a row that needs more numbers', () => {
    const slip = choose(choose([], special, ['07', '58']), pairs, ['01']);
    expect(slipTotals(slip, types)).toMatchObject({ bets: 2, costMinor: 40_000n, incomplete: { betType: 'pair2' } });
  });

  it('multiply odds exactly and round down', () => {
    expect(hitOf(20_000n, '99')).toBe(1_980_000n);
    expect(hitOf(333n, '9.85')).toBe(3_280n);
    const [row] = choose([], sides, ['big']);
    expect(row && winOf(row, sides)).toBe(39_400n);
  });
});

describe('the greatest win', () => {
  it('is that of one number where one number is drawn, and of as many as a draw hits', () => {
    expect([hitsOfDraw(special), hitsOfDraw(lo), hitsOfDraw(straight), hitsOfDraw(sides)]).toEqual([1, 27, 1, 2]);
    const slip = withStake(choose([], special, ['07', '58', '21']), 50_000n, 'special2:58');
    expect(mostWin(slip, types)).toBe(4_950_000n);
    expect(mostWin(choose([], lo, ['07', '58', '21']), types)).toBe(5_940_000n);
  });

  it('counts one option of each pair of opposites', () => {
    expect(mostWin(choose([], sides, ['big', 'small', 'odd']), types)).toBe(78_800n);
  });

  it('counts every combination that a draw can hit', () => {
    expect(mostWin(choose([], pairs, ['01', '02', '03']), types)).toBe(3n * 340_000n);
  });
});

describe('the lines of a ticket', () => {
  it('are one for each number, and one for each order', () => {
    const slip = choose(choose(choose([], special, ['07']), straight, ['01', '02']), straight, ['03'], 1);
    expect(ticketLines(slip, types, 2)).toEqual([
      { keys: ['special2:07'], line: { betType: 'special2', picks: ['07'], stake: '200.00' } },
      { keys: ['straight2:*'], line: { betType: 'straight2', picks: ['01', '03'], stake: '200.00' } },
      { keys: ['straight2:*'], line: { betType: 'straight2', picks: ['02', '03'], stake: '200.00' } },
    ]);
  });

  it('are shared where they would be too many', () => {
    const all = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));
    const slip = [special, lo, { ...special, betType: 'first2' }].reduce<Slip>(
      (before, type) => choose(before, type, all),
      [],
    );
    const lines = ticketLines(slip, new Map([...types, ['first2', { ...special, betType: 'first2' }]]), 0);
    expect(lines).toHaveLength(15);
    expect(lines.flatMap(({ line }) => line.picks)).toHaveLength(300);
  });
});

describe('stakes', () => {
  const bounds = { minMinor: 1_000n, maxMinor: 1_000_000n };

  it('have round chips within the bounds', () => {
    expect(stakeChips(bounds)).toEqual([10_000n, 50_000n, 100_000n]);
    expect(stakeChips({ minMinor: 10n, maxMinor: 60n })).toEqual([10n]);
  });

  it('step by a round size, up to the bounds', () => {
    expect(steppedStake(20_000n, 1, bounds)).toBe(30_000n);
    expect(steppedStake(10_000n, -1, bounds)).toBe(9_000n);
    expect(steppedStake(1_000n, -1, bounds)).toBe(1_000n);
    expect(steppedStake(1_000_000n, 1, bounds)).toBe(1_000_000n);
  });
});
