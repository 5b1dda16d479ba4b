import type { BonusSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** What a site says of bonuses. @throws DomainError `feature_disabled`. */
export function bonusSettings({ bonus }: Pick<SiteDocument, 'bonus'>): BonusSettings {
  if (bonus === undefined) throw new DomainError('feature_disabled');
  return bonus;
}
