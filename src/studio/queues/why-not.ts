import type { Say } from '../i18n/words.tsx';
import type { Decision, QueueCase } from './queue-kind.ts';

interface Looking {
  readonly open: QueueCase;
  readonly operator: string | null;
  readonly mayDecide: boolean;
  readonly isStale: boolean;
}

/** Why an operator may not decide a case now, in words; undefined where it may. The gateway refuses the same. */
export function whyNot(t: Say, decision: Decision, looking: Looking): string | undefined {
  const { open, operator } = looking;
  const { approvals, approvalsNeeded } = open;
  const approvedIt = operator !== null && approvals.includes(operator);
  const own = decision === 'approve' && approvalsNeeded > 1 && approvedIt ? t('decide.other') : undefined;
  return whyNotTouch(t, looking) ?? own;
}

/** Why an operator may not put a case aside now, in words; undefined where it may. The gateway refuses the same. */
export function whyNotHold(t: Say, looking: Looking): string | undefined {
  const { hold = null } = looking.open;
  const isTheirs = hold !== null && hold.operator !== looking.operator;
  return whyNotTouch(t, looking) ?? (isTheirs ? t('hold.theirs', { operator: hold.operator }) : undefined);
}

function whyNotTouch(t: Say, { open: { claim }, operator, mayDecide, isStale }: Looking): string | undefined {
  if (!mayDecide) return t('decide.readOnly');
  if (isStale) return t('decide.stale');
  const isTheirs = claim !== null && claim.until !== null && claim.operator !== operator;
  return isTheirs ? t('decide.theirs', { operator: claim.operator }) : undefined;
}
