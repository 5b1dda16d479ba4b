import { expect, it } from 'vitest';
import { buildBetType } from '#portal/testing/build-lottery.ts';
import { betGroups } from './bet-groups.ts';

const type = (betType: string, group: string, more: Parameters<typeof buildBetType>[0] = {}) =>
  buildBetType({ betType, group, ...more });

it('puts bet types into tabs, and those of places into rows of one choice', () => {
  const groups = betGroups([
    type('place-1', 'places'),
    type('place-2', 'places'),
    type('sides-1', 'sides', { kind: 'options', odds: '1.97' }),
    type('sides-2', 'sides', { kind: 'options', odds: '1.97' }),
    type('sumSides', 'sides', { kind: 'options', odds: '1.95' }),
  ]);
  expect(groups.map(({ group, choices }) => [group, choices.map(({ id, types }) => `${id} ${types.length}`)])).toEqual([
    ['places', ['place 2']],
    ['sides', ['sides 2', 'sumSides 1']],
  ]);
  expect(groups.map(({ odds, hasSeveralOdds }) => [odds, hasSeveralOdds])).toEqual([
    ['99', false],
    ['1.97', true],
  ]);
});

it('keeps types apart that take another count of numbers', () => {
  const [picks] = betGroups([1, 2, 3].map((size) => type(`pick-${size}`, 'picks', { size })));
  expect(picks?.choices.map(({ id, isByPlace }) => [id, isByPlace])).toEqual([
    ['pick-1', false],
    ['pick-2', false],
    ['pick-3', false],
  ]);
});
