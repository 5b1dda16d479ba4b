/** How quickly reels turn and stop, one after the other. */
export interface ReelPace {
  readonly cellsPerSecond: number;
  /** The first reel turns at least this long. */
  readonly leastTurnMs: number;
  readonly betweenStopsMs: number;
  /** How much longer a reel turns that may bring the scatter everybody waits for. */
  readonly suspenseMs: number;
}

export const NORMAL_PACE: ReelPace = { cellsPerSecond: 22, leastTurnMs: 750, betweenStopsMs: 230, suspenseMs: 1300 };
export const FAST_PACE: ReelPace = { cellsPerSecond: 34, leastTurnMs: 260, betweenStopsMs: 55, suspenseMs: 500 };

/** The landing of a reel: after how many cells, and when. */
export interface ReelLanding {
  readonly travel: number;
  readonly atMs: number;
}

/** A short draw against the turn before the reels let go. */
const RECOIL_MS = 110;
const RECOIL_CELLS = 0.16;
const ACCELERATION_MS = 240;
/** A reel runs a little past its place and springs back. */
const BOUNCE_MS = 260;
const BOUNCE_CELLS = 0.17;

function turning(elapsedMs: number, { cellsPerSecond }: ReelPace): number {
  if (elapsedMs <= RECOIL_MS) return -RECOIL_CELLS * Math.sin((elapsedMs / RECOIL_MS) * (Math.PI / 2));
  const sinceMs = elapsedMs - RECOIL_MS;
  const speedingMs = Math.min(sinceMs, ACCELERATION_MS);
  const atFullSpeedMs = sinceMs - speedingMs;
  const gained = speedingMs ** 2 / (2 * ACCELERATION_MS);
  return -RECOIL_CELLS + (cellsPerSecond * (gained + atFullSpeedMs)) / 1000;
}

/**
 * How many cells a reel has moved down since it began to turn. It runs at full speed into its landing, then past it and
 * back, so that the eye reads a hard stop.
 */
export function travelAt(elapsedMs: number, pace: ReelPace, landing: ReelLanding | null): number {
  if (landing === null || elapsedMs < landing.atMs) {
    const travel = turning(elapsedMs, pace);
    return landing === null ? travel : Math.min(travel, landing.travel);
  }
  const share = Math.min(1, (elapsedMs - landing.atMs) / BOUNCE_MS);
  return landing.travel + BOUNCE_CELLS * Math.sin(share * Math.PI) * (1 - share);
}

export function isAtRest(elapsedMs: number, landing: ReelLanding | null): boolean {
  return landing !== null && elapsedMs >= landing.atMs + BOUNCE_MS;
}

/** Whether a reel is so fast that its symbols are seen as streaks. */
export function isBlurred(elapsedMs: number, landing: ReelLanding | null): boolean {
  return elapsedMs > RECOIL_MS + ACCELERATION_MS * 0.7 && (landing === null || elapsedMs < landing.atMs);
}

/**
 * Plans a landing no earlier than a moment: after a whole number of cells, and far enough ahead that what is in view
 * and what will be do not overlap.
 */
export function planLanding(notBeforeMs: number, elapsedMs: number, rows: number, pace: ReelPace): ReelLanding {
  const nowTravel = turning(elapsedMs, pace);
  const earliest = Math.max(turning(notBeforeMs, pace), nowTravel + rows + 2, rows + 2);
  const travel = Math.ceil(earliest);
  return { travel, atMs: timeOf(travel, pace) };
}

/** When a turning reel has covered a distance, once it runs at full speed. */
function timeOf(travel: number, { cellsPerSecond }: ReelPace): number {
  const whileSpeeding = (cellsPerSecond * ACCELERATION_MS) / 2000;
  const atFullSpeedMs = ((travel + RECOIL_CELLS - whileSpeeding) * 1000) / cellsPerSecond;
  return RECOIL_MS + ACCELERATION_MS + Math.max(0, atFullSpeedMs);
}

/**
 * The moments before which the reels may not stop, from the left; those from `suspenseFrom` on keep everybody waiting.
 */
export function stopTimes(reels: number, firstMs: number, suspenseFrom: number | null, pace: ReelPace): number[] {
  const times: number[] = [];
  let at = firstMs;
  for (let reel = 0; reel < reels; reel += 1) {
    if (reel > 0) at += pace.betweenStopsMs;
    if (suspenseFrom !== null && reel >= suspenseFrom) at += pace.suspenseMs;
    times.push(at);
  }
  return times;
}
