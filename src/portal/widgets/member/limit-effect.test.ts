import { describe, expect, it } from 'vitest';
import { buildPlayLimit } from '#portal/testing/build-play-limits.ts';
import { limitEffect } from './limit-effect.ts';

describe('an amount for a limit', () => {
  it.each([
    ['499.99', 'now'],
    ['9', 'now'],
    ['500', 'stays'],
    ['500.00', 'stays'],
    ['500.01', 'later'],
    ['1000', 'later'],
  ] as const)('of 500.00 to %s counts %s', (amount, effect) => {
    expect(limitEffect(buildPlayLimit({ amount: '500.00' }), amount, 2)).toBe(effect);
  });

  it('counts at once where there was none', () => {
    expect(limitEffect(undefined, '1000000', 2)).toBe('now');
  });

  it('is compared exactly where numbers would not be', () => {
    const inForce = buildPlayLimit({ amount: '9007199254740993' });
    expect(limitEffect(inForce, '9007199254740992', 0)).toBe('now');
  });
});
