import type { BoutSport, MarketData } from './sport-data.ts';

function boutMarkets(lines: number): readonly MarketData[] {
  const total = { count: lines, step: 4, offset: 2 };
  return [
    { count: 'fight', kind: 'result', group: 'main', marginBasisPoints: 600 },
    { count: 'length', kind: 'total', group: 'main', marginBasisPoints: 550, lines: total },
    { count: 'fight', kind: 'noDraw', group: 'main', marginBasisPoints: 500 },
    { count: 'length', kind: 'odd', group: 'totals', marginBasisPoints: 550 },
  ];
}

const RING = {
  model: 'bout',
  book: 'sports',
  stepMs: 30_000,
  minutes: null,
  breakMs: 0,
  suspendMs: { score: 0, part: 0 },
  delayMs: 3_000,
  part: 'round',
  unit: 'round',
  spread: 0.5,
  main: { result: 'fight', handicap: null, total: 'length' },
  hasDraw: true,
  both: 0,
  drawOnPoints: 60_000,
} as const;

/** Fights. A cockfight has steps of a minute of its clock. */
export const boutSports = {
  boxing: { ...RING, steps: 12, knockOut: 32_000, markets: boutMarkets(3) },
  muayThai: { ...RING, steps: 5, stepMs: 60_000, knockOut: 55_000, markets: boutMarkets(2) },
  digitalBoxing: { ...RING, book: 'esports', steps: 8, knockOut: 55_000, markets: boutMarkets(2) },
  cockfight: {
    ...RING,
    book: 'cockfight',
    steps: 10,
    stepMs: 12_000,
    unit: 'minute',
    spread: 0.3,
    knockOut: 170_000,
    both: 9_000,
    drawOnPoints: 1_000_000,
    markets: boutMarkets(3),
  },
} satisfies Readonly<Record<string, BoutSport>>;
