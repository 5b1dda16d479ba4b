import type { GameMenuEntry, GameMenus } from '#contracts/generated/contracts.ts';

/** A category as the gateway names it. */
export const buildCategory = (overrides: Partial<GameMenuEntry> = {}): GameMenuEntry => ({
  gameCategory: 'RNG',
  title: 'Slot machines',
  shortTitle: 'Slots',
  icon: 'cherry',
  gameCount: 120,
  vendorCount: 3,
  ...overrides,
});

/** Three categories, in an order that is nobody's alphabet. */
export const buildGameMenus = (): GameMenus => ({
  menus: [
    buildCategory(),
    buildCategory({ gameCategory: 'FISH', title: 'Fishing halls', shortTitle: 'Fishing', icon: 'fish' }),
    buildCategory({ gameCategory: 'LIVE', title: 'Live casino', shortTitle: 'Live', icon: 'spade' }),
  ],
  totalCount: 1234,
});
