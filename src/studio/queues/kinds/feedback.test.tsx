import { expect, it } from 'vitest';
import type { OperatorFeedback } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import { feedback } from './feedback.ts';

const one = (feedbackId: string, contact: string | null): OperatorFeedback => ({
  ...{ feedbackId, kind: 'PROBLEM', content: 'The banner does not load.', contact, language: 'EN' },
  ...{ receivedAt: '2026-03-01T12:00:00Z', closed: null },
});
const list = [one('a1', 'mika@mail.example'), one('b2', null)];

it('is of who wants an answer, or of a visitor, and no member’s', async () => {
  fakeGateway({ 'GET /wps/operator/sites/aurora/feedback': { list, totalPages: 1, totalCount: 2 } });
  const { cases, totalCount } = await feedback.read('aurora', 100);
  expect(totalCount).toBe(2);
  expect(cases.map(({ memberId, account }) => [memberId, account])).toEqual([
    [null, 'mika@mail.example'],
    [null, { words: 'feedback.visitor' }],
  ]);
  expect(cases[0]?.facts[1]?.value).toEqual({ mail: 'mika@mail.example' });
});

it('is closed with what was done', async () => {
  const made = fakeGateway({
    'GET /wps/operator/sites/aurora/feedback': { list, totalPages: 1, totalCount: 2 },
    'POST /wps/operator/sites/aurora/feedback/a1/close': list[0],
  });
  const [first] = (await feedback.read('aurora', 100)).cases;
  if (first === undefined) throw new Error('no feedback was read');
  await feedback.decide({ siteId: 'aurora', case: first, decision: 'approve', note: 'Told how.', answers: {} });
  await feedback.decide({ siteId: 'aurora', case: first, decision: 'reject', note: 'Thanks.', answers: {} });
  expect(made.slice(1).map(({ body }) => body)).toEqual([
    { outcome: 'answered', note: 'Told how.' },
    { outcome: 'noAnswer', note: 'Thanks.' },
  ]);
});
