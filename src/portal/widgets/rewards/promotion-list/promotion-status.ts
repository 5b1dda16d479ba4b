import type { Announcement, MemberPromotion, PromotionStatus } from '#contracts/generated/contracts.ts';

/** How promotions stand with the member, by their ids; undefined for a guest, and until they are read. */
export type Standings = ReadonlyMap<string, MemberPromotion> | undefined;

/** The status of a promotion by its time alone, for guests. */
export type TimeStatus = Extract<PromotionStatus, 'comingSoon' | 'join' | 'closed'>;

/** Whether a promotion can be joined: not yet, now, or no more. @param now RFC 3339. */
export function timeStatus({ promotion }: Announcement, now: string): TimeStatus {
  const nowMs = Date.parse(now);
  if (promotion?.startsAt && nowMs < Date.parse(promotion.startsAt)) return 'comingSoon';
  if (promotion?.endsAt && nowMs >= Date.parse(promotion.endsAt)) return 'closed';
  return 'join';
}

/** How a promotion stands with the member; with a guest by its time (specification, section 4, "Promotion"). */
export const statusOf = (promotion: Announcement, standings: Standings, now: string): PromotionStatus =>
  standings?.get(promotion.id)?.status ?? timeStatus(promotion, now);

const ORDER: Readonly<Record<PromotionStatus, number>> = {
  claim: 0,
  joined: 1,
  applying: 2,
  process: 2,
  join: 3,
  comingSoon: 4,
  rejected: 5,
  issued: 6,
  claimed: 6,
  closed: 7,
};

/** The member takes part in it, or has. */
const IS_OWN: ReadonlySet<PromotionStatus> = new Set([
  'claim',
  'joined',
  'applying',
  'process',
  'rejected',
  'issued',
  'claimed',
]);

export type PromotionOrder = 'open' | 'ending';

interface Wanted {
  readonly standings: Standings;
  readonly now: string;
  /** A category, `yours`, or null for all. */
  readonly filter: string | null;
  readonly order: PromotionOrder;
}

/** The name of the filter for the member's own. */
export const YOURS = 'yours';

/** The promotions of a filter in an order; as the site lists them otherwise. */
export function promotionsOf(
  promotions: readonly Announcement[],
  { standings, now, filter, order }: Wanted,
): readonly Announcement[] {
  const rank = (promotion: Announcement): number => ORDER[statusOf(promotion, standings, now)];
  const end = ({ promotion }: Announcement): number => Date.parse(promotion?.endsAt ?? '') || Number.POSITIVE_INFINITY;
  const shown = promotions.filter(
    (promotion) =>
      filter === null ||
      (filter === YOURS
        ? IS_OWN.has(statusOf(promotion, standings, now))
        : promotion.promotion?.category?.id === filter),
  );
  const isOver = (promotion: Announcement): number => (rank(promotion) === ORDER.closed ? 1 : 0);
  return shown.toSorted((one, other) => {
    if (order === 'open') return rank(one) - rank(other);
    const [first, second] = [end(one), end(other)];
    return isOver(one) - isOver(other) || (first === second ? 0 : first - second);
  });
}
