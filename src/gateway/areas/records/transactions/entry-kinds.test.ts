import { expect, it } from 'vitest';
import { filterOf, groupOf, kindOf } from './entry-kinds.ts';

it('names what points became among the bonuses', () => {
  expect(kindOf('points_conversion', false)).toBe('points');
  expect(kindOf('points_bonus', false)).toBe('bonus');
  expect(groupOf('points_conversion', false)).toBe('bonuses');
  expect(filterOf('bonuses').kinds).toContain('points_conversion');
});

it('names what it does not know as other', () => {
  expect([kindOf('moon_dust', false), groupOf('moon_dust', false)]).toEqual(['other', 'other']);
});
