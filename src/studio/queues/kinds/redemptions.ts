import type { OperatorRedemption } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import type { CaseFact, QueueCase, QueueKind } from '../queue-kind.ts';

const path = (siteId: string, pageSize: number) =>
  `/wps/operator/sites/${siteId}/redemptions?status=in_process&pageSize=${pageSize}` as const;

/** Points that members exchanged for things and bonuses. */
export const redemptions: QueueKind = {
  ...{ key: 'redemptions', label: 'queue.redemptions', role: 'cashier' },
  ...{ needsNote: ['approve', 'reject'], noteIsRead: ['approve', 'reject'] },
  reasons: {
    reject: ['reason.outOfStock', 'reason.addressIncomplete'],
    approve: ['reason.onItsWay', 'reason.credited'],
  },
  words: { approve: 'decide.approve', reject: 'decide.reject' },
  async read(siteId, pageSize, signal) {
    const { list, totalCount } = await read(path(siteId, pageSize), signal);
    return { cases: list.map(caseOf), totalCount };
  },
  async decide({ siteId, case: { id }, decision, note }) {
    const redemption = `/wps/operator/sites/${siteId}/redemptions/${id}` as const;
    if (decision === 'approve') await send('POST', `${redemption}/approve`, { note });
    else await send('POST', `${redemption}/reject`, { note });
  },
};

function caseOf(given: OperatorRedemption): QueueCase {
  const facts: CaseFact[] = [
    { label: 'fact.item', value: { text: given.quantity > 1 ? `${given.name} × ${given.quantity}` : given.name } },
    ...(given.receivingAddress === null
      ? []
      : [{ label: 'fact.address' as const, value: { text: given.receivingAddress } }]),
    ...(given.remark === null ? [] : [{ label: 'fact.remark' as const, value: { text: given.remark } }]),
    { label: 'fact.openedAt', value: { at: given.at } },
  ];
  return {
    ...{ id: given.redemptionId, memberId: given.memberId, account: given.account, title: given.name },
    ...{ amount: { points: given.points }, since: given.at, why: [], facts, pictures: [] },
    ...{ approvals: [], approvalsNeeded: 1, claim: null },
  };
}
