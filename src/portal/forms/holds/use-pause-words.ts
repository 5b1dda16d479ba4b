import type { PlayExclusion } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';

type Pause = Pick<PlayExclusion, 'until' | 'endsOnRequest'>;

/** Says how long a break lasts. */
export function usePauseWords(): (pause: Pause) => string {
  const t = useFormWords();
  const moments = useMoments();
  return (pause) => {
    if (waitsForWish(pause)) return t('limits.held');
    return pause.until === null
      ? t('limits.pausedForGood')
      : t('limits.paused', { moment: moments.whole(pause.until) });
  };
}

/** Whether the time of a break is over, and it holds until the member asks for its end. */
export const waitsForWish = ({ until, endsOnRequest }: Pause): boolean =>
  endsOnRequest && until !== null && Date.parse(until) <= Date.now();
