import type { SiteDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import type { CheckContext } from './read/site-files.ts';

/**
 * Checks that a site's vendors have games in every category that it offers. A category without games is never shown.
 */
export function* checkOffer(
  { vendors, categories }: SiteDocument,
  { vendorCategories }: CheckContext,
): Generator<Fault> {
  if (!vendorCategories) return;
  const offered = vendors === 'all' ? [...vendorCategories.keys()] : vendors;
  // The categories of a mistyped vendor are unknown.
  if (!offered.every((vendor) => vendorCategories.has(vendor))) return;
  const filled = new Set(offered.flatMap((vendor) => vendorCategories.get(vendor) ?? []));
  for (const [index, category] of categories.entries()) {
    if (filled.has(category)) continue;
    const fitting = [...vendorCategories].filter(([, inIt]) => inIt.includes(category)).map(([vendor]) => vendor);
    yield {
      path: ['categories', index],
      wrong: `none of the site's vendors has games of ${category}`,
      right: fitting.length > 0 ? `take it out, or add one of ${fitting.join(', ')}` : 'take it out',
      severity: 'warning',
    };
  }
}
