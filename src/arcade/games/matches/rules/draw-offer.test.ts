import { expect, it } from 'vitest';
import { turnsUntilOffer } from './draw-offer.ts';

it('lets a player offer a draw once, and again after ten moves of each side', () => {
  expect(turnsUntilOffer(0, null)).toBe(0);
  expect([7, 8, 9, 25, 26, 27, 40].map((made) => turnsUntilOffer(made, 7))).toEqual([10, 10, 9, 1, 1, 0, 0]);
});
