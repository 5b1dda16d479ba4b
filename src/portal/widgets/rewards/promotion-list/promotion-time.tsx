import type { Announcement } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';

/** From when until when a promotion can be joined, in the site's time zone. */
export function PromotionTime({ promotion }: Announcement) {
  const { t } = useWords();
  const locale = useLocale();
  const { timeZone } = useSite().site;
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeZone });
  // Each day stands by itself, whichever way the words around it are written.
  const day = (moment: Date): string => `\u2068${format.format(moment)}\u2069`;
  const { startsAt = null, endsAt = null } = promotion ?? {};
  // The day that is over by the end is the last one.
  const last = endsAt && day(new Date(Date.parse(endsAt) - 1));
  const first = startsAt && day(new Date(startsAt));
  if (first && last) return t('promotion.between', { first, last });
  if (last) return t('promotion.until', { day: last });
  return first ? t('promotion.from', { day: first }) : t('promotion.always');
}
