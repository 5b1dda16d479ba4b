import type { BonusSettings, SiteDocument } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** What a site says of bonuses. @throws DomainError `feature_disabled`. */
export function bonusSettings({ bonus, flags }: Pick<SiteDocument, 'bonus' | 'flags'>): BonusSettings {
  if (bonus === undefined || !isModuleOn(flags, 'BONUS3')) throw new DomainError('feature_disabled');
  return bonus;
}
