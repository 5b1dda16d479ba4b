import type { LanguageCode, VipStanding } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { presentPrize } from '../grants/prize.ts';
import { highestPercent } from '../rebate/rebate-settings.ts';
import { findStanding } from '../repository/vip-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { raiseLevel } from './raise-level.ts';
import { demandOf, requireLevels, vipLevels } from './vip-settings.ts';

/** Whose rank, and in which language the levels are named. */
interface VipReader {
  readonly memberId: string;
  readonly language: LanguageCode;
}

/**
 * A member's VIP level, counted to this moment, and what all levels ask for and give.
 * @throws DomainError `feature_disabled` where the site has none.
 */
export async function readVip(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  { memberId, language }: VipReader,
): Promise<VipStanding> {
  const levels = requireLevels(site.site);
  const { currency, languages } = site.site;
  const decimal = (minor: bigint): string => minorToDecimal(minor, currency.decimals);
  const standing = await database.forSite(site.id, (tx) => raiseLevel(tx, site, { memberId, at: clock() }));
  return {
    level: standing.level,
    staked: decimal(standing.stakedMinor),
    deposited: decimal(standing.depositedMinor),
    levels: levels.map((level, index) => {
      const demand = demandOf(level, currency.decimals);
      return {
        level: index + 1,
        name: textInLanguage(level.name, language, languages.default),
        crest: level.crest,
        staked: decimal(demand.stakedMinor),
        deposited: decimal(demand.depositedMinor),
        upgrade: presentPrize(site.site, level.upgrade),
        monthly: presentPrize(site.site, level.monthly),
        rebatePercent: highestPercent(site.site, index + 1),
      };
    }),
  };
}

/** A member's level as it was counted last; null where the site has none. */
export async function rankOf(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { memberId, language }: VipReader,
): Promise<{ readonly level: number; readonly name: string } | null> {
  const levels = vipLevels(site);
  if (levels.length === 0) return null;
  const standing = await findStanding(tx, id, memberId);
  const level = Math.min(standing?.level ?? 1, levels.length);
  const settings = levels[level - 1];
  return settings === undefined
    ? null
    : { level, name: textInLanguage(settings.name, language, site.languages.default) };
}
