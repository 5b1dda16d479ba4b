import { describe, expect, it } from 'vitest';
import { breakSpans, breaksAfter, endOfBreak } from './break-spans.ts';

const at = (moment: string) => Date.parse(moment);

describe('a break', () => {
  it.each([
    ['day', '2025-06-03T10:00:00.000Z'],
    ['week', '2025-06-09T10:00:00.000Z'],
    ['month', '2025-07-02T10:00:00.000Z'],
    ['halfYear', '2025-12-02T10:00:00.000Z'],
    ['year', '2026-06-02T10:00:00.000Z'],
    ['fiveYears', '2030-06-02T10:00:00.000Z'],
    ['forGood', null],
  ] as const)('of a %s that begins on 2 June ends at %s', (span, end) => {
    expect(endOfBreak(span, at('2025-06-02T10:00:00Z'))).toBe(end);
  });

  it.each([
    ['month', '2025-01-31T08:00:00Z', '2025-02-28T08:00:00.000Z'],
    ['halfYear', '2025-08-31T08:00:00Z', '2026-02-28T08:00:00.000Z'],
    ['year', '2024-02-29T08:00:00Z', '2025-02-28T08:00:00.000Z'],
  ] as const)('of a %s from %s ends on the last day of its month', (span, from, end) => {
    expect(endOfBreak(span, at(from))).toBe(end);
  });

  it('can be any where none is in force, none after one for good, else a longer one', () => {
    const nowMs = at('2025-06-02T10:00:00Z');
    expect(breaksAfter(undefined, nowMs)).toEqual(breakSpans);
    expect(breaksAfter(null, nowMs)).toEqual([]);
    expect(breaksAfter('2025-07-02T10:00:00Z', nowMs)).toEqual(['halfYear', 'year', 'fiveYears', 'forGood']);
  });
});
