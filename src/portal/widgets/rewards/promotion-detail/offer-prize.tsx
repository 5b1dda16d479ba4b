import type { MemberPromotion, PromotionOfferShown } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { usePrize } from '../use-prize.ts';
import { Prize } from './take-part.styles.ts';

interface OfferPrizeProps {
  readonly offer: PromotionOfferShown;
  readonly standing: MemberPromotion;
}

/** What was granted, or what there is to be had. */
export function OfferPrize({ offer, standing }: OfferPrizeProps) {
  const t = useFormWords();
  const prizeOf = usePrize();
  const prize = standing.prize ?? offer.prize;
  if (prize === null) return null;
  const isLargest = offer.isLargest && standing.prize === null;
  return (
    <Prize>
      {t('promotion.prize')}
      <b>
        <bdi>{isLargest ? t('promotion.prizeLargest', { prize: prizeOf(prize) }) : prizeOf(prize)}</bdi>
      </b>
      {offer.bonus !== null && <small>{offer.bonus}</small>}
    </Prize>
  );
}
