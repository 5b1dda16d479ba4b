import type { MarketKind } from '../markets/selection.ts';
import type { ScoreValue } from '../models/score-chances.ts';
import type { SetLength } from '../models/set-model.ts';

/** The three books: each is what the tiles of one category open. */
export type BookId = 'sports' | 'esports' | 'cockfight';

/** The word for a part of a match: a half, a quarter, a set. */
export type PartName = 'half' | 'quarter' | 'period' | 'inning' | 'set' | 'map' | 'frame' | 'round';

/** The word for what is counted: goals of football, games of a set. */
export type UnitName = 'goal' | 'point' | 'run' | 'game' | 'leg' | 'frame' | 'map' | 'set' | 'round' | 'minute';

/** Groups of markets on a match's page. */
export type MarketGroup = 'main' | 'totals' | 'parts' | 'scores';

/** Markets of one kind on one count. */
export interface MarketData {
  readonly count: string;
  readonly kind: MarketKind;
  readonly group: MarketGroup;
  /** The margin of the house, in basis points: 500 returns 100/105 of the stakes on average. */
  readonly marginBasisPoints: number;
  /** For kinds with a line: how many lines are offered around the fairest one, and the grid of lines in quarters. */
  readonly lines?: { readonly count: number; readonly step: number; readonly offset: number };
  /** For `score`: the highest number of the grid. */
  readonly grid?: number;
}

/** The grid of lines that are halves of points: no bet on them is given back. */
export const HALVES = { step: 4, offset: 2 } as const;

interface CommonSport {
  readonly book: BookId;
  /** The time from one step of a match to the next. */
  readonly stepMs: number;
  /** The pause after a period, set or half. */
  readonly breakMs: number;
  /** How long no bets are taken after a score, and after the end of a part. */
  readonly suspendMs: { readonly score: number; readonly part: number };
  /** How long a bet in play waits before it is accepted. */
  readonly delayMs: number;
  readonly part: PartName;
  readonly unit: UnitName;
  /** Minutes on the clock of a period; null where a match has no clock. */
  readonly minutes: number | null;
  /** How much a difference in strength matters. */
  readonly spread: number;
  /** The markets that lists show: the counts of the result, of the handicap and of the total. */
  readonly main: { readonly result: string; readonly handicap: string | null; readonly total: string | null };
  readonly hasDraw: boolean;
  readonly markets: readonly MarketData[];
}

export interface ScoreSport extends CommonSport {
  readonly model: 'score';
  readonly periods: readonly number[];
  /** The chance that an attack scores between equals, in millionths, and by which share it is higher at home. */
  readonly scoring: number;
  readonly homeMore: number;
  readonly values: readonly ScoreValue[];
  readonly overtime: number | null;
  readonly hasNextScore: boolean;
}

export interface SetSport extends CommonSport {
  readonly model: 'sets';
  readonly setsToWin: number;
  readonly set: SetLength;
  readonly lastSet: SetLength | null;
  readonly hasUnitTotals: boolean;
}

export interface BoutSport extends CommonSport {
  readonly model: 'bout';
  readonly steps: number;
  /** The chances of a knock-out in a step between equals, of a double one, and of a draw on points; millionths. */
  readonly knockOut: number;
  readonly both: number;
  readonly drawOnPoints: number;
}

export type SportData = ScoreSport | SetSport | BoutSport;
