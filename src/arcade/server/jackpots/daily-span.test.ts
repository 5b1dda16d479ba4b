import { expect, test } from 'vitest';
import { nextDay, restOfDay } from './daily-span.ts';

const at = (text: string): number => Date.parse(`2026-06-01T${text}Z`);
const shown = ({ from, to }: { from: number; to: number }): string[] =>
  [from, to].map((moment) => new Date(moment).toISOString().slice(5, 16));

test.each([
  ['00:00:00', ['06-01T00:00', '06-02T00:00']],
  ['00:00:01', ['06-02T00:00', '06-03T00:00']],
])('the day that follows %s', (time, span) => {
  expect(shown(nextDay(at(time)))).toEqual(span);
});

test.each([
  ['10:00:00', ['06-01T10:00', '06-02T00:00']],
  ['23:30:00', ['06-01T23:30', '06-03T00:00']],
])('what is left of a day at %s', (time, span) => {
  expect(shown(restOfDay(at(time)))).toEqual(span);
});
