import type { Announcement, Announcements, Banner, Promotion } from '#contracts/generated/contracts.ts';

/** A banner of the home page that leads to the slots. */
export function buildBanner(number = 1, overrides: Partial<Banner> = {}): Banner {
  return {
    id: `banner-${number}`,
    title: `Offer ${number}`,
    content: `What offer ${number} is about.`,
    url: `/site-assets/7/banner-${number}-desktop.webp`,
    urlMobile: `/site-assets/7/banner-${number}-mobile.webp`,
    linkageType: { do: 'navigate', page: 'home', query: { gameType: 'RNG' } },
    groupName: 'w_home',
    eyebrow: 'Slots',
    eyebrowIcon: 'cherry',
    buttonLabel: 'See the slots',
    ...overrides,
  };
}

/** A notice for players. */
export const buildNotice = (number = 1): Announcement => ({
  id: `notice-${number}`,
  title: `Notice ${number}`,
  content: `<p>What notice ${number} says.</p>`,
  text: `What notice ${number} says.`,
  promotionType: 'PL',
  execution: 'B',
});

/** A promotion that can be joined. */
export const buildPromotion = (number = 1, promotion: Partial<Promotion> = {}): Announcement => ({
  id: `promotion-${number}`,
  title: `Promotion ${number}`,
  content: `<p>What promotion ${number} is about.</p><h3>Terms</h3><ul><li>One for each account.</li></ul>`,
  promotionType: 'PR',
  execution: 'B',
  promotion: {
    url: `/site-assets/7/promotion-${number}-desktop.webp`,
    urlMobile: `/site-assets/7/promotion-${number}-mobile.webp`,
    startsAt: null,
    endsAt: null,
    ...{ category: null, isFeatured: false, summary: null, facts: [], steps: [], tiers: null, faq: [], offer: null },
    ...promotion,
  },
});

/** Two banners, two notices and two promotions. */
export const buildAnnouncements = (overrides: Partial<Announcements> = {}): Announcements => ({
  banners: [buildBanner(1), buildBanner(2)],
  player: [buildNotice(1), buildNotice(2)],
  popup: [],
  promotion: [buildPromotion(1), buildPromotion(2)],
  ...overrides,
});
