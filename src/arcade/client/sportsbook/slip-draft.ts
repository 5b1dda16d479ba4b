import type { SportId } from '#arcade/games/sportsbook/data/sports.ts';
import type { Selection } from '#arcade/games/sportsbook/markets/selection.ts';
import { MOST_LEGS } from '#arcade/games/sportsbook/slip/slip.ts';
import { combinationsOf, payoutOf, totalOdds } from '#arcade/games/sportsbook/slip/slip-payout.ts';
import type { PlaceSlip } from '#arcade/sportsbook-api.ts';

/** A selection on the slip that is being written. */
export interface DraftLeg extends Selection {
  readonly fixtureId: string;
  /** The text of the selection. */
  readonly selection: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** The odds that the player has seen and agreed to. */
  readonly odds: number;
  /** The odds now; null while no bets are taken on it. */
  readonly now: number | null;
}

export type SlipMode = 'single' | 'accumulator' | 'system';

export interface SlipDraft {
  readonly legs: readonly DraftLeg[];
  readonly mode: SlipMode;
  /** Legs of each combination of a system. */
  readonly systemSize: number;
  /** As it was typed, in whole units of the currency. */
  readonly stake: string;
  /** Which changes of odds are taken without asking. */
  readonly accepts: PlaceSlip['accepts'];
}

export const EMPTY_DRAFT: SlipDraft = { legs: [], mode: 'single', systemSize: 2, stake: '', accepts: 'better' };

export function isOnSlip({ legs }: SlipDraft, fixtureId: string, selection: string): boolean {
  return legs.some((leg) => leg.fixtureId === fixtureId && leg.selection === selection);
}

/** Puts a selection on the slip, or takes it off. The kind of bet follows the number of selections. */
export function toggled(draft: SlipDraft, leg: DraftLeg): SlipDraft {
  if (isOnSlip(draft, leg.fixtureId, leg.selection)) return without(draft, leg);
  if (draft.legs.length >= MOST_LEGS) return draft;
  const legs = [...draft.legs, leg];
  const mode = draft.legs.length === 1 && !hasSameMatch(legs) ? 'accumulator' : draft.mode;
  return { ...draft, legs, mode };
}

export function without(
  draft: SlipDraft,
  { fixtureId, selection }: Pick<DraftLeg, 'fixtureId' | 'selection'>,
): SlipDraft {
  const legs = draft.legs.filter((leg) => leg.fixtureId !== fixtureId || leg.selection !== selection);
  const mode = legs.length < 2 || (legs.length < 3 && draft.mode === 'system') ? 'single' : draft.mode;
  return { ...draft, legs, mode, systemSize: Math.min(draft.systemSize, Math.max(2, legs.length - 1)) };
}

/** The slip with what is known of its odds now. `oddsOf` answers undefined where nothing is known. */
export function withOdds(draft: SlipDraft, oddsOf: (leg: DraftLeg) => number | null | undefined): SlipDraft {
  let hasChanged = false;
  const legs = draft.legs.map((leg) => {
    const now = oddsOf(leg);
    if (now === undefined || now === leg.now) return leg;
    hasChanged = true;
    return { ...leg, now };
  });
  return hasChanged ? { ...draft, legs } : draft;
}

/** The player agrees to the odds as they are now. */
export function agreed(draft: SlipDraft): SlipDraft {
  return { ...draft, legs: draft.legs.map((leg) => ({ ...leg, odds: leg.now ?? leg.odds })) };
}

/** Some odds are not those that the player has agreed to. */
export function hasMoved({ legs }: SlipDraft): boolean {
  return legs.some(({ odds, now }) => now !== null && now !== odds);
}

export function hasClosedLeg({ legs }: SlipDraft): boolean {
  return legs.some(({ now }) => now === null);
}

export function hasSameMatch(legs: readonly Pick<DraftLeg, 'fixtureId'>[]): boolean {
  return new Set(legs.map(({ fixtureId }) => fixtureId)).size < legs.length;
}

/** Legs of each combination, as the mode has them. */
export function sizeOf({ mode, legs, systemSize }: SlipDraft): number {
  if (mode === 'single') return 1;
  return mode === 'accumulator' ? legs.length : Math.min(systemSize, legs.length);
}

/** How many bets the stake is laid on. */
export function betsOf(draft: SlipDraft): number {
  return draft.legs.length === 0 ? 0 : combinationsOf(draft.legs.length, sizeOf(draft));
}

/** The typed stake of each bet in minor units; null where it is no amount. */
export function stakeMinorOf({ stake }: SlipDraft, decimals: number): number | null {
  const text = stake.trim().replace(',', '.');
  if (!/^\d{1,9}(?:\.\d*)?$/.test(text)) return null;
  const minor = Math.round(Number(text) * 10 ** decimals);
  return minor > 0 ? minor : null;
}

/** What comes back if all selections win. */
export function returnsOf(draft: SlipDraft, stakeMinor: number): number {
  if (draft.legs.length === 0) return 0;
  const won = draft.legs.map(({ odds, now }) => ({ odds: now ?? odds, outcome: 'won' }) as const);
  return payoutOf(won, sizeOf(draft), stakeMinor * betsOf(draft));
}

export function oddsOfAll({ legs }: SlipDraft): number {
  return totalOdds(legs.map(({ odds, now }) => now ?? odds));
}
