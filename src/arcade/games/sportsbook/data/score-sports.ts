import { HALVES, type MarketData, type ScoreSport } from './sport-data.ts';

const ONE = [{ points: 1, share: 1_000_000 }] as const;

/** Markets of sports with few scores, where a draw is a result. */
function goalMarkets(grid: number, next: boolean): readonly MarketData[] {
  return [
    { count: 'full', kind: 'result', group: 'main', marginBasisPoints: 500 },
    { count: 'full', kind: 'handicap', group: 'main', marginBasisPoints: 400, lines: { count: 3, step: 1, offset: 0 } },
    { count: 'full', kind: 'total', group: 'main', marginBasisPoints: 400, lines: { count: 3, step: 2, offset: 0 } },
    { count: 'full', kind: 'double', group: 'main', marginBasisPoints: 500 },
    { count: 'full', kind: 'noDraw', group: 'main', marginBasisPoints: 450 },
    ...(next ? [{ count: 'next', kind: 'result', group: 'main', marginBasisPoints: 600 } as const] : []),
    { count: 'full', kind: 'both', group: 'totals', marginBasisPoints: 500 },
    { count: 'full', kind: 'home', group: 'totals', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'full', kind: 'away', group: 'totals', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'full', kind: 'odd', group: 'totals', marginBasisPoints: 500 },
    { count: 'period1', kind: 'result', group: 'parts', marginBasisPoints: 600 },
    { count: 'period1', kind: 'total', group: 'parts', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'period2', kind: 'result', group: 'parts', marginBasisPoints: 600 },
    { count: 'full', kind: 'score', group: 'scores', marginBasisPoints: 900, grid },
  ];
}

/** Markets of sports with many points, which have a winner. */
function pointMarkets(periods: number): readonly MarketData[] {
  return [
    { count: 'winner', kind: 'result', group: 'main', marginBasisPoints: 450 },
    { count: 'full', kind: 'handicap', group: 'main', marginBasisPoints: 450, lines: { count: 3, ...HALVES } },
    { count: 'full', kind: 'total', group: 'main', marginBasisPoints: 450, lines: { count: 3, ...HALVES } },
    { count: 'full', kind: 'home', group: 'totals', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'full', kind: 'away', group: 'totals', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'full', kind: 'odd', group: 'totals', marginBasisPoints: 500 },
    ...Array.from({ length: periods }, (_, index): readonly MarketData[] => [
      { count: `period${index + 1}`, kind: 'result', group: 'parts', marginBasisPoints: 600 },
      {
        count: `period${index + 1}`,
        kind: 'total',
        group: 'parts',
        marginBasisPoints: 500,
        lines: { count: 1, ...HALVES },
      },
    ]).flat(),
  ];
}

const DRAWN = {
  model: 'score',
  book: 'sports',
  hasDraw: true,
  overtime: null,
  values: ONE,
  main: { result: 'full', handicap: 'full', total: 'full' },
} as const;

const DECIDED = { ...DRAWN, hasDraw: false, main: { result: 'winner', handicap: 'full', total: 'full' } } as const;

const football: ScoreSport = {
  ...DRAWN,
  minutes: 45,
  stepMs: 3_000,
  breakMs: 30_000,
  suspendMs: { score: 15_000, part: 0 },
  delayMs: 3_000,
  part: 'half',
  unit: 'goal',
  spread: 0.55,
  periods: [90, 90],
  scoring: 14_400,
  homeMore: 0.12,
  hasNextScore: true,
  markets: goalMarkets(4, true),
};

const basketball: ScoreSport = {
  ...DECIDED,
  minutes: 12,
  stepMs: 2_500,
  breakMs: 20_000,
  suspendMs: { score: 0, part: 4_000 },
  delayMs: 3_000,
  part: 'quarter',
  unit: 'point',
  spread: 0.09,
  periods: [48, 48, 48, 48],
  scoring: 500_000,
  homeMore: 0.025,
  values: [
    { points: 1, share: 100_000 },
    { points: 2, share: 620_000 },
    { points: 3, share: 280_000 },
  ],
  overtime: 20,
  hasNextScore: false,
  markets: pointMarkets(4),
};

/** Sports in which attacks score. Attacks and their chances are chosen for the sport's usual scores. */
export const scoreSports = {
  football,
  basketball,
  baseball: {
    ...DECIDED,
    minutes: null,
    stepMs: 24_000,
    breakMs: 4_000,
    suspendMs: { score: 6_000, part: 3_000 },
    delayMs: 3_000,
    part: 'inning',
    unit: 'run',
    spread: 0.22,
    periods: [2, 2, 2, 2, 2, 2, 2, 2, 2],
    scoring: 300_000,
    homeMore: 0.04,
    values: [
      { points: 1, share: 600_000 },
      { points: 2, share: 250_000 },
      { points: 3, share: 100_000 },
      { points: 4, share: 50_000 },
    ],
    overtime: 2,
    hasNextScore: false,
    markets: pointMarkets(1),
  },
  iceHockey: {
    ...DECIDED,
    minutes: 20,
    stepMs: 3_500,
    breakMs: 20_000,
    suspendMs: { score: 12_000, part: 0 },
    delayMs: 3_000,
    part: 'period',
    unit: 'goal',
    spread: 0.4,
    periods: [40, 40, 40],
    scoring: 49_000,
    homeMore: 0.08,
    overtime: 20,
    hasNextScore: true,
    markets: [{ count: 'winner', kind: 'result', group: 'main', marginBasisPoints: 450 }, ...goalMarkets(5, true)],
  },
  handball: {
    ...DRAWN,
    minutes: 30,
    stepMs: 3_500,
    breakMs: 30_000,
    suspendMs: { score: 0, part: 4_000 },
    delayMs: 3_000,
    part: 'half',
    unit: 'goal',
    spread: 0.12,
    periods: [60, 60],
    scoring: 470_000,
    homeMore: 0.04,
    hasNextScore: false,
    markets: [
      { count: 'full', kind: 'result', group: 'main', marginBasisPoints: 500 },
      ...pointMarkets(2).filter(({ count }) => count !== 'winner'),
    ],
  },
  futsal: {
    ...DRAWN,
    minutes: 20,
    stepMs: 5_000,
    breakMs: 20_000,
    suspendMs: { score: 12_000, part: 0 },
    delayMs: 3_000,
    part: 'half',
    unit: 'goal',
    spread: 0.4,
    periods: [40, 40],
    scoring: 82_000,
    homeMore: 0.08,
    hasNextScore: true,
    markets: goalMarkets(6, true),
  },
  rugby: {
    ...DRAWN,
    minutes: 40,
    stepMs: 5_000,
    breakMs: 30_000,
    suspendMs: { score: 8_000, part: 0 },
    delayMs: 3_000,
    part: 'half',
    unit: 'point',
    spread: 0.35,
    periods: [40, 40],
    scoring: 125_000,
    homeMore: 0.1,
    values: [
      { points: 3, share: 450_000 },
      { points: 5, share: 200_000 },
      { points: 7, share: 350_000 },
    ],
    hasNextScore: false,
    markets: [
      { count: 'full', kind: 'result', group: 'main', marginBasisPoints: 500 },
      ...pointMarkets(2).filter(({ count }) => count !== 'winner'),
    ],
  },
  digitalFootball: {
    ...football,
    book: 'esports',
    minutes: 45,
    stepMs: 2_500,
    breakMs: 15_000,
    homeMore: 0,
    scoring: 19_000,
  },
  digitalBasketball: {
    ...basketball,
    book: 'esports',
    stepMs: 2_500,
    breakMs: 10_000,
    homeMore: 0,
    periods: [32, 32, 32, 32],
  },
} satisfies Readonly<Record<string, ScoreSport>>;
