import { ReasonQuestion, type ReasonQuestionProps } from '../calls/reason-question.tsx';
import { type MemberKey, memberKey } from './member-queries.ts';

interface ReasonDialogProps extends Omit<ReasonQuestionProps, 'changes'> {
  readonly member: MemberKey;
}

/** Asks for the reason of an action on a member, performs it, and reads the member again. */
export function ReasonDialog({ member, ...question }: ReasonDialogProps) {
  return <ReasonQuestion changes={memberKey(member)} {...question} />;
}
