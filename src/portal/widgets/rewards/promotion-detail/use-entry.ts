import { useQueryClient } from '@tanstack/react-query';
import type { MemberPromotion, MemberPromotions, PaymentImage } from '#contracts/generated/contracts.ts';
import { applyToPromotion, removePromotionImage, sendPromotionImage } from '#portal/data/promotion-calls.ts';
import { promotionsPath } from '#portal/data/promotion-queries.ts';
import type { Sending } from '#portal/data/send-image.ts';
import { useSite } from '#portal/site/site-context.tsx';

/** What a member does for an application; the page shows what the gateway answered. Each call throws GatewayError. */
export interface Entry {
  readonly add: (file: File, sending: Sending) => Promise<void>;
  readonly remove: (image: PaymentImage) => Promise<void>;
  readonly send: (comment: string) => Promise<void>;
}

/** Makes an application to a promotion. */
export function useEntry(promotionId: string): Entry {
  const { language } = useSite();
  const queryClient = useQueryClient();
  const queryKey = [promotionsPath(language)];
  const show = async (answer: Promise<MemberPromotion>): Promise<void> => {
    const standing = await answer;
    // An answer that was asked for before knows nothing of it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<MemberPromotions>(
      queryKey,
      (before) =>
        before && { ...before, list: before.list.map((one) => (one.promotionId === promotionId ? standing : one)) },
    );
  };
  return {
    add: (file, sending) => show(sendPromotionImage(promotionId, file, language, sending)),
    remove: ({ imageId }) => show(removePromotionImage({ promotionId, imageId }, language)),
    send: (comment) => show(applyToPromotion(promotionId, comment, language)),
  };
}
