import type { OperatorCase } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { callFilters } from '../filters/queue-filters.ts';
import type { CaseFact, Decision, QueueCase, QueueKind } from '../queue-kind.ts';
import { paymentCaseDetails } from './payment-case-details.ts';

/** The most results of a search. */
const MOST_FOUND = 100;

type Subject = OperatorCase['kind'];

const WHY: Readonly<Record<OperatorCase['why'] | OperatorCase['reasons'][number], StudioWord>> = {
  amountDiffers: 'why.amountDiffers',
  limitReached: 'why.limitReached',
  review: 'why.review',
  partly: 'why.partly',
  notReceived: 'why.notReceived',
  amount: 'why.amount',
  daySum: 'why.daySum',
  newAccount: 'why.newAccount',
  newDevice: 'why.newDevice',
  turnover: 'why.turnover',
  nameMismatch: 'why.nameMismatch',
};

const RECEIVED: Readonly<Record<Subject, StudioWord>> = {
  deposit: 'fact.received',
  withdrawal: 'fact.asked',
  arrival: 'fact.missing',
};

/** Requests of the cashier that operators decide: money that came otherwise, withdrawals, and what did not arrive. */
const paymentCases = (
  subject: Subject,
  kind: Pick<QueueKind, 'key' | 'label' | 'words' | 'noteIsRead' | 'reasons'>,
): QueueKind => {
  const path = (siteId: string, pageSize: number) =>
    `/wps/operator/sites/${siteId}/cases?kind=${subject}&pageSize=${pageSize}` as const;
  const caseAt = (siteId: string, caseId: string) => `/wps/operator/sites/${siteId}/cases/${caseId}` as const;
  return {
    ...kind,
    role: 'cashier',
    needsNote: ['reject'],
    async read(siteId, pageSize, signal, filters = {}) {
      const { list, totalCount } = await read(`${path(siteId, pageSize)}${callFilters(filters)}`, signal);
      return { cases: list.map(caseOf), totalCount };
    },
    async find(siteId, search, signal, filters = {}) {
      const query = callFilters({ ...filters, search });
      const { list, totalCount } = await read(`${path(siteId, MOST_FOUND)}${query}`, signal);
      return { cases: list.map(caseOf), totalCount };
    },
    filtering: {
      count: (siteId, signal) => read(`/wps/operator/sites/${siteId}/caseCounts?kind=${subject}`, signal),
    },
    holding: {
      async hold(siteId, caseId, hold) {
        await send('PUT', `${caseAt(siteId, caseId)}/hold`, hold);
      },
      async end(siteId, caseId) {
        await send('DELETE', `${caseAt(siteId, caseId)}/hold`, {});
      },
    },
    async readMore(siteId, { id }, signal) {
      return paymentCaseDetails(await read(caseAt(siteId, id), signal));
    },
    async claim(siteId, caseId) {
      await send('POST', `${caseAt(siteId, caseId)}/claim`, {});
    },
    async letGo(siteId, caseId) {
      await send('DELETE', `${caseAt(siteId, caseId)}/claim`, {});
    },
    async decide({ siteId, case: { id, amount }, decision, note }) {
      const received = amount !== null && 'value' in amount ? amount.value : '';
      const body = { received, reason: note };
      if (decision === 'approve') await send('POST', `${caseAt(siteId, id)}/approve`, body);
      else await send('POST', `${caseAt(siteId, id)}/reject`, body);
    },
  };
};

function caseOf(given: OperatorCase): QueueCase {
  const { kind, why, reasons, amount, received, currency } = given;
  const facts: CaseFact[] = [
    { label: 'fact.reference', value: { text: given.reference } },
    { label: 'fact.channel', value: { text: given.channelId } },
    ...(kind === 'withdrawal' ? [] : [{ label: 'fact.amount' as const, value: { amount, currency } }]),
    { label: RECEIVED[kind], value: { amount: received, currency } },
    { label: 'fact.openedAt', value: { at: given.openedAt } },
  ];
  return {
    ...{ id: given.caseId, memberId: given.memberId, account: given.account, title: given.reference },
    amount: { value: received, currency },
    since: given.openedAt,
    why: (reasons.length > 0 ? reasons : [why]).map((reason) => WHY[reason]),
    facts,
    pictures: given.images.map(({ url }) => ({ url, label: 'case.picture' })),
    approvals: given.approvals,
    approvalsNeeded: given.approvalsNeeded,
    claim: given.claim,
    hold: given.hold,
  };
}

const words = (approve: StudioWord, reject: StudioWord): Readonly<Record<Decision, StudioWord>> => ({
  approve,
  reject,
});

export const withdrawals = paymentCases('withdrawal', {
  ...{ key: 'withdrawals', label: 'queue.withdrawals', words: words('decide.pay', 'decide.reject') },
  noteIsRead: ['reject'],
  reasons: { reject: ['reason.otherName', 'reason.turnover', 'reason.documents', 'reason.sameWay'] },
});

export const deposits = paymentCases('deposit', {
  ...{ key: 'deposits', label: 'queue.deposits', words: words('decide.credit', 'decide.sendBack') },
  noteIsRead: [],
  reasons: { reject: ['reason.otherPayer', 'reason.depositLimit'], approve: ['reason.bankConfirms'] },
});

export const arrivals = paymentCases('arrival', {
  ...{ key: 'arrivals', label: 'queue.arrivals', words: words('decide.giveBack', 'decide.arrived') },
  noteIsRead: ['reject', 'approve'],
  reasons: { reject: ['reason.booked', 'reason.proofUnclear'], approve: ['reason.cameBack', 'reason.neverBooked'] },
});
