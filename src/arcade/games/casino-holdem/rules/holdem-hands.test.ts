import { describe, expect, it } from 'vitest';
import { doesQualify, hasAcesOrBetter, rankHand } from './holdem-hands.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Cards from their signs: `As Kd 2c`. */
function cards(signs: string): number[] {
  return signs.split(' ').map(([rank = '', suit = '']) => RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit));
}

const signsOf = (best: readonly number[]) => best.map((card) => `${RANKS[card >> 2]}${SUITS[card & 3]}`).join(' ');

it.each([
  ['As Ks Qs Js Ts 2c 2d', 'royalFlush', 'As Ks Qs Js Ts'],
  ['As 2s 3s 4s 5s 6c 7d', 'straightFlush', '5s 4s 3s 2s As'],
  ['9h 8h 7h 6h 5h Ah Kh', 'straightFlush', '9h 8h 7h 6h 5h'],
  ['7c 7d 7h 7s Ac Ad Ah', 'fourOfAKind', '7s 7h 7d 7c Ah'],
  ['7c 7d 7h Kc Kd 2c 2d', 'fullHouse', '7h 7d 7c Kd Kc'],
  ['7c 7d 7h Kc Kd Kh 2d', 'fullHouse', 'Kh Kd Kc 7h 7d'],
  ['2c 9c 4c Jc 7c Kd Ks', 'flush', 'Jc 9c 7c 4c 2c'],
  ['2c 9c 4c Jc 7c 8c Ac', 'flush', 'Ac Jc 9c 8c 7c'],
  ['9c 8d 7h 6s 5c 4d Ks', 'straight', '9c 8d 7h 6s 5c'],
  ['Ac 2d 3h 4s 5c Kd Ks', 'straight', '5c 4s 3h 2d Ac'],
  ['Kc Ad 2h 3s 4c 9d 9s', 'pair', '9s 9d Ad Kc 4c'],
  ['9c 9d 9h Ks 5c 4d 2s', 'threeOfAKind', '9h 9d 9c Ks 5c'],
  ['9c 9d Kh Ks 5c 5d As', 'twoPair', 'Ks Kh 9d 9c As'],
  ['9c 7d Kh 2s 5c 3d Js', 'highCard', 'Kh Js 9c 7d 5c'],
  ['Ac Kd Qs Js 9h', 'highCard', 'Ac Kd Qs Js 9h'],
])('reads %s as %s of %s', (signs, hand, best) => {
  const ranked = rankHand(cards(signs));
  expect([ranked.hand, signsOf(ranked.best)]).toEqual([hand, best]);
});

describe('hands', () => {
  it('rank from the highest to the lowest, whatever their suits', () => {
    const falling = [
      'As Ks Qs Js Ts',
      'Ks Qs Js Ts 9s',
      '5d 4d 3d 2d Ad',
      'Ac Ad Ah As 2c',
      '2c 2d 2h 2s Ac',
      '2c 2d 2h 2s 3c',
      'Ac Ad Ah 2s 2c',
      'Kc Kd Kh As Ac',
      'Ac Kc Qc Jc 9c',
      'Ac Kc Qc Jc 8c',
      'Ac Kd Qc Jc Tc',
      '5c 4d 3c 2c Ac',
      '2c 2d 2h Ac Kc',
      '2c 2d 2h Ac Qc',
      'Ac Ad Kh Ks Qc',
      'Ac Ad Kh Ks Jc',
      'Ac Ad 2h 2s Kc',
      'Kc Kd Qh Qs Ac',
      'Ac Ad Kh Qs Jc',
      'Ac Ad Kh Qs Tc',
      'Kc Kd Ah Qs Jc',
      'Ac Kd Qh Js 9c',
      'Ac Kd Qh Js 8c',
      '7c 5d 4h 3s 2c',
    ].map((signs) => rankHand(cards(signs)).score);
    expect([...falling].sort((left, right) => right - left)).toEqual(falling);
    expect(new Set(falling).size).toBe(falling.length);
    expect(rankHand(cards('9c 9d Ks Qh Jc')).score).toBe(rankHand(cards('9h 9s Kd Qc Js')).score);
  });

  it('qualify from a pair of fours, and the bonus from a pair of aces', () => {
    const qualifies = (signs: string) => doesQualify(rankHand(cards(signs)));
    expect(['4c 4d 2h 6s 8c', 'Ac Kd Qh Js 9c', '3c 3d Ah Ks Qc', '2c 2d 3h 3s 8c'].map(qualifies)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const pays = (signs: string) => hasAcesOrBetter(rankHand(cards(signs)));
    expect(['Ac Ad 2h 6s 8c', 'Kc Kd Ah Js 9c', '2c 2d 3h 3s 8c'].map(pays)).toEqual([true, false, true]);
  });
});
