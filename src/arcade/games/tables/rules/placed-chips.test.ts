import { describe, expect, it } from 'vitest';
import { chipColour, chipsInTray, shortAmount } from '../client/chip-values.ts';
import { betsOfDraft, doubled, NO_BETS, placeChip, placeChips, readBets, takeBack, totalOf } from './placed-chips.ts';

const ample = { limitMinor: 10_000, creditMinor: 10_000 };

describe('chips on a board', () => {
  it('add up on their place', () => {
    const once = placeChip(NO_BETS, 'red', 100, ample);
    const twice = placeChip(once, 'red', 500, ample);
    expect(placeChip(twice, 's17', 100, ample)).toEqual({ bets: { red: 600, s17: 100 } });
    expect(NO_BETS).toEqual({ bets: {} });
  });

  it('stay as they were where one more would pass the limit or the credit', () => {
    const draft = { bets: { red: 900 } };
    expect(placeChip(draft, 'red', 100, { limitMinor: 1_000, creditMinor: 1_000 })).toEqual({ bets: { red: 1_000 } });
    expect(placeChip(draft, 's0', 200, { limitMinor: 1_000, creditMinor: 5_000 })).toBe(draft);
    expect(placeChip(draft, 's0', 200, { limitMinor: 5_000, creditMinor: 1_000 })).toBe(draft);
  });

  it('are placed on all places of a list or on none', () => {
    expect(placeChips(NO_BETS, ['a', 'b', 'b'], 10, ample)).toEqual({ bets: { a: 10, b: 20 } });
    expect(placeChips(NO_BETS, ['a', 'b', 'b'], 10, { ...ample, creditMinor: 29 })).toBe(NO_BETS);
  });

  it('lie on a hundred places at most', () => {
    const full = { bets: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`p${at}`, 1])) };
    expect(placeChip(full, 'further', 1, ample)).toBe(full);
    expect(placeChip(full, 'p3', 1, ample).bets.p3).toBe(2);
  });

  it('double all together or not at all', () => {
    const draft = { bets: { red: 300, s1: 100 } };
    expect(doubled(draft, ample)).toEqual({ bets: { red: 600, s1: 200 } });
    expect(doubled(draft, { ...ample, creditMinor: 799 })).toBe(draft);
  });

  it('go back action by action', () => {
    const first = { bets: { red: 100 } };
    const taken = takeBack([NO_BETS, first]);
    expect(taken).toEqual({ draft: first, history: [NO_BETS] });
    expect(takeBack(takeBack(taken.history).history)).toEqual({ draft: null, history: [] });
  });

  it('sum up', () => {
    expect(totalOf({})).toBe(0);
    expect(totalOf({ red: 600, s17: 100 })).toBe(700);
    expect(betsOfDraft({ bets: { red: 5 } })).toEqual({ red: 5 });
    expect(betsOfDraft({})).toEqual({});
  });
});

describe('the bets of a choice', () => {
  const isPlace = (place: string) => /^p\d+$/.test(place);
  const problemOf = (choice: Readonly<Record<string, unknown>>) => readBets(choice, isPlace, 10).problem;

  it('are read', () => {
    expect(readBets({ bets: { p1: 10, p2: 200 } }, isPlace, 10)).toEqual({ bets: { p1: 10, p2: 200 }, problem: null });
  });

  it('are refused with the reason', () => {
    expect(problemOf({ bets: { p1: 10 }, more: 1 })).toBe('must have bets and nothing else');
    for (const bets of [undefined, null, 'p1', [10]]) expect(problemOf({ bets })).toBe('must have bets by place');
    expect(problemOf({ bets: {} })).toBe('must place at least one chip');
    expect(problemOf({ bets: { p1: 10, q: 10 } })).toBe('must not bet on the unknown place q');
    expect(problemOf(JSON.parse('{"bets": {"__proto__": 10}}'))).toBe('must not bet on the unknown place __proto__');
    for (const amount of [0, -10, 15, 10.5, '10', null, Number.NaN, 1e300])
      expect(problemOf({ bets: { p1: amount } })).toBe('must bet a positive whole multiple of 10 on p1');
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 10]));
    expect(problemOf({ bets: many(100) })).toBeNull();
    expect(problemOf({ bets: many(101) })).toBe('must have chips on 100 places at most');
  });
});

describe('the tray', () => {
  it('shows six chips at most, with the least and the greatest', () => {
    expect(chipsInTray([10, 20, 50])).toEqual([10, 20, 50]);
    for (let length = 7; length <= 40; length += 1) {
      const tray = chipsInTray(Array.from({ length }, (_, at) => at + 1));
      expect(tray).toHaveLength(6);
      expect([tray[0], tray[5]]).toEqual([1, length]);
    }
  });

  it('gives an amount the colour of the greatest chip in it', () => {
    expect([1, 10, 49, 50, 900].map((amount) => chipColour([10, 50, 100], amount))).toEqual([0, 0, 0, 1, 2]);
  });

  it('writes amounts in short form', () => {
    const euros = (minor: number) => `€${(minor / 100).toFixed(2)}`;
    const short = (minor: number) => shortAmount(minor, euros);
    expect([50, 100, 1_250, 99_900].map(short)).toEqual(['0.5', '1', '12.5', '999']);
    expect([100_000, 125_000, 1_000_000, 123_456_700].map(short)).toEqual(['1k', '1.25k', '10k', '1.23M']);
    expect(shortAmount(5_000, (minor) => `₫${minor}`)).toBe('5k');
    expect(short(0)).toBe('0');
  });
});
