import type { CaseCounts, CaseCountsQuery } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { countOpenCases } from '../repository/open-case-keys.ts';

/** The ages that are counted, in minutes: an hour, four hours, a day and three days. */
const AGES = [60, 240, 1_440, 4_320];

/** How many of a site's open requests each filter of the queue finds. */
export async function countCases(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  { id: siteId }: Pick<PublishedSite, 'id'>,
  { query, operator }: { readonly query: CaseCountsQuery; readonly operator: string },
): Promise<CaseCounts> {
  const asked = { subject: query.kind, operator, ages: AGES, now: clock() };
  const { older, ...counts } = await database.forSite(siteId, (tx) => countOpenCases(tx, siteId, asked));
  return {
    open: Number(counts.open),
    mine: Number(counts.mine),
    unclaimed: Number(counts.open) - Number(counts.claimed),
    second: Number(counts.second),
    held: Number(counts.held),
    older: AGES.map((minutes, index) => ({ minutes, count: Number(older[index]) })),
  };
}
