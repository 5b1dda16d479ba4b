import { expect, it } from 'vitest';
import { queueCase } from '#studio/testing/queue-case.ts';
import { missingAnswer } from './missing-answer.ts';
import type { CaseQuestion } from './queue-kind.ts';

const reason: CaseQuestion = {
  ...{ key: 'reason', decision: 'reject', label: 'ask.reason', missing: 'ask.reasonMissing' },
  choices: { other: 'reject.other' },
};
const prize: CaseQuestion = {
  ...{ key: 'prize', decision: 'approve', label: 'ask.prize', missing: 'ask.prizeMissing' },
  choices: null,
};
const questions = [prize, reason];
const kind = { needsNote: ['reject'] } as const;

it('asks what belongs to the decision, and then for its note', () => {
  const money = queueCase('1', { questions, amount: { value: '50.00', currency: 'EUR' } });
  expect(missingAnswer(kind, money, 'reject', { note: '', answers: { prize: '10' } })).toBe('reason');
  expect(missingAnswer(kind, money, 'reject', { note: '', answers: { reason: 'unknown' } })).toBe('reason');
  expect(missingAnswer(kind, money, 'reject', { note: ' ', answers: { reason: 'other' } })).toBe('note');
  expect(missingAnswer(kind, money, 'reject', { note: 'It is cut off.', answers: { reason: 'other' } })).toBeNull();
});

it.each([
  ['', 'prize'],
  ['0', 'prize'],
  ['50.01', 'prize'],
  ['1e1', 'prize'],
  ['12,50', null],
  ['50', null],
])('takes %j as a sum of up to 50.00: %j is missing', (answer, missing) => {
  const money = queueCase('1', { questions, amount: { value: '50.00', currency: 'EUR' } });
  expect(missingAnswer(kind, money, 'approve', { note: '', answers: { prize: answer } })).toBe(missing);
});

it('takes no parts of points', () => {
  const points = queueCase('1', { questions, amount: { points: 300 } });
  expect(missingAnswer(kind, points, 'approve', { note: '', answers: { prize: '1.5' } })).toBe('prize');
  expect(missingAnswer(kind, points, 'approve', { note: '', answers: { prize: '300' } })).toBeNull();
});
