import type { WinnerBoard } from '#contracts/generated/contracts.ts';

/** The largest wins of `count` settled rounds, largest first. */
export const buildWinnerBoard = (count: number): WinnerBoard => ({
  list: Array.from({ length: count }, (_, index) => ({
    vo: {
      id: `win-${index + 1}`,
      nodeId: `node-${index + 1}`,
      vassalage: 'PG',
      iconUrl: `/art/game-${index + 1}.webp`,
      gameName: `Game ${index + 1}`,
      customerName: `p***${index + 1}`,
      winAmount: `${(count - index) * 1000}.50`,
    },
  })),
});
