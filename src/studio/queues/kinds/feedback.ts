import type { OperatorFeedback } from '#contracts/generated/contracts.ts';
import { read, send } from '#studio/calls/desk-client.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import type { QueueCase, QueueKind } from '../queue-kind.ts';

const TITLES: Readonly<Record<OperatorFeedback['kind'], StudioWord>> = {
  PROBLEM: 'feedback.problem',
  SUGGESTION: 'feedback.suggestion',
  COMPLAINT: 'feedback.complaint',
  PRAISE: 'feedback.praise',
  OTHER: 'feedback.other',
};

/** Feedback of visitors, closed as answered or as needing no answer. */
export const feedback: QueueKind = {
  ...{ key: 'feedback', label: 'queue.feedback', role: 'support' },
  ...{ needsNote: ['approve', 'reject'], noteIsRead: [] },
  reasons: { approve: ['reason.answeredByMail'], reject: ['reason.noQuestion', 'reason.passedOn'] },
  words: { approve: 'decide.answered', reject: 'decide.noAnswer' },
  async read(siteId, pageSize, signal) {
    const { list, totalCount } = await read(`/wps/operator/sites/${siteId}/feedback?pageSize=${pageSize}`, signal);
    return { cases: list.map(caseOf), totalCount };
  },
  async decide({ siteId, case: { id }, decision, note }) {
    const outcome = decision === 'approve' ? 'answered' : 'noAnswer';
    await send('POST', `/wps/operator/sites/${siteId}/feedback/${id}/close`, { outcome, note });
  },
};

const caseOf = ({ feedbackId, kind, content, contact, language, receivedAt }: OperatorFeedback): QueueCase => ({
  ...{ id: feedbackId, memberId: null, account: contact ?? { words: 'feedback.visitor' } },
  ...{ title: { words: TITLES[kind] }, amount: null, since: receivedAt, why: [], pictures: [] },
  facts: [
    { label: 'fact.message', value: { text: content } },
    { label: 'fact.answerTo', value: contact === null ? { words: 'feedback.noAnswerAsked' } : { mail: contact } },
    { label: 'fact.language', value: { text: language } },
    { label: 'fact.openedAt', value: { at: receivedAt } },
  ],
  ...{ approvals: [], approvalsNeeded: 1, claim: null },
});
