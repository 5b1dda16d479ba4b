import type { LaunchedGame } from '#contracts/generated/contracts.ts';

/** A slot that has just been started. */
export const buildLaunchedGame = (overrides: Partial<LaunchedGame> = {}): LaunchedGame => ({
  url: 'https://vendor.example/play/PG/game-1?code=c-1',
  sessionId: 'session-1',
  mode: 'real',
  nodeId: 'node-1',
  vassalage: 'PG',
  gameCode: 'game-1',
  gameType: 'RNG',
  gameName: 'Game 1',
  vendorName: 'Paper Garden',
  iconUrl: '/art/game-1.webp',
  ...overrides,
});
