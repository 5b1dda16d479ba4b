import { typedAmount } from '../i18n/typed-amount.ts';
import type { CaseAnswers, CaseQuestion, Decision, QueueCase, QueueKind } from './queue-kind.ts';

interface Draft {
  readonly note: string;
  readonly answers: CaseAnswers;
}

/** Returns the first missing answer of a decision, then a missing note; null if nothing is missing. */
export function missingAnswer(
  { needsNote }: Pick<QueueKind, 'needsNote'>,
  { questions = [], amount }: Pick<QueueCase, 'questions' | 'amount'>,
  decision: Decision,
  { note, answers }: Draft,
): CaseQuestion['key'] | 'note' | null {
  const open = questions.find(
    (question) => question.decision === decision && !isAnswered(question, answers[question.key] ?? '', amount),
  );
  if (open !== undefined) return open.key;
  return note.trim() === '' && needsNote.includes(decision) ? 'note' : null;
}

function isAnswered({ choices }: CaseQuestion, answer: string, amount: QueueCase['amount']): boolean {
  if (choices !== null) return Object.hasOwn(choices, answer);
  if (amount === null) return false;
  const isPoints = 'points' in amount;
  const pattern = isPoints ? /^\d{1,7}$/ : /^\d{1,13}(\.\d{1,4})?$/;
  const sum = typedAmount(answer);
  return pattern.test(sum) && Number(sum) > 0 && Number(sum) <= (isPoints ? amount.points : Number(amount.value));
}
