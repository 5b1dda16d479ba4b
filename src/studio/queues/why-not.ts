import type { Say } from '../i18n/words.tsx';
import type { Decision, QueueCase } from './queue-kind.ts';

/** Why an operator may not decide a case now, in words; undefined where it may. The gateway refuses the same. */
export function whyNot(
  t: Say,
  decision: Decision,
  {
    open,
    operator,
    mayDecide,
    isStale,
  }: {
    readonly open: QueueCase;
    readonly operator: string | null;
    readonly mayDecide: boolean;
    readonly isStale: boolean;
  },
): string | undefined {
  const { claim, approvals, approvalsNeeded } = open;
  if (!mayDecide) return t('decide.readOnly');
  if (isStale) return t('decide.stale');
  if (claim !== null && claim.until !== null && claim.operator !== operator)
    return t('decide.theirs', { operator: claim.operator });
  const approvedIt = operator !== null && approvals.includes(operator);
  return decision === 'approve' && approvalsNeeded > 1 && approvedIt ? t('decide.other') : undefined;
}
