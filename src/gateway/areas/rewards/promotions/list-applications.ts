import type {
  ApplicationsQuery,
  LanguageCode,
  OperatorApplication,
  OperatorApplications,
} from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentPrize } from '../grants/prize.ts';
import { type ApplicationRow, pageOfApplications } from '../repository/application-repository.ts';
import { listPromotionImages, type PromotionImageRow } from '../repository/promotion-image-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { presentApplication, presentImage } from './present-standing.ts';

const PAGE_SIZE = 20;

/** A site's applications: those that wait for a decision when not said otherwise. */
export async function listApplications(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  { pageNo = '1', pageSize, state = 'open', language = site.site.languages.default }: ApplicationsQuery,
): Promise<OperatorApplications> {
  const limit = Number(pageSize ?? PAGE_SIZE);
  const { rows, count, images } = await database.forSite(site.id, async (tx) => {
    const page = await pageOfApplications(tx, site.id, { state, offset: (Number(pageNo) - 1) * limit, limit });
    const ids = page.rows.map(({ application_id }) => application_id);
    return { ...page, images: await listPromotionImages(tx, site.id, ids) };
  });
  return {
    list: rows.map((row) => presentToOperator(site, { ...row, images, language })),
    ...{ totalPages: Math.ceil(count / limit), totalCount: count },
  };
}

/** An application to an operator. @param row with the images of it and of others. */
export function presentToOperator(
  { id: siteId, site, announcements }: PublishedSite,
  row: ApplicationRow & {
    readonly account: string;
    readonly images: readonly PromotionImageRow[];
    readonly language: LanguageCode;
  },
): OperatorApplication {
  const { application_id: applicationId, promotion_id: promotionId, language } = row;
  const entry = announcements.announcements.find(({ id }) => id === promotionId);
  const offer = entry?.promotion?.offer;
  const folder = `/wps/operator/sites/${siteId}/applications/${applicationId}/images`;
  const images = row.images
    .filter(({ application_id }) => application_id === applicationId)
    .map((image) => presentImage(image, folder));
  return {
    ...{ applicationId, promotionId, memberId: row.member_id, account: row.account, operator: row.operator },
    promotion: entry === undefined ? promotionId : textInLanguage(entry.title, language, site.languages.default),
    prize: offer?.kind === 'application' ? presentPrize(site, offer.prize, language) : null,
    currency: site.currency.code,
    isLargest: offer?.kind === 'application' && offer.prizeIs === 'largest',
    application: presentApplication(row, images, language),
  };
}
