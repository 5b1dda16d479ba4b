import type { LanguageCode, MemberPromotion } from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember } from '#gateway/areas/messaging/messaging.ts';
import { findExclusion } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import {
  insertReminder,
  remindedMembers,
  remindedPromotions,
  takeReminder,
} from '../repository/promotion-reminder-repository.ts';
import type { RebateParts, RewardParts } from '../reward-parts.ts';
import type { PromotionReader } from './promotion-parts.ts';
import { timeOf } from './promotion-status.ts';
import { readPromotion } from './read-promotions.ts';
import { oncePromotion, type SitePromotion, shownPromotion } from './shown-promotions.ts';

const AT_A_TIME = 100;

/**
 * Notes that a member wants one message when a promotion begins. For one that has begun nothing is noted.
 * @returns the promotion as it stands with the member.
 * @throws DomainError `not_found`; `promotion_closed`.
 */
export async function askReminder(
  { database, clock, games }: Pick<RebateParts, 'database' | 'clock' | 'games'>,
  reader: PromotionReader,
  promotionId: string,
): Promise<MemberPromotion> {
  const { site, memberId } = reader;
  const at = clock();
  const time = timeOf(shownPromotion(site, promotionId, at).detail.period, at);
  if (time === 'closed') throw new DomainError('promotion_closed');
  const gameTypeOf = await games.gameTypes();
  return database.forSite(site.id, async (tx) => {
    if (time === 'comingSoon') await insertReminder(tx, site.id, { memberId, promotionId, at });
    return readPromotion(tx, reader, { promotionId, at, gameTypeOf });
  });
}

interface RemindParts extends Pick<RewardParts, 'database' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/**
 * Tells members who asked for it that a promotion has begun, each once, on every site. A reminder is taken without a
 * message where the promotion is over or no longer in the documents, and where its member is frozen or excluded from
 * play. One that fails stays for the next run.
 */
export async function remindPromotions(parts: RemindParts, stopping?: AbortSignal): Promise<void> {
  const { database, clock, onFailed } = parts;
  await eachSite(parts, async (site) => {
    if (stopping?.aborted) return;
    const at = clock();
    for (const promotionId of await database.forSite(site.id, (tx) => remindedPromotions(tx, site.id)))
      try {
        await remindOf(parts, site, { promotionId, at, stopping });
      } catch (error) {
        onFailed(site.id, null, error);
      }
  });
}

async function remindOf(
  { database, onFailed }: RemindParts,
  site: PublishedSite,
  {
    promotionId,
    at,
    stopping,
  }: { readonly promotionId: string; readonly at: Date; readonly stopping: AbortSignal | undefined },
): Promise<void> {
  const promotion = oncePromotion(site, promotionId, at);
  const time = promotion === undefined ? 'closed' : timeOf(promotion.detail.period, at);
  if (time === 'comingSoon') return;
  let after = '';
  for (;;) {
    const page = { promotionId, after, most: AT_A_TIME };
    const members = await database.forSite(site.id, (tx) => remindedMembers(tx, site.id, page));
    for (const memberId of members) {
      if (stopping?.aborted) return;
      after = memberId;
      try {
        await database.forSite(site.id, async (tx) => {
          const isTaken = await takeReminder(tx, site.id, { promotionId, memberId });
          if (isTaken && promotion !== undefined && time === 'open') await tell(tx, site, { memberId, promotion, at });
        });
      } catch (error) {
        onFailed(site.id, memberId, error);
      }
    }
    if (members.length < AT_A_TIME) return;
  }
}

async function tell(
  tx: SiteTransaction,
  { id: siteId, site }: PublishedSite,
  { memberId, promotion, at }: { readonly memberId: string; readonly promotion: SitePromotion; readonly at: Date },
): Promise<void> {
  const member = await findById(tx, siteId, memberId);
  if (member === undefined || member.frozen_at !== null) return;
  if (await findExclusion(tx, { siteId, memberId, at })) return;
  const fallback = site.languages.default;
  const language = (member.language ?? fallback) as LanguageCode;
  const params = { promotion: textInLanguage(promotion.title, language, fallback) || promotion.id };
  await notifyMember(tx, siteId, { memberId, kind: 'promotionStarted', at, params });
}
