import type { BonusDetails } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { cancelBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { bonusSettings } from './bonus-settings.ts';
import { type BonusReader, readBonuses } from './read-bonuses.ts';

const REFUSALS = {
  unknown: () => new DomainError('bonus_not_found'),
  ended: () => new DomainError('bonus_ended'),
  in_play: () => new DomainError('bonus_in_play'),
} as const;

/**
 * Gives up a bonus: what is left of it goes back to the house, and the next one begins.
 * @returns the member's bonuses.
 * @throws DomainError `bonus_not_found`, `bonus_ended`, `bonus_in_play`, `feature_disabled`. Nothing is moved then.
 */
export async function giveUpBonus(
  parts: Pick<RewardParts, 'database' | 'onMoved' | 'clock'>,
  site: PublishedSite,
  reader: BonusReader,
  bonusId: string,
): Promise<BonusDetails> {
  bonusSettings(site.site);
  const { memberId } = reader;
  const answer = await parts.database.forSite(site.id, (tx) =>
    cancelBonus(tx, site.id, { memberId, bonusId, at: parts.clock() }),
  );
  if (answer !== 'cancelled') throw REFUSALS[answer]();
  parts.onMoved(site.id, memberId);
  return readBonuses(parts, site, reader);
}
