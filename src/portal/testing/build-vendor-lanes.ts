import type { VendorCard, VendorLanes } from '#contracts/generated/contracts.ts';

const card = (vassalage: string, displayName: string): VendorCard => ({
  vassalage,
  displayName,
  wordmark: displayName.toLowerCase(),
  lagerIcon: `/art/vendor-${vassalage}.webp`,
  gameType: 'RNG',
  gameCategory: 'RNG',
  gameCount: 40,
});

/** Two lanes with three vendors between them; one of the vendors is in both. */
export const buildVendorLanes = (): VendorLanes => ({
  lanes: [
    {
      gameCategory: 'RNG',
      title: 'Slots',
      cards: { PG: card('PG', 'Paper Garden'), JDB: card('JDB', 'Jade Bell') },
      gameClassify: [],
    },
    {
      gameCategory: 'FISH',
      title: 'Fishing',
      cards: { JDB: card('JDB', 'Jade Bell'), CQ9: card('CQ9', 'Copper Quay') },
      gameClassify: [],
    },
  ],
});
