import type { PointsConversionSettings, PointsSettings } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The currency of points in the ledger. */
export const POINTS = 'PTS';

/** @throws DomainError `feature_disabled` where the site has no points. */
export function pointsSettings({ site }: PublishedSite): PointsSettings {
  if (site.points === undefined) throw new DomainError('feature_disabled');
  return site.points;
}

/** @throws DomainError `feature_disabled` where points do not become money. */
export function conversionSettings(site: PublishedSite): PointsConversionSettings {
  const { conversion } = pointsSettings(site);
  if (conversion === undefined) throw new DomainError('feature_disabled');
  return conversion;
}
