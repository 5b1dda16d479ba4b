import type { Announcement, Announcements, Banner } from '#contracts/generated/contracts.ts';

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
  content: `What notice ${number} says.`,
  promotionType: 'PL',
  execution: 'B',
});

/** Two banners and two notices. */
export const buildAnnouncements = (overrides: Partial<Announcements> = {}): Announcements => ({
  banners: [buildBanner(1), buildBanner(2)],
  player: [buildNotice(1), buildNotice(2)],
  popup: [],
  promotion: [],
  ...overrides,
});
