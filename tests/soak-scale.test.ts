import { afterEach, describe, expect, it, vi } from 'vitest';
import { scaled } from './soak-scale.ts';

describe('the scale of soak tests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the small count outside of a soak run', () => {
    vi.stubEnv('SOAK_SCALE', undefined);
    expect(scaled(20, 100_000)).toBe(20);
  });

  it('multiplies the large count in a soak run, and never goes below the small one', () => {
    vi.stubEnv('SOAK_SCALE', '0.5');
    expect(scaled(20, 100_000)).toBe(50_000);
    vi.stubEnv('SOAK_SCALE', '0.000001');
    expect(scaled(20, 100_000)).toBe(20);
  });

  it('refuses a scale that is no positive number', () => {
    vi.stubEnv('SOAK_SCALE', 'many');
    expect(() => scaled(1, 2)).toThrow('SOAK_SCALE must be a number above 0');
  });
});
