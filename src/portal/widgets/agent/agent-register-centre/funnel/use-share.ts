import { useLocale } from '#portal/site/site-context.tsx';

/** Says a part of a whole in percent, in the page's language; null where the whole is nothing. */
export function useShare(): (part: number, whole: number) => string | null {
  const percent = new Intl.NumberFormat(`${useLocale()}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 });
  return (part, whole) => (whole === 0 ? null : percent.format(part / whole));
}
