import { HALVES, type MarketData, type PartName, type SetSport, type UnitName } from './sport-data.ts';

interface SetKind {
  readonly part: PartName;
  readonly unit: UnitName;
  readonly setsToWin: number;
  /** Units of a set are bet on. */
  readonly hasUnits: boolean;
  readonly hasUnitTotals?: boolean;
}

function setMarkets({ setsToWin, hasUnits, hasUnitTotals = false }: SetKind): readonly MarketData[] {
  const sets = Array.from({ length: 2 * setsToWin - 1 }, (_, index) => `set${index + 1}`);
  return [
    { count: 'sets', kind: 'result', group: 'main', marginBasisPoints: 450 },
    { count: 'sets', kind: 'handicap', group: 'main', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    { count: 'sets', kind: 'total', group: 'main', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
    ...(hasUnitTotals
      ? ([
          { count: 'units', kind: 'handicap', group: 'totals', marginBasisPoints: 500, lines: { count: 2, ...HALVES } },
          { count: 'units', kind: 'total', group: 'totals', marginBasisPoints: 500, lines: { count: 3, ...HALVES } },
        ] as const)
      : []),
    { count: 'sets', kind: 'score', group: 'scores', marginBasisPoints: 700, grid: setsToWin },
    ...(hasUnits
      ? sets.flatMap((count): readonly MarketData[] => [
          { count, kind: 'result', group: 'parts', marginBasisPoints: 500 },
          { count, kind: 'handicap', group: 'parts', marginBasisPoints: 500, lines: { count: 1, ...HALVES } },
          { count, kind: 'total', group: 'parts', marginBasisPoints: 500, lines: { count: 1, ...HALVES } },
        ])
      : []),
  ];
}

function setSport(
  kind: SetKind,
  rest: Omit<
    SetSport,
    'model' | 'minutes' | 'part' | 'unit' | 'setsToWin' | 'hasUnitTotals' | 'main' | 'hasDraw' | 'markets'
  >,
): SetSport {
  return {
    ...rest,
    model: 'sets',
    minutes: null,
    part: kind.part,
    unit: kind.unit,
    setsToWin: kind.setsToWin,
    hasUnitTotals: kind.hasUnitTotals ?? false,
    main: { result: 'sets', handicap: 'sets', total: kind.hasUnitTotals === true ? 'units' : 'sets' },
    hasDraw: false,
    markets: setMarkets(kind),
  };
}

const QUICK = { delayMs: 3_000, suspendMs: { score: 0, part: 6_000 }, breakMs: 15_000, lastSet: null } as const;
const OF_MAPS = { ...QUICK, book: 'esports', stepMs: 8_000, breakMs: 25_000, spread: 0.07 } as const;
const arena: SetKind = { part: 'map', unit: 'point', setsToWin: 2, hasUnits: true };

/** Sports of sets. */
export const setSports = {
  tennis: setSport(
    { part: 'set', unit: 'game', setsToWin: 2, hasUnits: true, hasUnitTotals: true },
    { ...QUICK, book: 'sports', stepMs: 18_000, spread: 0.07, set: { units: 6, lead: 2, cap: 7 } },
  ),
  volleyball: setSport(
    { part: 'set', unit: 'point', setsToWin: 3, hasUnits: true },
    {
      ...QUICK,
      book: 'sports',
      stepMs: 3_500,
      spread: 0.03,
      set: { units: 25, lead: 2, cap: 35 },
      lastSet: { units: 15, lead: 2, cap: 25 },
    },
  ),
  badminton: setSport(
    { part: 'set', unit: 'point', setsToWin: 2, hasUnits: true },
    { ...QUICK, book: 'sports', stepMs: 5_000, spread: 0.04, set: { units: 21, lead: 2, cap: 30 } },
  ),
  tableTennis: setSport(
    { part: 'set', unit: 'point', setsToWin: 3, hasUnits: true },
    { ...QUICK, book: 'sports', stepMs: 5_000, spread: 0.05, set: { units: 11, lead: 2, cap: 21 } },
  ),
  snooker: setSport(
    { part: 'frame', unit: 'frame', setsToWin: 5, hasUnits: false },
    {
      ...QUICK,
      book: 'sports',
      stepMs: 60_000,
      breakMs: 0,
      spread: 0.09,
      set: { units: 1, lead: 1, cap: 1 },
    },
  ),
  darts: setSport(
    { part: 'set', unit: 'leg', setsToWin: 3, hasUnits: true },
    { ...QUICK, book: 'sports', stepMs: 20_000, spread: 0.08, set: { units: 3, lead: 1, cap: 3 } },
  ),
  battleArena: setSport(arena, { ...OF_MAPS, set: { units: 15, lead: 1, cap: 15 } }),
  mobileArena: setSport(arena, { ...OF_MAPS, stepMs: 7_000, set: { units: 12, lead: 1, cap: 12 } }),
  heroBattle: setSport({ ...arena, setsToWin: 3 }, { ...OF_MAPS, stepMs: 6_000, set: { units: 10, lead: 1, cap: 10 } }),
  realTimeStrategy: setSport(
    { part: 'map', unit: 'map', setsToWin: 3, hasUnits: false },
    { ...OF_MAPS, stepMs: 90_000, breakMs: 0, spread: 0.12, set: { units: 1, lead: 1, cap: 1 } },
  ),
  tacticalShooter: setSport(
    { part: 'map', unit: 'round', setsToWin: 2, hasUnits: true, hasUnitTotals: true },
    { ...OF_MAPS, stepMs: 7_000, spread: 0.06, set: { units: 13, lead: 2, cap: 19 } },
  ),
  heroShooter: setSport(
    { part: 'map', unit: 'point', setsToWin: 3, hasUnits: true },
    { ...OF_MAPS, stepMs: 20_000, spread: 0.09, set: { units: 3, lead: 1, cap: 3 } },
  ),
} satisfies Readonly<Record<string, SetSport>>;
