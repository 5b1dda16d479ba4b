import type { HeldReferral } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { QueueCase, QueueKind } from '../queue-kind.ts';

const SIGNS: Readonly<Record<HeldReferral['signs'][number]['kind'], StudioWord>> = {
  device: 'why.sameDevice',
  address: 'why.sameAddress',
  payout: 'why.samePayout',
};

const path = (siteId: string, pageSize: number) =>
  `/wps/operator/sites/${siteId}/referrals?pageSize=${pageSize}` as const;

/** Friends that members brought, whose rewards wait since both may be one person. */
export const heldReferrals: QueueKind = {
  ...{ key: 'referrals', label: 'queue.referrals', role: 'cashier' },
  ...{ needsNote: ['reject'], noteIsRead: [] },
  reasons: { reject: ['reason.onePerson'], approve: ['reason.sameHousehold'] },
  words: { approve: 'decide.allow', reject: 'decide.refuse' },
  async read(siteId, pageSize, signal) {
    const { list, totalCount } = await read(path(siteId, pageSize), signal);
    return { cases: list.map(caseOf), totalCount };
  },
  async decide({ siteId, case: { id }, decision, note }) {
    const friend = `/wps/operator/sites/${siteId}/referrals/${id}` as const;
    if (decision === 'approve') await send('POST', `${friend}/allow`, { reason: note });
    else await send('POST', `${friend}/refuse`, { reason: note });
  },
};

function caseOf({ friendId, friend, referrer, registeredAt, heldAt, signs }: HeldReferral): QueueCase {
  return {
    ...{ id: friendId, memberId: friendId, account: friend, title: friend, amount: null, since: heldAt },
    why: signs.map(({ kind }) => SIGNS[kind]),
    facts: [
      { label: 'fact.referrer', value: { text: referrer } },
      { label: 'fact.registeredAt', value: { at: registeredAt } },
      ...signs.map((sign) => ({ label: SIGNS[sign.kind], value: { text: sign.with } })),
      { label: 'fact.heldAt', value: { at: heldAt } },
    ],
    ...{ pictures: [], approvals: [], approvalsNeeded: 1, claim: null },
  };
}
