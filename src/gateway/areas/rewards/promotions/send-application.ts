import type { MemberPromotion } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { changeApplication, insertDraft } from '../repository/application-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { mayApply } from './present-standing.ts';
import type { PromotionReader } from './promotion-parts.ts';
import { readPromotion, standingOf } from './read-promotions.ts';
import { termsToApply } from './shown-promotions.ts';

/**
 * Sends a member's application with the images that were added before (specification, section 3, "Promotion
 * application"). A member has one open application to a promotion.
 * @throws DomainError `already_applied`; `invalid_request` naming `comment` or `images` where one is missing; those of
 *   `termsToApply`.
 */
export async function sendApplication(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  reader: PromotionReader,
  { promotionId, comment: typed = '' }: { readonly promotionId: string; readonly comment?: string | undefined },
): Promise<MemberPromotion> {
  const { site, memberId } = reader;
  const at = clock();
  const terms = termsToApply(site, promotionId, at);
  const comment = typed.trim();
  return database.forSite(site.id, async (tx) => {
    await holdMember(tx, site.id, memberId);
    const standing = await standingOf(tx, reader, { promotionId, at });
    if (!mayApply(standing, at)) throw new DomainError('already_applied');
    if (terms.comment === 'required' && comment === '')
      throw new DomainError('invalid_request', { fields: { comment: 'required' } });
    const { draft, images } = standing;
    const isPictured = images.some(({ application_id }) => application_id === draft?.application_id);
    if (terms.images === 'required' && !isPictured)
      throw new DomainError('invalid_request', { fields: { images: 'required' } });
    const { application_id } = draft ?? (await insertDraft(tx, site.id, { memberId, promotionId, at }));
    await changeApplication(tx, site.id, application_id, { state: 'sent', comment, sent_at: at });
    return readPromotion(tx, reader, { promotionId, at });
  });
}
