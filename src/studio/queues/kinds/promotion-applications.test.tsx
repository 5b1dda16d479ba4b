import { expect, it } from 'vitest';
import type { OperatorApplication } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import type { CaseAnswers, Decision } from '../queue-kind.ts';
import { promotionApplications } from './promotion-applications.ts';

const application = (given: Partial<OperatorApplication>): OperatorApplication => ({
  ...{ applicationId: '7', promotionId: 'review', promotion: 'Review us', memberId: 'R1', account: 'anna' },
  ...{ operator: null, currency: 'EUR', isLargest: true, prize: { amount: '50.00', points: null } },
  application: {
    ...{ state: 'sent', comment: 'See the picture', images: [], sentAt: '2026-03-01T12:00:00Z' },
    ...{ takenAt: null, decidedAt: null, rejection: null },
  },
  ...given,
});

const at = '/wps/operator/sites/aurora/applications';
const answered = (list: readonly OperatorApplication[]) => ({
  [`GET ${at}`]: { list, totalCount: list.length, totalPages: 1 },
  ...{ [`POST ${at}/7/approve`]: {}, [`POST ${at}/7/reject`]: {} },
});

async function decide(of: OperatorApplication, decision: Decision, answers: CaseAnswers, note = '') {
  const made = fakeGateway(answered([of]));
  const { cases } = await promotionApplications.read('aurora', 100);
  const [one] = cases;
  if (one === undefined) throw new Error('no case was read');
  await promotionApplications.decide({ siteId: 'aurora', case: one, decision, note, answers });
  return made.at(-1);
}

it('names the prize where the operator says how much it is', async () => {
  const money = await decide(application({}), 'approve', { prize: '12,50' });
  expect(money).toEqual({ call: `POST ${at}/7/approve`, body: { amount: '12.50' } });
  const inPoints = application({ prize: { amount: null, points: 300 } });
  expect(await decide(inPoints, 'approve', { prize: '120' })).toMatchObject({ body: { points: 120 } });
  expect(await decide(application({ isLargest: false }), 'approve', {})).toMatchObject({ body: {} });
});

it('rejects with the reason, and with a note only where one was written', async () => {
  const answers = { reason: 'imageUnclear' };
  expect(await decide(application({}), 'reject', answers)).toMatchObject({ body: { reason: 'imageUnclear' } });
  const withNote = await decide(application({}), 'reject', answers, 'The date is cut off.');
  expect(withNote?.body).toEqual({ reason: 'imageUnclear', note: 'The date is cut off.' });
});

it('shows who looks at an application without locking it, and asks nothing that the site defines', async () => {
  const state = { ...application({}).application, state: 'review', takenAt: '2026-03-01T12:05:00Z' } as const;
  fakeGateway(answered([application({ operator: 'lena', application: state }), application({ isLargest: false })]));
  const [taken, fixed] = (await promotionApplications.read('aurora', 100)).cases;
  expect(taken?.claim).toEqual({ operator: 'lena', until: null });
  expect(fixed?.claim).toBeNull();
  expect(fixed?.questions?.map(({ key }) => key)).toEqual(['reason']);
});
