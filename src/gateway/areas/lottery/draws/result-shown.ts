import { RACE_MS } from '#contracts/race-time.ts';
import type { LotteryGame } from '../games/lottery-game.ts';
import { lotteryGames } from '../games/lottery-games.ts';

/** A browser hears of a draw a moment after it. */
const LATE_MS = 2_000;
/** From its draw on, a race is shown for so long. */
export const RACE_SHOWN_MS = RACE_MS + LATE_MS;

const isRace = ({ mark }: Pick<LotteryGame, 'mark'>): boolean => mark === 'car';

/** The games whose draws are shown as a race. */
export const raceCodes: readonly string[] = lotteryGames.filter(isRace).map(({ gameCode }) => gameCode);

/** Whether a round is of a race that still runs on everybody's screen. @param round.closedAt when it was settled. */
export function isRaceRunning(
  { gameCode, closedAt }: { readonly gameCode: string; readonly closedAt: Date },
  at: Date,
): boolean {
  return raceCodes.includes(gameCode) && closedAt.getTime() + RACE_MS > at.getTime();
}

/**
 * When the result of a draw may be told: at the draw, of a race when it has been shown. It is settled at the draw all
 * the same.
 */
export function shownAtMs(game: Pick<LotteryGame, 'mark'>, drawsAtMs: number): number {
  return drawsAtMs + (isRace(game) ? RACE_SHOWN_MS : 0);
}
