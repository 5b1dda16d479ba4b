import type { Adjustment } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import { adjustmentCauseWords, adjustmentKindWords } from '#studio/members/member-words.ts';
import type { QueueCase, QueueKind } from '../queue-kind.ts';

/** Adjustments of members' money that wait for a second operator. */
export const adjustments: QueueKind = {
  ...{ key: 'adjustments', label: 'queue.adjustments', role: 'cashier' },
  ...{ needsNote: ['reject'], noteIsRead: [] },
  reasons: { reject: ['reason.noGrounds', 'reason.otherAmount'], approve: ['reason.checked'] },
  words: { approve: 'decide.approve', reject: 'decide.reject' },
  async read(siteId, pageSize, signal) {
    const path = `/wps/operator/sites/${siteId}/adjustments?status=open&pageSize=${pageSize}` as const;
    const { list, totalCount } = await read(path, signal);
    return { cases: list.map(caseOf), totalCount };
  },
  async decide({ siteId, case: { id }, decision, note }) {
    const adjustment = `/wps/operator/sites/${siteId}/adjustments/${id}` as const;
    if (decision === 'approve') await send('POST', `${adjustment}/approve`, { note });
    else await send('POST', `${adjustment}/reject`, { note });
  },
};

function caseOf(given: Adjustment): QueueCase {
  return {
    ...{ id: given.adjustmentId, memberId: given.memberId, account: given.account, title: given.askedBy },
    amount: { value: given.amount, currency: given.currency },
    ...{ since: given.askedAt, why: ['why.secondOperator'], pictures: [] },
    facts: [
      { label: 'fact.kind', value: { words: adjustmentKindWords[given.kind] } },
      { label: 'fact.reason', value: { words: adjustmentCauseWords[given.cause] } },
      { label: 'fact.note', value: { text: given.note } },
      { label: 'fact.askedBy', value: { text: given.askedBy } },
      { label: 'fact.openedAt', value: { at: given.askedAt } },
    ],
    // Who asked for it is the first of the two.
    ...{ approvals: [given.askedBy], approvalsNeeded: 2, claim: null },
  };
}
