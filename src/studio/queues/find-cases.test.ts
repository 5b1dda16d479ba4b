import { expect, it } from 'vitest';
import { queueCase } from '#studio/testing/queue-case.ts';
import { findCases } from './find-cases.ts';

const small = queueCase('1', { account: 'anna.vo', amount: { value: '9.50', currency: 'EUR' } });
const large = queueCase('2', { account: 'mika', title: 'WD-88412', amount: { value: '4800.00', currency: 'EUR' } });
const points = queueCase('3', { account: 'peeter77', title: 'Headphones', amount: { points: 300 } });
const cases = [small, large, points];

it('finds by member, title and amount, capitals aside', () => {
  expect(findCases(cases, 'ANNA', 'oldest')).toEqual([small]);
  expect(findCases(cases, ' wd-884 ', 'oldest')).toEqual([large]);
  expect(findCases(cases, '4800', 'oldest')).toEqual([large]);
  expect(findCases(cases, 'nobody', 'oldest')).toEqual([]);
});

it('keeps the order of their age, or puts the largest first', () => {
  expect(findCases(cases, '', 'oldest')).toEqual(cases);
  expect(findCases(cases, '', 'largest')).toEqual([large, points, small]);
});
