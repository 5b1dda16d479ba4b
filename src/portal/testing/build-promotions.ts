import type {
  MemberPromotion,
  MemberPromotions,
  PromotionApplication,
  PromotionOfferShown,
} from '#contracts/generated/contracts.ts';

/** An offer that is applied for, with 500 points. */
export const buildOffer = (overrides: Partial<PromotionOfferShown> = {}): PromotionOfferShown => ({
  kind: 'application',
  comment: 'required',
  images: 'optional',
  prize: { amount: null, points: 500 },
  bonus: null,
  isLargest: false,
  action: null,
  ...overrides,
});

/** A promotion of which the member has nothing yet. */
export const buildStanding = (number = 1, overrides: Partial<MemberPromotion> = {}): MemberPromotion => ({
  promotionId: `promotion-${number}`,
  status: 'join',
  mayApply: true,
  prize: null,
  progress: null,
  expiresAt: null,
  changedAt: null,
  application: null,
  draft: [],
  reminder: null,
  ...overrides,
});

/** An application that was sent. */
export const buildApplication = (overrides: Partial<PromotionApplication> = {}): PromotionApplication => ({
  state: 'sent',
  comment: 'My corner',
  images: [],
  sentAt: '2025-06-01T10:00:00Z',
  takenAt: null,
  decidedAt: null,
  rejection: null,
  ...overrides,
});

export const buildStandings = (list: readonly MemberPromotion[]): MemberPromotions => ({
  list: [...list],
  availablePromoCount: 0,
});
