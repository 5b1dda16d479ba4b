import type { TableState } from '#arcade/table-api.ts';

/**
 * - `waiting`: the table has not said anything yet.
 * - `open`, `last`: chips may be placed; `last` are the final five seconds.
 * - `closed`: no chips any more, and no result yet.
 * - `choosing`: the first cards lie open, and players choose.
 * - `drawing`: the result is being shown.
 * - `settled`: the result stays on the board until the next round.
 */
export type TablePhase = 'waiting' | 'open' | 'last' | 'closed' | 'choosing' | 'drawing' | 'settled';

const LAST_MS = 5_000;

/** The phase of a table at a server time, and the whole seconds until it ends. */
export function tablePhase(
  {
    closesAt,
    choosesUntil,
    endsAt,
    deal,
    result,
  }: Pick<TableState, 'closesAt' | 'choosesUntil' | 'endsAt' | 'deal' | 'result'>,
  now: number,
  isShown: boolean,
): { readonly phase: TablePhase; readonly secondsLeft: number } {
  const secondsTo = (moment: number) => Math.max(0, Math.ceil((moment - now) / 1_000));
  if (result !== null) return { phase: isShown ? 'settled' : 'drawing', secondsLeft: secondsTo(endsAt) };
  if (deal !== null) return { phase: 'choosing', secondsLeft: secondsTo(choosesUntil) };
  if (now >= closesAt) return { phase: 'closed', secondsLeft: 0 };
  return { phase: now >= closesAt - LAST_MS ? 'last' : 'open', secondsLeft: secondsTo(closesAt) };
}
