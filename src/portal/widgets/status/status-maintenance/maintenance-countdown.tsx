import { useEffect, useState } from 'react';
import { useWords } from '#portal/i18n/words.tsx';
import { Boxes } from './status-maintenance.styles.ts';

type Unit = 'days' | 'hours' | 'minutes' | 'seconds';

/** The whole days, hours, minutes and seconds between two moments, never below nothing. */
export function timeLeft(endTime: string, nowMs: number): Record<Unit, number> {
  const seconds = Math.max(0, Math.floor((Date.parse(endTime) - nowMs) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Counts down to the end. It starts at the gateway's clock, so that the first paint is the same on both sides. */
export function MaintenanceCountdown({ endTime, now }: { readonly endTime: string; readonly now: string }) {
  const { t } = useWords();
  const [nowMs, setNowMs] = useState(() => Date.parse(now));
  useEffect(() => {
    const offsetMs = Date.parse(now) - Date.now();
    const ticking = setInterval(() => setNowMs(Date.now() + offsetMs), 1000);
    return () => clearInterval(ticking);
  }, [now]);
  const left = timeLeft(endTime, nowMs);
  const units: readonly Unit[] =
    left.days > 0 ? ['days', 'hours', 'minutes', 'seconds'] : ['hours', 'minutes', 'seconds'];
  return (
    <Boxes role="timer" aria-label={t('status.maintenance.timeLeft')}>
      {units.map((unit) => (
        <div key={unit}>
          <b>{String(left[unit]).padStart(2, '0')}</b>
          <span>{t(`status.maintenance.${unit}`)}</span>
        </div>
      ))}
    </Boxes>
  );
}
