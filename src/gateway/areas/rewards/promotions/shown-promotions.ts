import type { PromotionDetail, PromotionOffer, TextByLanguage } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { timeOf } from './promotion-status.ts';

/** A promotion of the site's documents. */
export interface SitePromotion {
  readonly id: string;
  readonly title: TextByLanguage;
  readonly detail: PromotionDetail;
}

/** The promotions that are shown at a moment, as the site orders them. */
export function shownPromotions({ announcements }: PublishedSite, at: Date): readonly SitePromotion[] {
  return announcements.announcements.flatMap(({ id, kind, execution, audience, title, from, until, promotion }) => {
    const isShown = timeOf({ ...(from && { from }), ...(until && { until }) }, at) === 'open';
    if (kind !== 'PR' || execution !== 'B' || audience !== undefined || promotion === undefined || !isShown) return [];
    return { id, title, detail: promotion };
  });
}

/** One of them. @throws DomainError `not_found`. */
export function shownPromotion(site: PublishedSite, promotionId: string, at: Date): SitePromotion {
  const found = shownPromotions(site, at).find(({ id }) => id === promotionId);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

/** One of them, or one of the documents that is not shown, which counts as over. */
export function oncePromotion(site: PublishedSite, promotionId: string, at: Date): SitePromotion | undefined {
  const shown = shownPromotions(site, at).find(({ id }) => id === promotionId);
  if (shown !== undefined) return shown;
  const entry = site.announcements.announcements.find(({ id }) => id === promotionId);
  if (entry?.promotion === undefined) return undefined;
  const period = { ...entry.promotion.period, until: at.toISOString() };
  return { id: entry.id, title: entry.title, detail: { ...entry.promotion, period } };
}

/** An offer that is applied for. */
export type ApplicationTerms = Extract<PromotionOffer, { readonly kind: 'application' }>;

/**
 * What an application to a promotion needs, while it can be sent.
 * @throws DomainError `not_found`, also where it is not joined by an application; `promotion_coming_soon`;
 *   `promotion_closed`.
 */
export function termsToApply(site: PublishedSite, promotionId: string, at: Date): ApplicationTerms {
  const { offer, period } = shownPromotion(site, promotionId, at).detail;
  if (offer?.kind !== 'application') throw new DomainError('not_found');
  const time = timeOf(period, at);
  if (time === 'comingSoon') throw new DomainError('promotion_coming_soon');
  if (time === 'closed') throw new DomainError('promotion_closed');
  return offer;
}
