import { describe, expect, it } from 'vitest';
import { clockParts, saidMinutes } from './time-left.ts';

describe('the time that is left', () => {
  it('is shown in two or three parts', () => {
    expect(clockParts(0)).toEqual(['00', '00']);
    expect(clockParts(1694)).toEqual(['28', '14']);
    expect(clockParts(86_399)).toEqual(['23', '59', '59']);
  });

  it.each([
    [3601, null],
    [3600, 60],
    [601, 60],
    [600, 10],
    [299, 5],
    [60, 1],
    [0, 1],
  ])('with %i seconds was said aloud last at %s minutes', (seconds, minutes) => {
    expect(saidMinutes(seconds)).toBe(minutes);
  });
});
