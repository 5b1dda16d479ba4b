import type { SiteMember, SiteMembers, SiteMembersQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { numberInName } from '#gateway/kit/mobile-number.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { MemberFileParts } from './member-file-parts.ts';
import { type FoundMember, searchMembers } from './repository/member-search-repository.ts';

const DEFAULT_PAGE = 50;

/** One page of a site's members: those that a search means, or the latest registrations. */
export async function findMembers(
  { database }: Pick<MemberFileParts, 'database'>,
  { id, site }: PublishedSite,
  { search, pageNo = '1', pageSize = `${DEFAULT_PAGE}` }: SiteMembersQuery,
): Promise<SiteMembers> {
  const text = search?.trim() ?? '';
  const limit = Number(pageSize);
  const rows = await database.forReading(id, (tx) =>
    searchMembers(tx, id, {
      ...{ text: text === '' ? null : text, mobileNum: numberInName(text), currency: site.currency.code },
      ...{ offset: (Number(pageNo) - 1) * limit, limit: limit + 1 },
    }),
  );
  return {
    list: rows.slice(0, limit).map((row) => presentMember(row, site.currency.decimals)),
    hasMore: rows.length > limit,
  };
}

function presentMember(row: FoundMember, decimals: number): SiteMember {
  return {
    ...{ memberId: row.member_id, account: row.account, nickname: row.nickname, type: row.type },
    registeredAt: new Date(row.registered_at).toISOString(),
    lastSignInAt: row.last_sign_in_at && new Date(row.last_sign_in_at).toISOString(),
    frozen: row.frozen_at !== null,
    balance: minorToDecimal(BigInt(row.balance), decimals),
  };
}
