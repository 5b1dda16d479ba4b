import type { ProtectedStep } from '#contracts/generated/contracts.ts';
import type { Hold, MissingCheck } from '#portal/data/holds.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { limitName } from './limit-name.ts';
import { usePauseWords } from './use-pause-words.ts';
import { useUnaffected } from './use-unaffected.ts';

/** A step that a hold may stop, as it is spoken of: money for the upline is judged as a withdrawal is. */
export type HeldStep = ProtectedStep | 'transfer';

interface HoldWords {
  readonly title: string;
  /** What there is to do, or when it ends. */
  readonly text: string;
}

/** Says why a step cannot be taken. Below the words of the account alone. */
export function useHoldWords(): (step: HeldStep, hold: Hold) => HoldWords {
  const t = useFormWords();
  const moments = useMoments();
  const pauseWords = usePauseWords();
  const unaffected = useUnaffected();
  return (step, hold) => {
    if (hold.why === 'excluded') return { title: pauseWords(hold), text: unaffected };
    if (hold.why === 'checks') return { title: t(`hold.checks.${step}`), text: t(`hold.${nextOf(hold.checks)}`) };
    const { limit } = hold;
    const { period, renewsAt } = limit;
    const title = limitName(t, limit);
    if (renewsAt !== null) return { title, text: t('protect.full', { moment: moments.soon(renewsAt) }) };
    return { title, text: t(period === 'each' ? 'hold.breakNeeded' : 'protect.fullOpen') };
  };
}

/** What there is to do about checks: whoever waits for all of them has nothing to do. */
function nextOf(checks: readonly MissingCheck[]): 'checkFailed' | 'checkPending' | 'checkUnasked' {
  if (checks.some(({ state }) => state === 'failed')) return 'checkFailed';
  return checks.some(({ state }) => state === 'unchecked') ? 'checkUnasked' : 'checkPending';
}
