import type { RoundGameKind } from '#arcade/round-game-kind.ts';
import type { TablePace } from './table-clock.ts';

type PhaseTimes = Pick<TablePace, 'openMs' | 'drawMs'> & Partial<Pick<TablePace, 'chooseMs'>>;

/** The time for bets and for choices, and the time that the board takes to show the result. */
const PACES: Readonly<Partial<Record<RoundGameKind, PhaseTimes>>> = {
  roulette: { openMs: 20_000, drawMs: 5_500 },
  baccarat: { openMs: 16_000, drawMs: 8_500 },
  sicBo: { openMs: 18_000, drawMs: 4_000 },
  dragonTiger: { openMs: 12_000, drawMs: 2_500 },
  teenPatti: { openMs: 15_000, drawMs: 4_500 },
  craps: { openMs: 18_000, drawMs: 7_500 },
  wheel: { openMs: 15_000, drawMs: 6_000 },
  blackjack: { openMs: 15_000, chooseMs: 16_000, drawMs: 5_000 },
  casinoHoldem: { openMs: 15_000, chooseMs: 12_000, drawMs: 4_500 },
};

const LEAST_LOCK_MS = 1_500;
/** No wallet is waited for longer. */
export const MOST_LOCK_MS = 6_000;
const REST_MS = 6_000;
/** No table lets its players choose for longer. */
export const MOST_CHOICE_MS = 16_000;

const QUICK = /\b(?:Flash|Speed|Auto)\b/;

/**
 * The durations of a table's phases; null for a game without live tables. Speed tables have less betting time.
 * @param speed makes everything so many times as fast, for tests.
 */
export function paceOf(kind: RoundGameKind, gameName: string, speed: number): TablePace | null {
  const times = PACES[kind];
  if (times === undefined) return null;
  const openMs = QUICK.test(gameName) ? times.openMs * 0.6 : times.openMs;
  const { chooseMs = 0, drawMs } = times;
  const pace = { openMs, leastLockMs: LEAST_LOCK_MS, mostLockMs: MOST_LOCK_MS, chooseMs, drawMs, restMs: REST_MS };
  return speed === 1 ? pace : faster(pace, speed);
}

function faster(pace: TablePace, speed: number): TablePace {
  const part = (ms: number): number => Math.round(ms / speed);
  return {
    openMs: part(pace.openMs),
    leastLockMs: part(pace.leastLockMs),
    mostLockMs: part(pace.mostLockMs),
    chooseMs: part(pace.chooseMs),
    drawMs: part(pace.drawMs),
    restMs: part(pace.restMs),
  };
}
