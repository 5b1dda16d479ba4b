import type { RoundGameKind } from '#arcade/game-api.ts';
import type { TablePace } from './table-clock.ts';

/** The time for bets and for the result, of the games that have shared tables. The result takes as long as its board. */
const PACES: Readonly<Partial<Record<RoundGameKind, TablePace>>> = {
  roulette: { openMs: 20_000, drawMs: 5_500 },
  baccarat: { openMs: 16_000, drawMs: 8_500 },
  sicBo: { openMs: 18_000, drawMs: 4_000 },
  dragonTiger: { openMs: 12_000, drawMs: 2_500 },
  teenPatti: { openMs: 15_000, drawMs: 4_500 },
  craps: { openMs: 18_000, drawMs: 7_500 },
  wheel: { openMs: 15_000, drawMs: 6_000 },
};

const QUICK = /\b(?:Flash|Speed|Auto)\b/;

/** How fast a table plays; null for a game without shared tables. Tables that are named for their speed wait less. */
export function paceOf(kind: RoundGameKind, gameName: string): TablePace | null {
  const pace = PACES[kind];
  if (pace === undefined) return null;
  return QUICK.test(gameName) ? { ...pace, openMs: pace.openMs * 0.6 } : pace;
}
