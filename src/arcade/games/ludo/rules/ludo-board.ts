import type { Seat } from '#arcade/games/matches/rules/match-rules.ts';
import { HOME, isSafe, ringSquare, YARD } from './ludo-track.ts';

/** By seat, then token: its steps from its start. */
export type LudoTokens = readonly (readonly number[])[];

/** The steps of a token after a throw; null where it cannot move. */
export function stepsAfter(tokens: LudoTokens, seat: Seat, token: number, die: number): number | null {
  const steps = tokens[seat]?.[token] ?? HOME;
  if (steps === YARD) return die === 6 ? 0 : null;
  const next = steps + die;
  if (next > HOME) return null;
  return isBlocked(tokens, seat, next) ? null : next;
}

/** Two tokens of the other player on one square let nobody land there. */
function isBlocked(tokens: LudoTokens, seat: Seat, steps: number): boolean {
  const square = ringSquare(seat, steps);
  if (square === null || isSafe(square)) return false;
  return others(tokens, seat, square).length >= 2;
}

/** The other player's tokens on a square of the ring. */
export function others(tokens: LudoTokens, seat: Seat, square: number): readonly number[] {
  const theirs = tokens[1 - seat] ?? [];
  return theirs.flatMap((steps, token) => (ringSquare(1 - seat, steps) === square ? [token] : []));
}

/** Tokens that a throw can move. Of several on one square the first stands for all. */
export function movableTokens(tokens: LudoTokens, seat: Seat, die: number): readonly number[] {
  const own = tokens[seat] ?? [];
  return own.flatMap((steps, token) =>
    own.indexOf(steps) === token && stepsAfter(tokens, seat, token, die) !== null ? [token] : [],
  );
}

/** Moves a token; a single token of the other player on its square goes back to its yard. */
export function moveToken(
  tokens: LudoTokens,
  seat: Seat,
  token: number,
  die: number,
): { readonly tokens: LudoTokens; readonly caught: boolean; readonly isHome: boolean } {
  const steps = stepsAfter(tokens, seat, token, die);
  if (steps === null) throw new Error('The token cannot move.');
  const square = ringSquare(seat, steps);
  const caught = square === null || isSafe(square) ? [] : others(tokens, seat, square);
  const next = tokens.map((own, side) =>
    own.map((was, index) => {
      if (side === seat) return index === token ? steps : was;
      return caught.includes(index) ? YARD : was;
    }),
  );
  return { tokens: next, caught: caught.length > 0, isHome: steps === HOME };
}
