import { expect, it } from 'vitest';
import { compareHands, handOf } from './teen-patti-hands.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** Cards from their signs: `As Kd 2c`. */
function cards(signs: string): number[] {
  return signs.split(' ').map(([rank = '', suit = '']) => RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit));
}

it.each([
  ['7c 7d 7s', 'trail'],
  ['As Ks Qs', 'pureSequence'],
  ['3h Ah 2h', 'pureSequence'],
  ['2c 4d 3c', 'sequence'],
  ['Ac 3d 2c', 'sequence'],
  ['Kc Qd Jc', 'sequence'],
  ['Kc Ac 2c', 'colour'],
  ['Kc Ad 2c', 'highCard'],
  ['9c 4d 9s', 'pair'],
  ['4d 9c 4s', 'pair'],
  ['Ac Kd Js', 'highCard'],
])('reads %s as %s', (signs, hand) => {
  expect(handOf(cards(signs))).toBe(hand);
});

it('ranks these hands from the highest to the lowest', () => {
  const falling = [
    'Ac Ad As',
    '2c 2d 2s',
    'As Ks Qs',
    'Ah 2h 3h',
    'Kc Qc Jc',
    '4d 3d 2d',
    'Ac Kd Qs',
    'Ac 2d 3s',
    'Kc Qd Js',
    'Qc Jd Ts',
    '4c 3d 2s',
    'Ac Kc Jc',
    'Ah Kh Th',
    'Ad Qd Jd',
    '5s 3s 2s',
    'Ac Ad Ks',
    'Ac Ad 2s',
    'Kc Kd As',
    '2c 2d 3s',
    'Ac Kd Js',
    'Ac Qd Js',
    '5c 3d 2s',
  ].map(cards);
  for (const [above, higher] of falling.entries())
    for (const [below, lower] of falling.entries())
      expect(Math.sign(compareHands(higher, lower))).toBe(Math.sign(below - above));
});

it('does not count suits', () => {
  expect(compareHands(cards('Ac Kc Jc'), cards('Jd Ad Kd'))).toBe(0);
  expect(compareHands(cards('9c 9d 4s'), cards('4h 9h 9s'))).toBe(0);
});
