import type { DrawInteger } from '#arcade/engine/draw-integer.ts';
import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { oneOfBest } from '#arcade/games/matches/rules/one-of-best.ts';
import { type LudoTokens, movableTokens, moveToken } from './ludo-board.ts';
import { HOME, isSafe, ringSquare, YARD } from './ludo-track.ts';

/** The token whose move leaves the best board; of equal ones any. */
export function chooseToken(tokens: LudoTokens, seat: Seat, die: number, random: DrawInteger): number {
  const score = (token: number): number => scoreOf(moveToken(tokens, seat, token, die).tokens, seat);
  return oneOfBest(movableTokens(tokens, seat, die), score, random) ?? 0;
}

/** Steps ahead of the other player, less what his next throw may take. */
function scoreOf(tokens: LudoTokens, seat: Seat): number {
  const own = tokens[seat] ?? [];
  const theirs = tokens[1 - seat] ?? [];
  const gone = (steps: readonly number[]): number =>
    steps.reduce((sum, step) => sum + (step === YARD ? -8 : step) + (step === HOME ? 10 : 0), 0);
  const danger = own.reduce((sum, steps) => sum + (isInDanger(steps, own, theirs, seat) ? steps * 0.3 + 2 : 0), 0);
  return gone(own) - gone(theirs) - danger;
}

function isInDanger(steps: number, own: readonly number[], theirs: readonly number[], seat: Seat): boolean {
  const square = ringSquare(seat, steps);
  if (square === null || isSafe(square)) return false;
  if (own.filter((other) => other === steps).length > 1) return false;
  return theirs.some((other) => {
    const from = ringSquare(1 - seat, other);
    if (from === null) return false;
    const distance = (square - from + 52) % 52;
    return distance >= 1 && distance <= 6;
  });
}
