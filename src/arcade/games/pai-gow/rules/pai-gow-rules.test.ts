import { describe, expect, it } from 'vitest';
import { roundGameById } from '#arcade/games/round-games.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { JOKER } from '#arcade/games/video-poker/rules/cards.ts';
import { houseWay } from './house-way.ts';
import { highHandOf } from './joker-hands.ts';
import { allowedSets, compareSets, isAllowed, lowStrength } from './pai-gow-hands.ts';
import { paiGowRules, paiGowWithoutJoker } from './pai-gow-rules.ts';

const START = { bets: { main: 100 } };
const SIGNS = '23456789TJQKA';

/** Cards by their signs, e.g. `As Td`. */
const cards = (signs: string) =>
  signs
    .split(' ')
    .map((card) => (card === 'Jo' ? JOKER : SIGNS.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? '')));

const ranksOf = (hand: readonly number[]) =>
  [...hand]
    .sort((left, right) => right - left)
    .map((card) => SIGNS[Math.floor(card / 4)])
    .join('');

describe('a joker', () => {
  it.each([
    ['is an ace', 'Jo Kd Jh 9s 7c', 'highCard'],
    ['makes a pair with an ace alone', 'Jo Ad Jh 9s 7c', 'pair'],
    ['makes no pair with another card', 'Jo Kd Kh 9s 7c', 'pair'],
    ['completes a straight in the middle', '9s Jo 7c 6d 5h', 'straight'],
    ['completes the lowest straight', 'As 2c Jo 4d 5h', 'straight'],
    ['completes a flush', 'Jo Kd Jd 9d 7d', 'flush'],
    ['completes a straight flush', 'Jo Td Jd 9d 7d', 'straightFlush'],
    ['completes a royal flush', 'Jo Td Jd Qd Kd', 'royalFlush'],
    ['makes a full house with aces and a pair', 'Jo Ad Ah 9s 9c', 'fullHouse'],
    ['makes five aces', 'Jo Ad Ah As Ac', 'fiveAces'],
  ] as const)('%s', (_, hand, kind) => {
    expect(highHandOf(cards(hand)).kind).toBe(kind);
  });

  it('takes the highest straight and flush, and nothing beats five aces', () => {
    const strength = (hand: string) => highHandOf(cards(hand)).strength;
    expect(strength('Jo 9d 8h 7s 6c')).toBe(strength('Td 9d 8h 7s 6c'));
    expect(strength('Jo Kd Jd 9d 7d')).toBe(strength('Ad Kd Jd 9d 7d'));
    expect(strength('Jo Ad Ah As Ac')).toBeGreaterThan(strength('Ad Kd Qd Jd Td'));
    expect(lowStrength(cards('Jo Ad'))).toBe(lowStrength(cards('Ah Ad')));
  });

  it('is one card of the deck of new rounds, and of no kept round of the former rules', () => {
    const dealt = (rules: typeof paiGowRules) =>
      Array.from({ length: 60 }, (_, round) => rules.play(seededDraws(round), [START], 100).view.cards).flat();
    expect([dealt(paiGowRules).includes(JOKER), dealt(paiGowWithoutJoker).includes(JOKER)]).toEqual([true, false]);
    expect(roundGameById('pai-gow-1').rules).toBe(paiGowWithoutJoker);
  });
});

describe('the house way', () => {
  it.each([
    ['a high card keeps the highest behind', 'Ac Kd Jh 9s 7c 4d 2h', 'KJ'],
    ['a pair stays in the high hand', '8c 8d Ah Qs 7c 4d 2h', 'AQ'],
    ['two pairs are split', 'Qc Qd 8h 8s 7c 4d Ah', '88'],
    ['two low pairs stay together behind an ace', '8c 8d 5h 5s Kc 4d Ah', 'AK'],
    ['of three pairs the highest is in front', 'Qc Qd 8h 8s 5c 5d Ah', 'QQ'],
    ['three of a kind stays behind', '8c 8d 8h As Kc 4d 2h', 'AK'],
    ['three aces are split', 'Ac Ad Ah 9s 7c 4d 2h', 'A9'],
    ['of two threes a pair of the higher is in front', '9c 9d 9h 4s 4c 4d 2h', '99'],
    ['a full house is split', '9c 9d 9h 4s 4c Kd 2h', '44'],
    ['a straight stays behind, with the best two left', '9c 8d 7h 6s 5c Kd 2h', 'K2'],
    ['a flush stays behind', 'Kc Jc 9c 6c 4c Ad 2h', 'A2'],
    ['of six in a row the highest is in front', 'Tc 9d 8h 7s 6c 5d Ah', 'AT'],
    ['high fours are split', 'Qc Qd Qh Qs 7c 4d Ah', 'QQ'],
    ['low fours stay together', '3c 3d 3h 3s 7c Kd Ah', 'AK'],
    ['a pair beside fours is in front', '3c 3d 3h 3s 7c 7d Ah', '77'],
    ['a joker makes a pair of aces', 'Jo Ad Qh 9s 7c 4d 2h', 'Q9'],
    ['a joker completes a straight', '9c 8d Jo 6s 5c Kd 2h', 'K2'],
    ['a joker completes a flush', 'Kc Jc 9c Jo 4c 7d 2h', '72'],
    ['five aces are split', 'Ac Ad Ah As Jo Qd 7h', 'AA'],
    ['five aces stay behind a pair of kings', 'Ac Ad Ah As Jo Kd Kh', 'KK'],
  ] as const)('%s', (_, hand, low) => {
    const set = houseWay(cards(hand));
    expect(ranksOf(set.low)).toBe(low);
    expect(isAllowed(set)).toBe(true);
    expect([...set.low, ...set.high].sort()).toEqual(cards(hand).sort());
  });

  it('is always allowed, whatever is dealt', () => {
    for (let round = 0; round < 100; round += 1) {
      const { view } = paiGowRules.play(seededDraws(round), [START], 100);
      expect(isAllowed(view.house)).toBe(true);
      expect(allowedSets(view.cards).map(({ low }) => lowStrength(low))).toContain(lowStrength(view.house.low));
    }
  });
});

it('comes to the stated return by the house way, each deal from both sides', () => {
  // From both sides a deal is -2.5 % where both hands of a side win, and less where hands are equal.
  const rounds = 300;
  let total = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { view, winMinor } = paiGowRules.play(seededDraws(round * 31 + 7), [START, { house: true }], 100);
    const { player, dealer } = view;
    if (player === null || dealer === null) throw new Error('The round is not over.');
    const other = { win: 95, push: 0, lose: -100 }[compareSets(dealer, player)];
    const net = (winMinor - 100 + other) / 200;
    total += net;
    squares += net ** 2;
  }
  const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
  expect(error).toBeLessThan(0.008);
  expect(Math.abs(1 + total / rounds - paiGowRules.returnBasisPoints / 10_000)).toBeLessThan(3 * error);
});

describe('a round', () => {
  const MINE = 'Ac Kd Jh 9s 7c 4d 2h';
  const play = (his: string, choice: Readonly<Record<string, unknown>>) =>
    paiGowRules.play(shoeDraws([...cards(MINE), ...cards(his)], 1), [START, choice], 100);

  it('pays 0.95 to 1 where both hands win, returns one of each, and loses equal ones', () => {
    expect(play('Qc Td 8h 6s 5h 3d 2c', { house: true })).toMatchObject({ winMinor: 195, view: { result: 'win' } });
    expect(play('Qc Qd 8h 6s 5h 3d 2c', { house: true })).toMatchObject({ winMinor: 100, view: { result: 'push' } });
    expect(play('Ad Kc Jd 9c 7d 4c 2c', { house: true })).toMatchObject({ winMinor: 0, view: { result: 'lose' } });
  });

  it('is set by the player, and by the house where the low hand would be higher', () => {
    const set = play('Qc Td 8h 6s 5h 3d 2c', { low: [2, 3] }).view.player;
    expect(ranksOf(set?.low ?? [])).toBe('J9');
    expect(play('Qc Td 8h 6s 5h 3d 2c', { low: [0, 1] }).view.player).toEqual(houseWay(cards(MINE)));
  });

  it('keeps the dealer’s cards back until they are set', () => {
    const open = paiGowRules.play(shoeDraws(cards(MINE), 1), [START], 100);
    expect(open).toMatchObject({ isOver: false, winMinor: 0, view: { dealer: null, player: null, result: null } });
  });

  it('names what is wrong with a choice', () => {
    const problem = (choice: Readonly<Record<string, unknown>>) => paiGowRules.choiceProblem([START], choice);
    expect([problem({ low: [0, 6] }), problem({ house: true })]).toEqual([null, null]);
    for (const low of [[1, 0], [3, 3], [0, 7], [0], ['0', 1], 3])
      expect(problem({ low })).toBe('low must be two rising indices from 0 to 6');
    expect(problem({ low: [0, 1], house: true })).toBe('must have low or house and nothing else');
    expect(paiGowRules.choiceProblem([START, { house: true }], { house: true })).toBe('must not follow the set hand');
    expect(paiGowRules.choiceProblem([], { bets: { main: 30 } })).toContain('multiple of 20');
    expect(problem(paiGowRules.choiceOfAbsent([START]))).toBeNull();
    expect(() => paiGowRules.play(() => 0, [{}], 100)).toThrow(RangeError);
  });
});
