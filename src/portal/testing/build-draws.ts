import type { DrawBalls, DrawGame, DrawMenu, DrawOpened, DrawRecent } from '#contracts/generated/contracts.ts';

/** The moment of every answer. */
const NOW = '2025-06-02T10:00:00.000Z';

/** A result of five balls, the last of them special. */
export const buildBalls = (overrides: Partial<DrawBalls> = {}): DrawBalls => ({
  issue: '20250601',
  drawnAt: '2025-06-01T09:15:00.000Z',
  balls: ['14', '62', '05', '91', '33'],
  special: 4,
  ...overrides,
});

/** A daily game of the south that draws in a quarter of an hour. */
export const buildDrawGame = (overrides: Partial<DrawGame> = {}): DrawGame => ({
  gameCode: 'VN_MN',
  gameName: 'Southern Vietnam',
  subtitle: 'Daily, 16:15 Hanoi time',
  gameGroupCode: 'LF',
  vassalage: 'TCG_LOTTO_VN',
  prizeMode: 'ELOTT',
  mark: 'tower',
  isHot: 1,
  odds: '99',
  timeZone: 'Asia/Ho_Chi_Minh',
  nextIssue: '20250602',
  nextDrawAt: '2025-06-02T10:15:00.000Z',
  lastResult: buildBalls(),
  ...overrides,
});

/** Five games, of which one draws in 41 seconds. */
export const buildDrawMenu = (overrides: Partial<DrawMenu> = {}): DrawMenu => ({
  now: NOW,
  prizeMode: 'ELOTT',
  totalCount: 128,
  lottGames: [
    buildDrawGame({
      gameCode: 'VN_MB',
      gameName: 'Northern Vietnam',
      mark: 'temple',
      isHot: 0,
      nextDrawAt: '2025-06-02T11:15:00.000Z',
    }),
    buildDrawGame(),
    buildDrawGame({ gameCode: 'VN_HN_VIP', gameName: 'Hanoi VIP', mark: 'temple', isHot: 0, odds: '99.5' }),
    buildDrawGame({
      gameCode: 'VN_KENO_EXPRESS',
      gameName: 'Keno Express',
      mark: 'keno',
      nextIssue: '20250602-1021',
      nextDrawAt: '2025-06-02T10:00:41.000Z',
      lastResult: buildBalls({
        issue: '20250602-1020',
        special: null,
        balls: Array.from({ length: 20 }, (_, index) => String(3 * index + 10)),
      }),
    }),
    buildDrawGame({ gameCode: 'VN_BAMBOO_RACE', gameName: 'PK10 Car Race', mark: 'car', isHot: 0 }),
  ],
  ...overrides,
});

/** A small prize table: the special prize, three and six numbers. */
export const buildOpenedDraw = (overrides: Partial<DrawOpened> = {}): DrawOpened => ({
  gameCode: 'VN_MB',
  gameName: 'Northern Vietnam',
  mark: 'temple',
  timeZone: 'Asia/Ho_Chi_Minh',
  now: NOW,
  nextDrawAt: '2025-06-02T11:15:00.000Z',
  result: buildBalls({ drawnAt: '2025-06-01T11:15:00.000Z' }),
  prizes: [
    { prize: 'special', numbers: ['58214'] },
    { prize: 'sixth', numbers: ['308', '945', '617'] },
    { prize: 'third', numbers: ['04519', '63872', '19340', '55108', '27961', '90433'] },
  ],
  previousIssue: '20250531',
  nextIssue: null,
  ...overrides,
});

/** The latest `count` draws of a game that draws every minute. */
export const buildRecentDraws = (count: number, overrides: Partial<DrawRecent> = {}): DrawRecent => ({
  gameCode: 'VN_KENO_EXPRESS',
  gameName: 'Keno Express',
  mark: 'keno',
  timeZone: 'Asia/Ho_Chi_Minh',
  now: NOW,
  nextDrawAt: '2025-06-02T10:01:00.000Z',
  list: Array.from({ length: count }, (_, index) =>
    buildBalls({
      issue: `20250602-${1021 - index}`,
      drawnAt: new Date(Date.parse(NOW) - index * 60_000).toISOString(),
    }),
  ),
  ...overrides,
});
