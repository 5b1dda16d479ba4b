import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The kind of rewards that promotions grant. Its source is the promotion. */
export const PROMOTION = 'promotion';

/** The source of a bonus that an application brings. */
export const bonusSource = (promotionId: string): string => `promotion ${promotionId}`;

/** Applications of a member to one promotion, those that were rejected among them. */
export const MOST_APPLICATIONS = 3;

/** The member who asks, and in which language. */
export interface PromotionReader {
  readonly site: PublishedSite;
  readonly memberId: string;
  readonly language: LanguageCode;
}
