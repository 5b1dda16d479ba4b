import type { LanguageCode, MemberPromotion } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { insertReminder, remindedPromotions, takeReminders } from '../repository/promotion-reminder-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import type { PromotionReader } from './promotion-parts.ts';
import { timeOf } from './promotion-status.ts';
import { readPromotion } from './read-promotions.ts';
import { oncePromotion, type SitePromotion, shownPromotion } from './shown-promotions.ts';

const AT_A_TIME = 100;

/**
 * Has a member told, once, when a promotion begins. One that has begun needs no reminder: nothing is noted.
 * @returns the promotion as it stands with the member.
 * @throws DomainError `not_found`; `promotion_closed`.
 */
export async function askReminder(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  reader: PromotionReader,
  promotionId: string,
): Promise<MemberPromotion> {
  const { site, memberId } = reader;
  const at = clock();
  const time = timeOf(shownPromotion(site, promotionId, at).detail.period, at);
  if (time === 'closed') throw new DomainError('promotion_closed');
  return database.forSite(site.id, async (tx) => {
    if (time === 'comingSoon') await insertReminder(tx, site.id, { memberId, promotionId, at });
    return readPromotion(tx, reader, { promotionId, at });
  });
}

interface RemindParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/**
 * Tells members that a promotion has begun that they wanted to be told of, each once, on every site. Reminders of
 * promotions that are over, or no longer in the documents, go without a message.
 */
export async function remindPromotions(parts: RemindParts, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  await eachSite(parts, async (site) => {
    const at = clock();
    for (const promotionId of await database.forSite(site.id, (tx) => remindedPromotions(tx, site.id))) {
      const promotion = oncePromotion(site, promotionId, at);
      const time = promotion === undefined ? 'closed' : timeOf(promotion.detail.period, at);
      if (time === 'comingSoon') continue;
      let taken = AT_A_TIME;
      while (taken === AT_A_TIME && !stopping?.aborted)
        taken = await database.forSite(site.id, async (tx) => {
          const members = await takeReminders(tx, site.id, { promotionId, most: AT_A_TIME });
          if (promotion !== undefined && time === 'open')
            for (const memberId of members) await tell(tx, site, { memberId, promotion, at });
          return members.length;
        });
    }
  });
}

async function tell(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  { memberId, promotion, at }: { readonly memberId: string; readonly promotion: SitePromotion; readonly at: Date },
): Promise<void> {
  const fallback = site.languages.default;
  const language = ((await findById(tx, siteId, memberId))?.language ?? fallback) as LanguageCode;
  const params = { promotion: textInLanguage(promotion.title, language, fallback) || promotion.id };
  await notifyMember(tx, siteId, { memberId, kind: 'promotionStarted', at, params });
}
