import { expect, it } from 'vitest';
import { gainText, momentText, moneyText, timeText, waitText } from './figures.ts';

it('writes money with the digits that it has', () => {
  expect(moneyText('en-GB', '4800.00', 'EUR')).toBe('€4,800.00');
  expect(moneyText('vi-VN', '250000', 'VND')).toBe('250.000\u00a0₫');
  expect(moneyText('en-GB', '12345678901234567.89', 'EUR')).toBe('€12,345,678,901,234,567.89');
  expect(moneyText('en-GB', '-12.50', 'EUR')).toBe('−€12.50');
});

it('names the year of a moment where it is another one', () => {
  const now = new Date('2026-03-01T12:00:00');
  expect(timeText('en-GB', '2026-02-14T16:51:00', now)).toBe('14 Feb, 16:51');
  expect(timeText('en-GB', '2025-02-14T16:51:00', now)).toBe('14 Feb 2025, 16:51');
});

it('signs what a balance gains, and keeps nothing without a sign', () => {
  expect(['36.00', '-0.80', '0.00'].map((amount) => gainText('en-GB', amount, 'EUR'))).toEqual([
    ...['+€36.00', '−€0.80', '€0.00'],
  ]);
});

it('writes moments of logs to the thousandth, and the day of another one', () => {
  const now = new Date('2026-03-01T20:00:00');
  expect(momentText('en-GB', '2026-03-01T17:32:41.208', now)).toBe('17:32:41.208');
  expect(momentText('en-GB', '2026-02-28T17:32:41.208', now)).toBe('28 Feb, 17:32:41.208');
});

it.each([
  ['2026-03-01T12:00:30Z', '0 mins'],
  ['2026-03-01T11:19:00Z', '41 mins'],
  ['2026-03-01T09:30:00Z', '2 hrs'],
  ['2026-02-27T13:00:00Z', '47 hrs'],
  ['2026-02-25T12:00:00Z', '4 days'],
])('says how long something waits since %s', (since, text) => {
  expect(waitText('en-GB', since, Date.parse('2026-03-01T12:00:00Z'))).toBe(text);
});
