import type { LanguageCode, MemberPromotion } from '#contracts/generated/contracts.ts';
import { PROMOTIONS_PATH } from './promotion-queries.ts';
import { type Sending, sendImage } from './send-image.ts';
import { sendValue } from './send-value.ts';

/** Adds an image to an application that is not sent yet. @throws GatewayError */
export const sendPromotionImage = async (
  promotionId: string,
  file: File,
  language: LanguageCode,
  sending: Sending,
): Promise<MemberPromotion> => await sendImage(`${PROMOTIONS_PATH}/${promotionId}/images`, file, language, sending);

/** Takes an image away before the application is sent. @throws GatewayError */
export const removePromotionImage = async (
  { promotionId, imageId }: { readonly promotionId: string; readonly imageId: string },
  language: LanguageCode,
): Promise<MemberPromotion> =>
  await sendValue('DELETE', `${PROMOTIONS_PATH}/${promotionId}/images/${imageId}`, {}, language);

/** Applies to a promotion. @throws GatewayError */
export const applyToPromotion = async (
  promotionId: string,
  comment: string,
  language: LanguageCode,
): Promise<MemberPromotion> =>
  await sendValue('POST', `${PROMOTIONS_PATH}/${promotionId}/application`, { comment }, language);

/** Has a message sent when a promotion begins. @throws GatewayError */
export const remindOfPromotion = async (promotionId: string, language: LanguageCode): Promise<MemberPromotion> =>
  await sendValue('POST', `${PROMOTIONS_PATH}/${promotionId}/reminder`, {}, language);

/** Claims the prize of a promotion. @throws GatewayError */
export const claimPromotion = async (promotionId: string, language: LanguageCode): Promise<MemberPromotion> =>
  await sendValue('POST', `${PROMOTIONS_PATH}/${promotionId}/claim`, {}, language);
