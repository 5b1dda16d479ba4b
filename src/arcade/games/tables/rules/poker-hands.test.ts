import { expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { openShoe } from './card-shoe.ts';
import { pokerHandOf } from './poker-hands.ts';

/** Cards by their signs, e.g. `As Td`. */
const cards = (signs: string) =>
  signs.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));

const RISING = [
  ['highCard', '7c 5d 4h 3s 2c'],
  ['highCard', 'Ac Qd 8h 5s 2c'],
  ['highCard', 'Ac Kd 4h 3s 2c'],
  ['pair', '2c 2d 5h 4s 3c'],
  ['pair', '2c 2d Ah 4s 3c'],
  ['pair', 'Ac Ad 4h 3s 2c'],
  ['twoPair', '3c 3d 2h 2s 4c'],
  ['twoPair', '3c 3d 2h 2s Ac'],
  ['twoPair', 'Kc Kd 2h 2s 3c'],
  ['threeOfAKind', '2c 2d 2h 4s 3c'],
  ['threeOfAKind', 'Ac Ad Ah 3s 2c'],
  ['straight', 'Ac 2d 3h 4s 5c'],
  ['straight', '2c 3d 4h 5s 6c'],
  ['straight', 'Tc Jd Qh Ks Ac'],
  ['flush', '7c 5c 4c 3c 2c'],
  ['flush', 'Ac 5c 4c 3c 9c'],
  ['fullHouse', '2c 2d 2h As Ac'],
  ['fullHouse', '3c 3d 3h 2s 2c'],
  ['fourOfAKind', '2c 2d 2h 2s Ac'],
  ['straightFlush', 'Ac 2c 3c 4c 5c'],
  ['straightFlush', '9d Td Jd Qd Kd'],
  ['royalFlush', 'Ts Js Qs Ks As'],
] as const;

it('orders all kinds of hands, and hands of one kind', () => {
  const hands = RISING.map(([, signs]) => pokerHandOf(cards(signs)));
  expect(hands.map(({ kind }) => kind)).toEqual(RISING.map(([kind]) => kind));
  const strengths = hands.map(({ strength }) => strength);
  expect(strengths).toEqual([...new Set(strengths)].sort((left, right) => left - right));
});

it('does not count suits or the order of the cards', () => {
  expect(pokerHandOf(cards('Ac Kd 4h 3s 2c'))).toEqual(pokerHandOf(cards('2d 3h Kc 4s As')));
});

/** The name of a hand by the counts of its ranks, the greatest first. */
const BY_COUNTS: Readonly<Record<string, string>> = {
  '4,1': 'fourOfAKind',
  '3,2': 'fullHouse',
  '3,1,1': 'threeOfAKind',
  '2,2,1': 'twoPair',
  '2,1,1,1': 'pair',
};

it('judges dealt hands like a calculator of its own', () => {
  for (let round = 0; round < 1_000; round += 1) {
    const deal = openShoe(seededDraws(round), 1);
    const hand = Array.from({ length: 5 }, deal);
    const ranks = hand.map((card) => Math.floor(card / 4)).sort((left, right) => left - right);
    const counts = [...new Set(ranks)]
      .map((rank) => ranks.filter((one) => one === rank).length)
      .sort()
      .reverse();
    const isFlush = new Set(hand.map((card) => card % 4)).size === 1;
    const isRow = String(ranks) === '0,1,2,3,12' || (counts.length === 5 && Number(ranks[4]) - Number(ranks[0]) === 4);
    const plain = BY_COUNTS[String(counts)] ?? (isRow ? 'straight' : isFlush ? 'flush' : 'highCard');
    if (!(isFlush && isRow)) expect(pokerHandOf(hand).kind).toBe(plain);
  }
});
