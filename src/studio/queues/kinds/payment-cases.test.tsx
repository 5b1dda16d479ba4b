import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CaseFile, OperatorCase } from '#contracts/generated/contracts.ts';
import { fakeGateway } from '#studio/testing/fake-gateway.ts';
import { renderDesk } from '#studio/testing/render-desk.tsx';
import { CaseTimeline } from '../case-timeline.tsx';
import { TurnoverLines } from '../case-turnover.tsx';
import { withdrawals } from './payment-cases.ts';

const at = '2026-03-01T12:00:00Z';
const one: OperatorCase = {
  ...{ caseId: 'withdrawal-7', kind: 'withdrawal', state: 'open', why: 'review', reasons: ['amount'] },
  ...{ memberId: 'R1', account: 'anna', channelId: 'bank', reference: 'WD-7', currency: 'EUR' },
  ...{ amount: '950.00', received: '950.00', openedAt: at, approvals: ['boris'], approvalsNeeded: 2 },
  ...{ claim: null, hold: null, images: [], decision: null },
};
const file: CaseFile = {
  case: one,
  payout: { institution: 'Swedbank', maskedNumber: '•••• 4471', holderName: 'Anna Tamm' },
  wallet: { balance: '120.00', locked: '30.00' },
  deposits: { count: 2, amount: '700.00' },
  withdrawals: { count: 0, amount: '0.00' },
  turnover: [
    { turnoverId: '5-1', reference: 'DP-5', at, amount: '200.00', required: '200.00', done: '200.00', locked: '0.00' },
    { turnoverId: '6-1', reference: 'DP-6', at, amount: '100.00', required: '100.00', done: '70.00', locked: '30.00' },
  ],
  timeline: [
    { at, what: 'request', amount: '950.00', by: 'member', operator: null, note: null },
    { at, what: 'review', amount: null, by: 'rules', operator: null, note: null },
    { at, what: 'decideApproved', amount: '950.00', by: 'operator', operator: 'boris', note: 'Win checked.' },
  ],
};

async function details() {
  fakeGateway({
    'GET /wps/operator/sites/aurora/cases': { list: [one], totalPages: 1, totalCount: 1 },
    'GET /wps/operator/sites/aurora/cases/withdrawal-7': file,
  });
  const [found] = (await withdrawals.read('aurora', 100)).cases;
  if (found === undefined) throw new Error('no case was read');
  const read = await withdrawals.readMore?.('aurora', found, new AbortController().signal);
  if (read?.timeline === undefined || read.turnover === undefined) throw new Error('the details are incomplete');
  return { ...read, timeline: read.timeline, turnover: read.turnover };
}

it('tells where the money goes and what the member has', async () => {
  const { facts, sums } = await details();
  expect(facts).toEqual([
    { label: 'fact.payTo', value: { text: 'Swedbank •••• 4471' } },
    { label: 'fact.holder', value: { text: 'Anna Tamm' } },
  ]);
  expect(sums?.map(({ label, amount, count }) => [label, amount, count])).toEqual([
    ['case.balance', '120.00', null],
    ['case.locked', '30.00', null],
    ['case.deposited', '700.00', 2],
    ['case.withdrawn', '0.00', 0],
  ]);
});

it('shows what happened, the latest first, with who and why', async () => {
  const { timeline } = await details();
  await renderDesk(<CaseTimeline events={timeline} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const told = ['Approvedboris, €950.00Win checked.', 'Sent to reviewRules of the site', 'RequestedMember, €950.00'];
  expect(lines.map((line, at) => line.slice(0, told[at]?.length))).toEqual(told);
});

it('shows how much of each deposit is played, and what it locks', async () => {
  const { turnover } = await details();
  await renderDesk(<TurnoverLines {...turnover} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    '€200.00 played of €200.00MetDeposit DP-5',
    '€70.00 played of €100.0070%Deposit DP-6: €30.00 is locked',
  ]);
});
