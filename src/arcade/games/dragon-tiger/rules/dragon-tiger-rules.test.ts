import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { dragonTigerTable } from '../exact/dragon-tiger-bets.ts';
import { DRAGON_TIGER_PAYS, dragonTigerPlaces, dragonTigerRules } from './dragon-tiger-rules.ts';

const CARDS = 416;
const ALL_PAIRS = CARDS * (CARDS - 1);
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1] as const;
const worthOf = (card: number): number => VALUES[Math.floor(card / 4)] ?? 0;

/** The payout of one unit on a place, from the cards alone. */
function unitOn(place: string, dragon: number, tiger: number): number {
  const [left, right] = [worthOf(dragon), worthOf(tiger)];
  const sizes: Record<string, boolean> = {
    dragonSmall: left <= 6,
    dragonBig: left >= 8,
    tigerSmall: right <= 6,
    tigerBig: right >= 8,
  };
  if (place in sizes) return sizes[place] === true ? 2 : 0;
  if (place === 'suitedTie') return dragon === tiger ? 51 : 0;
  if (place === 'tie') return left === right ? 12 : 0;
  if (left === right) return 0.5;
  return left > right === (place === 'dragon') ? 2 : 0;
}

describe('the return', () => {
  /** Over all ordered pairs of the 416 cards of the shoe: the card at place n of the shoe is n modulo 52. */
  function returnOf(place: string): number {
    let sum = 0;
    for (let first = 0; first < CARDS; first += 1)
      for (let second = 0; second < CARDS; second += 1)
        if (first !== second) sum += unitOn(place, first % 52, second % 52);
    return sum / ALL_PAIRS;
  }

  it('is exact for each place, over all pairs of cards', () => {
    const stated = {
      dragon: 799 / 830,
      tiger: 799 / 830,
      tie: 372 / 415,
      suitedTie: 357 / 415,
      dragonSmall: 12 / 13,
      dragonBig: 12 / 13,
      tigerSmall: 12 / 13,
      tigerBig: 12 / 13,
    };
    for (const place of dragonTigerPlaces) {
      expect(returnOf(place)).toBeCloseTo(stated[place], 12);
      expect(shareOfPlace(dragonTigerTable, place)).toBeCloseTo(stated[place], 12);
    }
    expect(dragonTigerRules.returnBasisPoints).toBe(Math.floor((799 / 830) * 10_000));
  });

  it('pays by the table for each pair of cards', () => {
    const bets = Object.fromEntries(dragonTigerPlaces.map((place) => [place, 2]));
    for (let dragon = 0; dragon < 52; dragon += 1)
      for (let tiger = 0; tiger < 52; tiger += 1) {
        // Eight of each card lie in the order of their numbers, less the one that went to the dragon.
        const places = [dragon * 8, tiger * 8 - (tiger > dragon ? 1 : 0)];
        const { view, winMinor } = dragonTigerRules.play(() => places.shift() ?? 0, [{ bets }], 16);
        expect([view.dragon, view.tiger]).toEqual([dragon, tiger]);
        expect(winMinor).toBe(dragonTigerPlaces.reduce((sum, place) => sum + 2 * unitOn(place, dragon, tiger), 0));
      }
    expect(DRAGON_TIGER_PAYS.tie).toBe(1100);
  });
});

it('settles like an independent calculator', () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const stake = 2 * (round + 1);
    const bets = Object.fromEntries(
      dragonTigerPlaces.filter((_, index) => ((round % 255) + 1) & (1 << index)).map((place) => [place, stake]),
    );
    const choice = { bets };
    expect(dragonTigerRules.choiceProblem([], choice)).toBeNull();
    const { view, isOver, winMinor } = dragonTigerRules.play(seededDraws(round), [choice], stake);
    const ahead = Math.sign(worthOf(view.dragon) - worthOf(view.tiger));
    expect(view.outcome).toBe({ '1': 'dragon', '0': 'tie', '-1': 'tiger' }[String(ahead)]);
    const amountOn = (place: string) => stake * unitOn(place, view.dragon, view.tiger);
    const wins = Object.keys(bets).filter((place) => amountOn(place) > 0);
    expect(view.wins).toEqual(wins.map((place) => ({ place, amountMinor: amountOn(place) })));
    expect(winMinor).toBe(wins.reduce((sum, place) => sum + amountOn(place), 0));
    expect(Number.isSafeInteger(winMinor) && isOver).toBe(true);
    const won = dragonTigerPlaces.filter((place) => unitOn(place, view.dragon, view.tiger) > 1);
    expect(view).toMatchObject({ bets, winningPlaces: won });
    outcomes.add(view.outcome);
  }
  expect(outcomes.size).toBe(3);
});

it('deals one card twice, and none that eight decks do not have', () => {
  const first = dragonTigerRules.play(() => 0, [{ bets: { suitedTie: 2 } }], 2);
  expect(first.view).toMatchObject({
    dragon: 0,
    tiger: 0,
    winningPlaces: expect.arrayContaining(['tie', 'suitedTie']),
  });
  expect(first.winMinor).toBe(102);
  const last = dragonTigerRules.play((bound) => bound - 1, [{ bets: { tie: 2 } }], 2);
  expect(last.view).toMatchObject({ dragon: 51, tiger: 51 });
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(dragonTigerRules.betOf?.({ bets: { dragon: 40, suitedTie: 2 } })).toBe(42);
    expect(dragonTigerRules.choiceProblem([], { bets: { dragon: 2, tiger: 2 } })).toBeNull();
    expect(dragonTigerRules.choiceProblem([], dragonTigerRules.choiceOfAbsent([]))).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => dragonTigerRules.choiceProblem([], choice);
    expect(dragonTigerRules.choiceProblem([{ bets: { tie: 2 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { tie: 2 }, side: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: [2] })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { banker: 2 } })).toBe('must not bet on the unknown place banker');
    for (const amount of [0, -2, 3, 2.5, '2', null])
      expect(problem({ bets: { tie: amount } })).toBe('must bet a positive whole multiple of 2 on tie');
    expect(() => dragonTigerRules.play(() => 0, [], 2)).toThrow(RangeError);
  });
});
