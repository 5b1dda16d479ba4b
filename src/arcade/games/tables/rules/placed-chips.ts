import type { Choice } from '#arcade/games/game-rules.ts';

/** What lies on each place, in minor units. Places without a chip are absent. */
export type Bets = Readonly<Record<string, number>>;

/** The choice that starts a round of chips. */
export interface ChipDraft {
  readonly bets: Bets;
}

/** Both bound the sum of all chips. */
export interface ChipBounds {
  /** The highest bet of a round. */
  readonly limitMinor: number;
  /** What the player has, chips of the draft not taken off. */
  readonly creditMinor: number;
}

export const NO_BETS: ChipDraft = { bets: {} };

/** A round may have chips on this many places at most. */
export const MOST_PLACES = 100;

export function totalOf(bets: Bets): number {
  return Object.values(bets).reduce((sum, amountMinor) => sum + amountMinor, 0);
}

/** The bets of a draft that a board composed itself; none where it has none. */
export function betsOfDraft(draft: Choice): Bets {
  const { bets } = draft;
  if (typeof bets !== 'object' || bets === null) return {};
  return Object.fromEntries(Object.entries(bets).filter(([, amount]) => typeof amount === 'number'));
}

/** Whether these bets can be played. */
export function isWithin(bets: Bets, { limitMinor, creditMinor }: ChipBounds): boolean {
  return totalOf(bets) <= Math.min(limitMinor, creditMinor) && Object.keys(bets).length <= MOST_PLACES;
}

/** One more chip on a place. Answers the same draft where that would pass the limit, the credit or the most places. */
export function placeChip(draft: ChipDraft, place: string, chipMinor: number, bounds: ChipBounds): ChipDraft {
  return placeChips(draft, [place], chipMinor, bounds);
}

/** One chip on each place, twice where a place is named twice. All are placed or none. */
export function placeChips(
  draft: ChipDraft,
  places: readonly string[],
  chipMinor: number,
  bounds: ChipBounds,
): ChipDraft {
  const bets: Record<string, number> = { ...draft.bets };
  for (const place of places) bets[place] = (bets[place] ?? 0) + chipMinor;
  return isWithin(bets, bounds) ? { bets } : draft;
}

/** Every amount twice. Answers the same draft where that would pass the limit or the credit. */
export function doubled(draft: ChipDraft, bounds: ChipBounds): ChipDraft {
  const bets = Object.fromEntries(Object.entries(draft.bets).map(([place, amount]) => [place, amount * 2]));
  return isWithin(bets, bounds) ? { bets } : draft;
}

/**
 * Takes the last action back. The history holds the draft before each action, the oldest first; without an action the
 * draft is null.
 */
export function takeBack(history: readonly ChipDraft[]): {
  readonly draft: ChipDraft | null;
  readonly history: readonly ChipDraft[];
} {
  return { draft: history.at(-1) ?? null, history: history.slice(0, -1) };
}

/** The bets of a choice, or what is wrong with it as a short English clause. */
export type ReadBets =
  | { readonly bets: Bets; readonly problem: null }
  | { readonly bets: null; readonly problem: string };

/** Reads the choice that starts a round of chips, which may come from anywhere. */
export function readBets(choice: Choice, isPlace: (place: string) => boolean, unitMinor: number): ReadBets {
  const wrong = (problem: string): ReadBets => ({ bets: null, problem });
  if (Object.keys(choice).some((key) => key !== 'bets')) return wrong('must have bets and nothing else');
  const { bets } = choice;
  if (typeof bets !== 'object' || bets === null || Array.isArray(bets)) return wrong('must have bets by place');
  const entries = Object.entries(bets);
  if (entries.length === 0) return wrong('must place at least one chip');
  if (entries.length > MOST_PLACES) return wrong(`must have chips on ${MOST_PLACES} places at most`);
  const amounts = new Map<string, number>();
  for (const [place, amount] of entries) {
    if (!isPlace(place)) return wrong(`must not bet on the unknown place ${place.slice(0, 40)}`);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0 || amount % unitMinor !== 0)
      return wrong(`must bet a positive whole multiple of ${unitMinor} on ${place}`);
    amounts.set(place, amount);
  }
  return { bets: Object.fromEntries(amounts), problem: null };
}
