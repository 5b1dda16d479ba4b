import type { LanguageCode, OperatorRedemptions, RedeemList, RedeemListQuery } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { pointsSettings } from '../points/points-settings.ts';
import { pageOfMember, pageOfSite } from '../repository/redemption-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentRedemption } from './mall-presenter.ts';

const PAGE_SIZE = 20;

/** A member's redemptions, the latest first. @throws DomainError `feature_disabled`. */
export async function listRedemptions(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  { memberId, language }: { readonly memberId: string; readonly language: LanguageCode },
  query: RedeemListQuery,
): Promise<RedeemList> {
  pointsSettings(site);
  const { offset, limit } = pageOf(query);
  const { rows, count } = await database.forReading(site.id, (tx) =>
    pageOfMember(tx, site.id, { memberId, status: query.status, offset, limit }),
  );
  return {
    list: rows.map((row) => presentRedemption(site, row, language)),
    ...{ totalPages: Math.ceil(count / limit), totalCount: count },
  };
}

/**
 * A site's redemptions of one status: those in process when not said otherwise.
 * @throws DomainError `feature_disabled`.
 */
export async function listForOperators(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  query: RedeemListQuery,
): Promise<OperatorRedemptions> {
  pointsSettings(site);
  const { offset, limit } = pageOf(query);
  const language = query.language ?? site.site.languages.default;
  const { rows, count } = await database.forSite(site.id, (tx) =>
    pageOfSite(tx, site.id, { status: query.status, offset, limit }),
  );
  return {
    list: rows.map((row) => ({
      ...{ memberId: row.member_id, account: row.account, operator: row.operator },
      ...presentRedemption(site, row, language),
    })),
    ...{ totalPages: Math.ceil(count / limit), totalCount: count },
  };
}

function pageOf({ pageNo = '1', pageSize }: RedeemListQuery) {
  const limit = Number(pageSize ?? PAGE_SIZE);
  return { offset: (Number(pageNo) - 1) * limit, limit };
}
