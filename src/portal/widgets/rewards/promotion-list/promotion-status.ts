import type { Announcement } from '#contracts/generated/contracts.ts';

/** Whether a promotion can be joined: not yet, now, or no more (specification, section 4, "Promotion"). */
export type PromotionStatus = 'comingSoon' | 'join' | 'closed';

/** @param now RFC 3339. */
export function promotionStatus({ promotion }: Announcement, now: string): PromotionStatus {
  const nowMs = Date.parse(now);
  if (promotion?.startsAt && nowMs < Date.parse(promotion.startsAt)) return 'comingSoon';
  if (promotion?.endsAt && nowMs >= Date.parse(promotion.endsAt)) return 'closed';
  return 'join';
}

const ORDER: Readonly<Record<PromotionStatus, number>> = { join: 0, comingSoon: 1, closed: 2 };

/** Those that can be joined first, then those to come, then those that are over; as the site lists them otherwise. */
export function inOrder(promotions: readonly Announcement[], now: string): readonly Announcement[] {
  const rank = (promotion: Announcement): number => ORDER[promotionStatus(promotion, now)];
  return [...promotions].sort((one, other) => rank(one) - rank(other));
}
