import { useLocale } from '#portal/site/site-context.tsx';

/** Says a rate in the page's language. Given in percent, as a decimal: `0.25`. */
export function usePercent(): (percent: string) => string {
  const format = new Intl.NumberFormat(`${useLocale()}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 4 });
  return (percent) => format.format(Number(percent) / 100);
}
