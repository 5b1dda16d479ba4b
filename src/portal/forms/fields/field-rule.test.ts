import { describe, expect, it } from 'vitest';
import { loadFitsRule } from './field-rule.ts';

const rule = { acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$', minLength: 3, maxLength: 6, patternId: 'letterFirst' };

describe('a rule of a field', () => {
  it('takes a value of the pattern whose length is within its bounds', async () => {
    const fits = await loadFitsRule();
    expect(['abc', 'a12345', 'ab', 'a123456', '1abc', 'ab c', 'abc\n'].map((value) => fits(value, rule))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('takes anything of the right length where the pattern is a star', async () => {
    const fits = await loadFitsRule();
    expect(['né 1', 'n'].map((value) => fits(value, { ...rule, acceptedPattern: '*' }))).toEqual([true, false]);
  });

  it('counts characters as people do', async () => {
    const fits = await loadFitsRule();
    expect(fits('😀😀😀', { ...rule, acceptedPattern: '*', maxLength: 3 })).toBe(true);
  });
});
