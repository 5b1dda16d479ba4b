/**
 * Tiles of the duel: the dots from one to nine, then the dragons red, green and white. A hand is a count of each of the
 * twelve kinds; of every kind there are four tiles.
 */
export const KINDS = 12;
export const COPIES = 4;
export const DOTS = 9;

export type MahjongCounts = readonly number[];

export function countsOf(tiles: readonly number[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const kind of tiles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Fourteen tiles: four sets and a pair, or seven different pairs. A set is three alike or three dots in a row. */
export function isComplete(tiles: readonly number[]): boolean {
  if (tiles.length !== 14) return false;
  const counts = countsOf(tiles);
  return isSevenPairs(counts) || hasPairAndSets(counts);
}

function isSevenPairs(counts: MahjongCounts): boolean {
  return counts.filter((count) => count === 2).length === 7;
}

function hasPairAndSets(counts: number[]): boolean {
  for (let kind = 0; kind < KINDS; kind += 1) {
    if ((counts[kind] ?? 0) < 2) continue;
    const left = counts.with(kind, (counts[kind] ?? 0) - 2);
    if (isSets(left)) return true;
  }
  return false;
}

/** The lowest kind is part of three alike or begins a row: there is no third way. */
function isSets(counts: number[]): boolean {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return true;
  const count = counts[kind] ?? 0;
  if (count >= 3 && isSets(counts.with(kind, count - 3))) return true;
  if (!beginsRow(counts, kind)) return false;
  return isSets(withoutRow(counts, kind));
}

function beginsRow(counts: MahjongCounts, kind: number): boolean {
  return kind + 2 < DOTS && (counts[kind + 1] ?? 0) > 0 && (counts[kind + 2] ?? 0) > 0;
}

function withoutRow(counts: number[], kind: number): number[] {
  const left = [...counts];
  for (const part of [kind, kind + 1, kind + 2]) left[part] = (left[part] ?? 0) - 1;
  return left;
}

/** How many tiles a hand lacks to wait for one: 0 is ready, -1 complete. By sets and a pair; smaller is better. */
export function tilesAway(tiles: readonly number[]): number {
  const counts = countsOf(tiles);
  const pairs = counts.filter((count) => count >= 2).length;
  return Math.min(8 - new BestParts(counts).from(0, 0, 0, 0), 6 - Math.min(7, pairs));
}

/**
 * Twice the sets and once each started set and the pair of a hand: at most nine. Bots ask it so often that it takes
 * tiles out of the counts and puts them back, and looks at no rest of a hand twice.
 */
class BestParts {
  readonly #counts: number[];
  readonly #known = new Map<number, number>();

  constructor(counts: number[]) {
    this.#counts = counts;
  }

  /** The best of the kinds from one on, with the parts that were found before. */
  from(first: number, sets: number, starts: number, pairs: number): number {
    const counts = this.#counts;
    let kind = first;
    while (kind < KINDS && counts[kind] === 0) kind += 1;
    if (kind >= KINDS) return 2 * sets + starts + pairs;
    const key =
      counts.reduce((code, count) => 5 * code + count, 0) * 1_000 + kind * 50 + (sets * 5 + starts) * 2 + pairs;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const count = counts[kind] ?? 0;
    let best = this.from(kind + 1, sets, starts, pairs);
    const without = (one: number, two: number, three: number, more: readonly [number, number, number]): void => {
      take(counts, one, two, three, -1);
      best = Math.max(best, this.from(kind, ...more));
      take(counts, one, two, three, 1);
    };
    if (count >= 2 && pairs === 0) without(kind, kind, NONE, [sets, starts, 1]);
    if (sets + starts < 4) {
      if (count >= 3) without(kind, kind, kind, [sets + 1, starts, pairs]);
      if (beginsRow(counts, kind)) without(kind, kind + 1, kind + 2, [sets + 1, starts, pairs]);
      if (count >= 2) without(kind, kind, NONE, [sets, starts + 1, pairs]);
      for (let next = kind + 1; next <= kind + 2 && next < DOTS; next += 1)
        if (kind < DOTS && (counts[next] ?? 0) > 0) without(kind, next, NONE, [sets, starts + 1, pairs]);
    }
    this.#known.set(key, best);
    return best;
  }
}

const NONE = -1;

function take(counts: number[], one: number, two: number, three: number, by: number): void {
  counts[one] = (counts[one] ?? 0) + by;
  counts[two] = (counts[two] ?? 0) + by;
  if (three !== NONE) counts[three] = (counts[three] ?? 0) + by;
}
