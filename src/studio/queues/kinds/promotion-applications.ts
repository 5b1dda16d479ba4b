import type { OperatorApplication, RejectionReason } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import { typedAmount } from '#studio/i18n/typed-amount.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { CaseFact, CaseQuestion, Decided, QueueCase, QueueKind } from '../queue-kind.ts';

const REASONS: Readonly<Record<RejectionReason, StudioWord>> = {
  imageUnclear: 'reject.imageUnclear',
  otherAccount: 'reject.otherAccount',
  notEligible: 'reject.notEligible',
  termsNotMet: 'reject.termsNotMet',
  sentBefore: 'reject.sentBefore',
  other: 'reject.other',
};

const REASON: CaseQuestion = {
  ...{ key: 'reason', decision: 'reject', label: 'ask.reason', missing: 'ask.reasonMissing' },
  choices: REASONS,
};

const PRIZE: CaseQuestion = {
  ...{ key: 'prize', decision: 'approve', label: 'ask.prize', missing: 'ask.prizeMissing' },
  choices: null,
};

const isReason = (answer: string): answer is RejectionReason => Object.hasOwn(REASONS, answer);

const path = (siteId: string, pageSize: number) =>
  `/wps/operator/sites/${siteId}/applications?pageSize=${pageSize}` as const;
const applicationAt = (siteId: string, id: string) => `/wps/operator/sites/${siteId}/applications/${id}` as const;

/** Applications of members to promotions, with the pictures that they sent. */
export const promotionApplications: QueueKind = {
  ...{ key: 'applications', label: 'queue.applications', role: 'cashier' },
  ...{ needsNote: [], noteIsRead: ['reject'], dropsNote: ['approve'] },
  words: { approve: 'decide.approve', reject: 'decide.reject' },
  async read(siteId, pageSize, signal) {
    const { list, totalCount } = await read(path(siteId, pageSize), signal);
    return { cases: list.map((one) => caseOf(one)), totalCount };
  },
  async claim(siteId, caseId) {
    await send('POST', `${applicationAt(siteId, caseId)}/take`, {});
  },
  async decide(decided) {
    const { siteId, case: of, decision } = decided;
    const application = applicationAt(siteId, of.id);
    if (decision === 'approve') await send('POST', `${application}/approve`, namedPrize(decided));
    else await send('POST', `${application}/reject`, rejection(decided));
  },
};

/** The prize that the operator names; nothing where the site says how much it is. */
function namedPrize({ case: { amount }, answers: { prize } }: Decided) {
  if (prize === undefined || amount === null) return {};
  return 'points' in amount ? { points: Number(prize) } : { amount: typedAmount(prize) };
}

function rejection({ answers: { reason = '' }, note }: Decided) {
  return { reason: isReason(reason) ? reason : ('other' as const), ...(note !== '' && { note }) };
}

function caseOf(given: OperatorApplication): QueueCase {
  const { application, promotion, prize, isLargest, operator } = given;
  const facts: CaseFact[] = [
    { label: 'fact.promotion', value: { text: promotion } },
    ...(application.comment === '' ? [] : [{ label: 'fact.comment' as const, value: { text: application.comment } }]),
    ...spinsOf(prize),
    { label: 'fact.sentAt', value: { at: application.sentAt } },
    ...(application.takenAt === null ? [] : [{ label: 'fact.takenAt' as const, value: { at: application.takenAt } }]),
  ];
  return {
    ...{ id: given.applicationId, memberId: given.memberId, account: given.account, title: promotion },
    amount: amountOf(given),
    since: application.sentAt,
    why: prize === null ? ['why.promotionGone'] : [],
    facts,
    pictures: application.images.map(({ url }) => ({ url, label: 'case.picture' })),
    ...{ approvals: [], approvalsNeeded: 1 },
    claim: application.takenAt === null || operator === null ? null : { operator, until: null },
    questions: isLargest ? [PRIZE, REASON] : [REASON],
  };
}

function amountOf({ prize, currency }: OperatorApplication): QueueCase['amount'] {
  if (prize === null) return null;
  if (prize.points !== null) return { points: prize.points };
  return prize.amount === null ? null : { value: prize.amount, currency };
}

function spinsOf(prize: OperatorApplication['prize']): CaseFact[] {
  if (prize?.freeSpins === undefined) return [];
  const { spins, gameName } = prize.freeSpins;
  return [{ label: 'fact.freeSpins', value: { text: `${spins} × ${gameName}` } }];
}
