import { useMemo } from 'react';
import { dateFormat } from '#portal/i18n/date-format.ts';
import { useLocale, useSite } from './site-context.tsx';

/** Says moments of the account in the page's language and the site's time zone. Given as RFC 3339. */
export interface Moments {
  readonly day: (moment: string) => string;
  readonly whole: (moment: string) => string;
  /** Without its year, for what is not far off. */
  readonly soon: (moment: string) => string;
  /** The hour and minute alone, for what is of a day that is known. */
  readonly time: (moment: string) => string;
}

/** How moments of the account are said on this page. */
export function useMoments(): Moments {
  const locale = useLocale();
  const { timeZone } = useSite().site;
  return useMemo(() => {
    const day = dateFormat(locale, { dateStyle: 'medium', timeZone });
    const whole = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const soon = dateFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone });
    const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
    return {
      day: (moment) => day.format(new Date(moment)),
      whole: (moment) => whole.format(new Date(moment)),
      soon: (moment) => soon.format(new Date(moment)),
      time: (moment) => time.format(new Date(moment)),
    };
  }, [locale, timeZone]);
}
