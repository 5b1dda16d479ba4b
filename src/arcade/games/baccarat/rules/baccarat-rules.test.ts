import { describe, expect, it } from 'vitest';
import { shareOfPlace } from '#arcade/games/returns/played-table.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { baccaratTable, OUTCOME_WAYS } from '../exact/baccarat-bets.ts';
import { BACCARAT_PAYS, baccaratPlaces, baccaratRules } from './baccarat-rules.ts';

/** By the banker's points: the values of the player's third card with which the banker draws; `-` is no third card. */
const BANKER_TABLE = [
  '-0123456789',
  '-0123456789',
  '-0123456789',
  '-012345679',
  '-234567',
  '-4567',
  '67',
  '',
  '',
  '',
] as const;

/**
 * How many of the six orders' ways each outcome has, over all values of the cards weighted by a shoe of eight decks.
 */
function waysOfOutcomes(): { player: number; banker: number; tie: number } {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const ways = { player: 0, banker: 0, tie: 0 };
  let cardsLeft = 416;
  const eachCard = (weight: number, next: (value: number, weight: number) => void): void => {
    cardsLeft -= 1;
    for (const [value, count] of left.entries()) {
      left[value] = count - 1;
      next(value, weight * count);
      left[value] = count;
    }
    cardsLeft += 1;
  };
  const end = (player: number, banker: number, weight: number): void => {
    // Cards that are not dealt stand in any order: every leaf counts orders of six cards.
    let orders = weight;
    for (let further = cardsLeft; further > 410; further -= 1) orders *= further;
    ways[player > banker ? 'player' : player < banker ? 'banker' : 'tie'] += orders;
  };
  const bankersTurn = (player: number, banker: number, third: string, weight: number): void => {
    if (BANKER_TABLE[banker]?.includes(third) !== true) end(player, banker, weight);
    else eachCard(weight, (card, next) => end(player, (banker + card) % 10, next));
  };
  eachCard(1, (first, w1) =>
    eachCard(w1, (second, w2) =>
      eachCard(w2, (third, w3) =>
        eachCard(w3, (fourth, w4) => {
          const player = (first + third) % 10;
          const banker = (second + fourth) % 10;
          if (Math.max(player, banker) > 7) end(player, banker, w4);
          else if (player > 5) bankersTurn(player, banker, '-', w4);
          else eachCard(w4, (card, w5) => bankersTurn((player + card) % 10, banker, String(card), w5));
        }),
      ),
    ),
  );
  return ways;
}

/** The value of a card by its sign. */
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1] as const;
const worthOf = (card: number): number => VALUES[Math.floor(card / 4)] ?? 0;
const sumOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + worthOf(card), 0) % 10;

/** Draws that deal these cards in this order. */
function dealing(cards: readonly number[]): (bound: number) => number {
  const counts = Array.from({ length: 52 }, () => 8);
  const left = [...cards];
  return () => {
    const card = left.shift() ?? 0;
    const before = counts.slice(0, card).reduce((sum, count) => sum + count, 0);
    counts[card] = (counts[card] ?? 0) - 1;
    return before;
  };
}

describe('the return', () => {
  const { player, banker, tie } = waysOfOutcomes();
  const all = player + banker + tie;

  it('comes from the known number of orders of six cards', () => {
    expect({ player, banker, tie }).toEqual(OUTCOME_WAYS);
    expect(all).toBe(416 * 415 * 414 * 413 * 412 * 411);
  });

  it('is exact for each place', () => {
    const returnOf = (place: 'player' | 'banker' | 'tie', ways: number, pushed: number) =>
      (ways * (100 + BACCARAT_PAYS[place])) / 100 / all + pushed / all;
    expect(returnOf('banker', banker, tie)).toBeCloseTo(0.98942, 5);
    expect(returnOf('player', player, tie)).toBeCloseTo(0.98765, 5);
    expect(returnOf('tie', tie, 0)).toBeCloseTo(0.8564, 5);
    expect(shareOfPlace(baccaratTable, 'banker')).toBeCloseTo(returnOf('banker', banker, tie), 12);
    expect(shareOfPlace(baccaratTable, 'player')).toBeCloseTo(returnOf('player', player, tie), 12);
    expect(shareOfPlace(baccaratTable, 'tie')).toBeCloseTo(returnOf('tie', tie, 0), 12);
    expect(baccaratRules.returnBasisPoints).toBe(Math.floor(returnOf('banker', banker, tie) * 10_000));
  });

  it('of a pair is 12 times the chance of one rank twice', () => {
    let ways = 0;
    for (let first = 0; first < 416; first += 1)
      for (let second = 0; second < 416; second += 1) if (first !== second && first % 13 === second % 13) ways += 1;
    expect(ways / (416 * 415)).toBeCloseTo(31 / 415, 12);
    expect((ways * (100 + BACCARAT_PAYS.playerPair)) / 100 / (416 * 415)).toBeCloseTo(0.89639, 5);
    expect(BACCARAT_PAYS.bankerPair).toBe(BACCARAT_PAYS.playerPair);
    for (const place of ['playerPair', 'bankerPair'])
      expect(shareOfPlace(baccaratTable, place)).toBeCloseTo((12 * ways) / (416 * 415), 12);
  });
});

it('draws third cards by the table, for all points of both hands and all third cards', () => {
  // Ranks of one value each: a king is 0, and the deuce to the nine stand for themselves.
  const cardOf = (value: number) => (value === 0 ? 44 : value === 1 ? 48 : (value - 2) * 4);
  for (let player = 0; player < 10; player += 1)
    for (let banker = 0; banker < 10; banker += 1)
      for (let third = 0; third < 10; third += 1) {
        const cards = [player, banker, 0, 0, third, 7].map(cardOf);
        const { view } = baccaratRules.play(dealing(cards), [{ bets: { tie: 20 } }], 20);
        const isNatural = player > 7 || banker > 7;
        const playerDraws = !isNatural && player < 6;
        const key = playerDraws ? String(third) : '-';
        const bankerDraws = !isNatural && BANKER_TABLE[banker]?.includes(key) === true;
        expect([view.player.length, view.banker.length]).toEqual([playerDraws ? 3 : 2, bankerDraws ? 3 : 2]);
      }
});

it('settles like an independent calculator', () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const bets = Object.fromEntries(
      baccaratPlaces.filter((_, index) => ((round % 31) + 1) & (1 << index)).map((place) => [place, 20 * (round + 1)]),
    );
    const choice = { bets };
    expect(baccaratRules.choiceProblem([], choice)).toBeNull();
    const { view, isOver, winMinor } = baccaratRules.play(seededDraws(round), [choice], 20);
    const points = [sumOf(view.player), sumOf(view.banker)] as const;
    expect([view.playerPoints, view.bankerPoints]).toEqual(points);
    const ahead = Math.sign(points[0] - points[1]);
    expect(view.outcome).toBe({ '1': 'player', '0': 'tie', '-1': 'banker' }[String(ahead)]);
    const stake = 20 * (round + 1);
    const hasPair = (cards: readonly number[]) => Math.floor((cards[0] ?? 0) / 4) === Math.floor((cards[1] ?? 0) / 4);
    const amounts: Record<string, number> = {
      player: ahead > 0 ? stake * 2 : ahead === 0 ? stake : 0,
      banker: ahead < 0 ? stake + (stake / 20) * 19 : ahead === 0 ? stake : 0,
      tie: ahead === 0 ? stake * 9 : 0,
      playerPair: hasPair(view.player) ? stake * 12 : 0,
      bankerPair: hasPair(view.banker) ? stake * 12 : 0,
    };
    const wins = Object.keys(bets).filter((place) => (amounts[place] ?? 0) > 0);
    expect(view.wins).toEqual(wins.map((place) => ({ place, amountMinor: amounts[place] })));
    expect(winMinor).toBe(wins.reduce((sum, place) => sum + (amounts[place] ?? 0), 0));
    expect(Number.isSafeInteger(winMinor) && isOver).toBe(true);
    expect(view.bets).toEqual(bets);
    outcomes.add(view.outcome);
  }
  expect(outcomes.size).toBe(3);
});

it('never deals a card more often than eight decks have it', () => {
  // The first card of the shoe over and over: nothing is left of it after eight.
  const first = baccaratRules.play(() => 0, [{ bets: { tie: 20 } }], 20);
  expect(first.view.player.concat(first.view.banker).every((card) => card === 0)).toBe(true);
  const last = baccaratRules.play((bound) => bound - 1, [{ bets: { tie: 20 } }], 20);
  expect(last.view.player[0]).toBe(51);
});

describe('a choice', () => {
  it('is the bets, whose sum is the bet', () => {
    expect(baccaratRules.betOf?.({ bets: { banker: 40, tie: 20 } })).toBe(60);
    expect(baccaratRules.choiceProblem([], { bets: { player: 20, banker: 20 } })).toBeNull();
    const absent = baccaratRules.choiceOfAbsent([]);
    expect(baccaratRules.choiceProblem([], absent)).toBeNull();
  });

  it('is refused with the reason', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => baccaratRules.choiceProblem([], choice);
    expect(baccaratRules.choiceProblem([{ bets: { tie: 20 } }], {})).toBe('must not follow the bets');
    expect(problem({ bets: { tie: 20 }, side: 1 })).toBe('must have bets and nothing else');
    expect(problem({ bets: 20 })).toBe('must have bets by place');
    expect(problem({ bets: {} })).toBe('must place at least one chip');
    expect(problem({ bets: { dragon: 20 } })).toBe('must not bet on the unknown place dragon');
    for (const amount of [0, -20, 30, 20.5, '20', null])
      expect(problem({ bets: { tie: amount } })).toBe('must bet a positive whole multiple of 20 on tie');
    expect(() => baccaratRules.play(() => 0, [], 20)).toThrow(RangeError);
    expect(baccaratRules.betOf?.({})).toBe(0);
  });
});
