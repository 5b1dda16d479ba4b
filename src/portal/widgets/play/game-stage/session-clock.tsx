import { useEffect, useState } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { clockTime } from './clock-time.ts';
import { Clock } from './game-stage.styles.ts';
import { StageIcon } from './stage-icon.tsx';

/**
 * How long the game has been played. It ticks each second, and says so to nobody who did not look.
 * @param since by the page's own clock; null until it can be played.
 */
export function SessionClock({ since }: { readonly since: number | null }) {
  const t = useFormWords();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <Clock role="timer" aria-live="off">
      <StageIcon name="clock" size={16} />
      <bdi>{t('play.session', { time: clockTime(since === null ? 0 : now - since) })}</bdi>
    </Clock>
  );
}
