import type { WidgetFamily } from '../widget-family.ts';
import { promotionDetailWidget } from './promotion-detail/promotion-detail-widget.ts';
import { promotionListWidget } from './promotion-list/promotion-list-widget.ts';

/** The widgets of promotions and rewards. A definition that has more than a version and a view stands in its folder. */
export const rewardsWidgets = {
  'mission-centre': {
    type: 'mission-centre',
    version: 1,
    view: async () => (await import('./mission-centre/mission-centre.tsx')).MissionCentreView,
  },
  'promotion-detail': promotionDetailWidget,
  'promotion-list': promotionListWidget,
  referral: {
    type: 'referral',
    version: 1,
    view: async () => (await import('./referral/referral.tsx')).ReferralView,
  },
  'reward-centre': {
    type: 'reward-centre',
    version: 1,
    view: async () => (await import('./reward-centre/reward-centre.tsx')).RewardCentreView,
  },
} satisfies WidgetFamily;
