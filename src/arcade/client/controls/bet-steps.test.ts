import { expect, test } from 'vitest';
import { betSteps } from './bet-steps.ts';

const bets = [20, 40, 100];

test('goes to the neighbouring bets and stays at the ends', () => {
  expect(betSteps(bets, 40)).toEqual({ less: 20, more: 100 });
  expect(betSteps(bets, 20)).toEqual({ less: 20, more: 40 });
  expect(betSteps(bets, 100)).toEqual({ less: 40, more: 100 });
});

test('finds its way from a bet that is not on the list', () => {
  expect(betSteps(bets, 50)).toEqual({ less: 40, more: 100 });
});
