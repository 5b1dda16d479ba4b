import { useMemo } from 'react';
import { useLocale } from './site-context.tsx';

/** Says a time of so many minutes, such as `1 h 20 min`; `long` for a sentence, such as `1 hour`. */
export type PlayTime = (minutes: number, length?: 'short' | 'long') => string;

/** How times at play are said on this page, with Latin digits as amounts are. */
export function usePlayTime(): PlayTime {
  const locale = useLocale();
  return useMemo(() => {
    const part = (count: number, unit: 'hour' | 'minute', unitDisplay: 'short' | 'long'): string =>
      new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'unit', unit, unitDisplay }).format(count);
    return (minutes, length = 'short') => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      const parts = [...(hours > 0 ? [part(hours, 'hour', length)] : [])];
      if (rest > 0 || hours === 0) parts.push(part(rest, 'minute', length));
      return parts.join(' ');
    };
  }, [locale]);
}
