import type { Adjustments, AdjustmentsQuery } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { MemberFileParts } from '../member-file-parts.ts';
import { pageOfAdjustments } from '../repository/adjustment-repository.ts';
import { presentAdjustment } from './present-adjustment.ts';

const DEFAULT_PAGE = 50;

/** Returns a page of a site's adjustments, filtered by status and member. */
export async function listAdjustments(
  { database }: Pick<MemberFileParts, 'database'>,
  site: PublishedSite,
  { status, memberId, pageNo = '1', pageSize = `${DEFAULT_PAGE}` }: AdjustmentsQuery,
): Promise<Adjustments> {
  const limit = Number(pageSize);
  const page = { offset: (Number(pageNo) - 1) * limit, limit };
  return database.forReading(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfAdjustments(tx, site.id, { isOpen: status === 'open', memberId }, page);
    return { list: rows.map((row) => presentAdjustment(site, row, row.account)), totalCount };
  });
}
