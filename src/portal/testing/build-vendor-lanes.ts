import type { GameType, VendorCard, VendorLanes } from '#contracts/generated/contracts.ts';

const card = (vassalage: string, displayName: string, gameType: GameType = 'RNG'): VendorCard => ({
  vassalage,
  displayName,
  wordmark: displayName.toLowerCase(),
  lagerIcon: `/art/vendor-${vassalage}.webp`,
  gameType,
  gameCategory: gameType,
  gameCount: 40,
});

/** Two lanes with three vendors between them; one of the vendors is in both. */
export const buildVendorLanes = (): VendorLanes => ({
  lanes: [
    {
      gameCategory: 'RNG',
      title: 'Slots',
      cards: { PG: card('PG', 'Paper Garden'), JDB: card('JDB', 'Jade Bell') },
      gameClassify: [
        { key: 'VIDEO', displayName: 'Video', vendors: { PG: 30, JDB: 40 } },
        { key: 'CLASSIC', displayName: 'Classic', vendors: { PG: 10 } },
      ],
    },
    {
      gameCategory: 'FISH',
      title: 'Fishing',
      cards: { JDB: card('JDB', 'Jade Bell', 'FISH'), CQ9: card('CQ9', 'Copper Quay', 'FISH') },
      gameClassify: [],
    },
  ],
});
