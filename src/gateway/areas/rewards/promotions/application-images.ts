import { createHash } from 'node:crypto';
import type { MemberPromotion } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { countImages } from '#gateway/database/count-images.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { cleanImage } from '#gateway/kit/images/clean-image.ts';
import { shownName } from '#gateway/kit/images/shown-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { insertDraft, isApplicationSent, listOwnApplications } from '../repository/application-repository.ts';
import {
  findPromotionImage,
  insertPromotionImage,
  removePromotionImage,
  type StoredPromotionImage,
} from '../repository/promotion-image-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import type { Standing } from './gather-standings.ts';
import { mayApply } from './present-standing.ts';
import type { PromotionReader } from './promotion-parts.ts';
import { readPromotion, readPromotionOnceShown, standingOf } from './read-promotions.ts';
import { termsToApply } from './shown-promotions.ts';

/** Specification, section 5: "images png or jpg, max 5MB each, max 3". */
const MOST_IMAGES = 3;
/** The most images of a member in a day, over all promotions; it bounds the disk space. */
const MOST_IN_A_DAY = 30;
const DAY_MS = 24 * 60 * 60_000;

type ImageParts = Pick<RewardParts, 'database' | 'clock'>;

/**
 * Adds an image to an application that is not sent yet. Its content alone decides what it is, and the gateway draws it
 * anew. The same file stays one image.
 * @throws DomainError `limit_reached` where three are there already, or the member sent too many in a day;
 *   `already_applied`; `not_found` also where the promotion takes no images; those of `termsToApply` and `cleanImage`.
 */
export async function addImage(
  { database, clock }: ImageParts,
  reader: PromotionReader,
  {
    promotionId,
    file,
    name,
  }: { readonly promotionId: string; readonly file: Buffer; readonly name?: string | undefined },
): Promise<MemberPromotion> {
  const { site, memberId } = reader;
  const fileSha256 = createHash('sha256').update(file).digest('hex');
  if (termsToApply(site, promotionId, clock()).images === 'none') throw new DomainError('not_found');
  // An image is decoded only where it is taken.
  await database.forSite(site.id, async (tx) => roomFor(tx, reader, { promotionId, fileSha256, at: clock() }));
  const image = await cleanImage(file);
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    await holdMember(tx, site.id, memberId);
    const room = await roomFor(tx, reader, { promotionId, fileSha256, at });
    if (room !== null) {
      const draft = room.standing.draft ?? (await insertDraft(tx, site.id, { memberId, promotionId, at }));
      await insertPromotionImage(tx, site.id, {
        ...{ application_id: draft.application_id, number: room.number, member_id: memberId, file_sha256: fileSha256 },
        ...{ name: shownName(name), media_type: image.mediaType, width: image.width, height: image.height },
        ...{ bytes: image.bytes, created_at: at },
      });
    }
    return readPromotion(tx, reader, { promotionId, at });
  });
}

/** The place for an image; null where the same file is there already. */
async function roomFor(
  tx: SiteTransaction,
  reader: PromotionReader,
  { promotionId, fileSha256, at }: { readonly promotionId: string; readonly fileSha256: string; readonly at: Date },
): Promise<{ readonly standing: Standing; readonly number: number } | null> {
  const standing = await standingOf(tx, reader, { promotionId, at });
  if (!mayApply(standing, at)) throw new DomainError('already_applied');
  const there = standing.images.filter(({ application_id }) => application_id === standing.draft?.application_id);
  if (there.some(({ file_sha256 }) => file_sha256 === fileSha256)) return null;
  const free = [...Array(MOST_IMAGES).keys()].map((index) => index + 1);
  const number = free.find((one) => there.every((row) => row.number !== one));
  if (number === undefined) throw new DomainError('limit_reached');
  const since = new Date(at.getTime() - DAY_MS);
  const { site, memberId } = reader;
  if ((await countImages(tx, site.id, { table: 'promotion_image', memberId, since })) >= MOST_IN_A_DAY)
    throw new DomainError('limit_reached');
  return { standing, number };
}

/**
 * Removes an image before the application is sent, also where the promotion is not shown any more; one that is not
 * there is gone already.
 * @throws DomainError `not_found` where the site no longer has the promotion; the image is gone then too.
 */
export async function dropImage(
  { database, clock }: ImageParts,
  reader: PromotionReader,
  { promotionId, imageId }: { readonly promotionId: string; readonly imageId: string },
): Promise<MemberPromotion> {
  const { site, memberId } = reader;
  const at = clock();
  const left = await database.forSite(site.id, async (tx) => {
    await holdMember(tx, site.id, memberId);
    const own = await listOwnApplications(tx, site.id, memberId);
    const draft = own.find(({ promotion_id, state }) => promotion_id === promotionId && state === 'draft');
    if (draft !== undefined) await removePromotionImage(tx, site.id, { applicationId: draft.application_id, imageId });
    return readPromotionOnceShown(tx, reader, { promotionId, at });
  });
  if (left === null) throw new DomainError('not_found');
  return left;
}

/** An image of the member's own applications, with its bytes. @throws DomainError `not_found`. */
export async function readOwnImage(
  { database }: Pick<ImageParts, 'database'>,
  { site, memberId }: Pick<PromotionReader, 'site' | 'memberId'>,
  { promotionId, imageId }: { readonly promotionId: string; readonly imageId: string },
): Promise<StoredPromotionImage> {
  return database.forSite(site.id, async (tx) => {
    const own = await listOwnApplications(tx, site.id, memberId);
    const applicationIds = own
      .filter(({ promotion_id }) => promotion_id === promotionId)
      .map(({ application_id }) => application_id);
    const image = await findPromotionImage(tx, site.id, { applicationIds, imageId });
    if (image === undefined) throw new DomainError('not_found');
    return image;
  });
}

/** An image of an application of the site, for its operators: of none that is a draft. @throws `not_found`. */
export async function readImageForOperator(
  { database }: Pick<ImageParts, 'database'>,
  site: PublishedSite,
  { applicationId, imageId }: { readonly applicationId: string; readonly imageId: string },
): Promise<StoredPromotionImage> {
  return database.forSite(site.id, async (tx) => {
    const applicationIds = (await isApplicationSent(tx, site.id, applicationId)) ? [applicationId] : [];
    const image = await findPromotionImage(tx, site.id, { applicationIds, imageId });
    if (image === undefined) throw new DomainError('not_found');
    return image;
  });
}
