import type {
  LanguageCode,
  MemberPromotion,
  PaymentImage,
  PrizeGiven,
  PromotionApplication,
  RejectionReason,
  SiteDocument,
} from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { imageIdOf } from '#gateway/kit/images/image-id.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { presentPrize, presentRewardPrize, prizeGiven } from '../grants/prize.ts';
import type { ApplicationRow } from '../repository/application-repository.ts';
import type { PromotionImageRow } from '../repository/promotion-image-repository.ts';
import type { Standing } from './gather-standings.ts';
import { MOST_APPLICATIONS } from './promotion-parts.ts';
import { timeOf } from './promotion-status.ts';

/** A promotion to its member. */
export function presentStanding(
  { site }: PublishedSite,
  standing: Standing,
  { language, at }: { readonly language: LanguageCode; readonly at: Date },
): MemberPromotion {
  const { promotion, status, applications, draft, images, isReminded } = standing;
  const folder = `/wps/member/promotions/${promotion.id}/images`;
  const last = applications.at(-1);
  const imagesOf = (row: ApplicationRow | undefined): PaymentImage[] =>
    images
      .filter(({ application_id }) => application_id === row?.application_id)
      .map((image) => presentImage(image, folder));
  return {
    promotionId: promotion.id,
    status,
    mayApply: mayApply(standing, at),
    prize: prizeOfStanding(standing, site, language),
    progress: progressOf(standing, site),
    ...momentsOf(standing),
    application: last === undefined ? null : presentApplication(last, imagesOf(last), language),
    draft: imagesOf(draft),
    reminder: timeOf(promotion.detail.period, at) !== 'comingSoon' ? null : isReminded ? 'asked' : 'offered',
  };
}

/** Whether an application can be sent: a rejected member may try again while the promotion is open. */
export function mayApply({ promotion, status, applications }: Standing, at: Date): boolean {
  const { offer, period } = promotion.detail;
  if (offer?.kind !== 'application' || timeOf(period, at) !== 'open') return false;
  return status === 'join' || (status === 'rejected' && applications.length < MOST_APPLICATIONS);
}

/** An application that was sent. */
export function presentApplication(
  { state, comment, sent_at, taken_at, decided_at, reason, note, created_at }: ApplicationRow,
  images: PaymentImage[],
  language: LanguageCode,
): PromotionApplication {
  if (state === 'draft') throw new Error('an application that was not sent is shown as one that was');
  const code = reason as RejectionReason | null;
  return {
    ...{ state, comment, images },
    sentAt: iso(sent_at ?? created_at),
    takenAt: taken_at && iso(taken_at),
    decidedAt: decided_at && iso(decided_at),
    rejection: code === null ? null : { reason: code, text: message(`promotion.reason.${code}`, language), note },
  };
}

/** An image of an application. @param folder the path under which its reader finds its images. */
export function presentImage(row: PromotionImageRow, folder: string): PaymentImage {
  const { number, name, byte_count: byteCount, width, height, created_at } = row;
  const imageId = imageIdOf(row);
  return { ...{ imageId, number, name, byteCount, width, height }, at: iso(created_at), url: `${folder}/${imageId}` };
}

function prizeOfStanding(
  { reward, bonus, mission, status }: Standing,
  site: SiteDocument,
  language: LanguageCode,
): PrizeGiven | null {
  if (reward !== undefined) return presentRewardPrize(site, reward, language);
  if (bonus !== undefined) return prizeGiven(site, bonus.currency, BigInt(bonus.granted_minor));
  return mission !== undefined && (status === 'claim' || status === 'claimed')
    ? presentPrize(site, mission.mission.prize, language)
    : null;
}

function progressOf({ bonus, mission }: Standing, site: SiteDocument): MemberPromotion['progress'] {
  const decimal = (minor: bigint): string => minorToDecimal(minor, site.currency.decimals);
  if (bonus?.state === 'active' || bonus?.state === 'waiting') {
    const [counted, required] = [BigInt(bonus.counted_minor), BigInt(bonus.required_minor)];
    return { done: decimal(counted < required ? counted : required), target: decimal(required), isMoney: true };
  }
  if (mission === undefined) return null;
  const isMoney = 'stake' in mission.mission.task;
  const said = (value: bigint): string => (isMoney ? decimal(value) : `${value}`);
  const { done, target } = mission;
  return { done: said(done < target ? done : target), target: said(target), isMoney };
}

function momentsOf({
  reward,
  bonus,
  mission,
  applications,
  status,
}: Standing): Pick<MemberPromotion, 'expiresAt' | 'changedAt'> {
  const moment = (time: string | null | undefined): string | null => (time ? iso(time) : null);
  if (reward !== undefined)
    return {
      expiresAt: status === 'claim' ? moment(reward.expires_at) : null,
      changedAt: moment(reward.claimed_at ?? reward.created_at),
    };
  if (bonus !== undefined)
    return {
      expiresAt: status === 'joined' ? moment(bonus.expires_at) : null,
      changedAt: moment(bonus.ended_at ?? bonus.granted_at),
    };
  if (mission !== undefined) return { expiresAt: mission.endsAt, changedAt: null };
  const last = applications.at(-1);
  return { expiresAt: null, changedAt: moment(last?.decided_at ?? last?.taken_at ?? last?.sent_at) };
}

const iso = (time: string): string => new Date(time).toISOString();
