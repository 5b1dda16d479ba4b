import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';

/** Says how long a break lasts. One that is in force after its time holds until the member asks for its end. */
export function usePauseWords(): (until: string | null) => string {
  const t = useFormWords();
  const moments = useMoments();
  return (until) => {
    if (until === null) return t('limits.pausedForGood');
    return isOver(until) ? t('limits.held') : t('limits.paused', { moment: moments.whole(until) });
  };
}

/** Whether the time of a break that is in force is over. */
export const isOver = (until: string | null): boolean => until !== null && Date.parse(until) <= Date.now();
