import type { DrawGame, LotteryDraw } from '#contracts/generated/contracts.ts';

/** A draw that is this near to its end is closing. */
const CLOSING_MS = 10_000;
/** A result is news for so long, where the next draw is at least as far away again. */
const NEWS_MS = 2 * 3_600_000;

/** Of a game among others: its numbers are drawn, it closes in a moment, its result is out, or it is open. */
export type GameState = 'open' | 'closing' | 'waiting' | 'out';

export function gameState(
  { nextDrawAt, lastResult }: Pick<DrawGame, 'nextDrawAt'> & { readonly lastResult: { readonly drawnAt: string } },
  nowMs: number,
): GameState {
  const leftMs = Date.parse(nextDrawAt) - nowMs;
  if (leftMs <= 0) return 'waiting';
  if (leftMs <= CLOSING_MS) return 'closing';
  return nowMs - Date.parse(lastResult.drawnAt) < NEWS_MS && leftMs > 2 * NEWS_MS ? 'out' : 'open';
}

/** Of a draw that is bet on. */
export type DrawState = 'open' | 'closing' | 'closed';

export function drawState({ closesAt }: Pick<LotteryDraw, 'closesAt'>, nowMs: number): DrawState {
  const leftMs = Date.parse(closesAt) - nowMs;
  if (leftMs <= 0) return 'closed';
  return leftMs <= CLOSING_MS ? 'closing' : 'open';
}

/**
 * The draw to bet on: the one that was chosen, until it is drawn, else the nearest one that is not drawn yet. Undefined
 * where there is none.
 */
export function drawAt(
  draws: readonly LotteryDraw[],
  chosenIssue: string | null,
  nowMs: number,
): LotteryDraw | undefined {
  const ahead = draws.filter(({ drawsAt }) => Date.parse(drawsAt) > nowMs);
  return ahead.find(({ issue }) => issue === chosenIssue) ?? ahead[0];
}

/** The draw after one, that still takes bets. */
export const drawAfter = (draws: readonly LotteryDraw[], issue: string, nowMs: number): LotteryDraw | undefined =>
  draws.slice(draws.findIndex((draw) => draw.issue === issue) + 1).find(({ closesAt }) => Date.parse(closesAt) > nowMs);
