import { type PatternPositions, positionsOf } from './pattern-positions.ts';

/** More steps than any pattern takes that a person would write; looking at them all takes a fraction of a second. */
const MAX_STEPS = 500_000;

/**
 * Tells whether a pattern can read one text in more and more ways, the longer the text is: by a repetition of a repetition, as in
 * `(a+)+`, or by one after another that both read what stands between them, as in `a*a*` and `.*x.*`. Our engine takes linear time for
 * it, but rules go out to every client, and an engine that tries one way after the other takes quadratic time or longer. A pattern that
 * takes too long to look into is called ambiguous, and so is a repetition of a repetition in one that is not understood here.
 */
export function isAmbiguousPattern(pattern: string): boolean {
  const positions = positionsOf(pattern);
  if (!positions) return repeatsRepeats(pattern);
  const steps = new Steps(positions);
  try {
    return loopsInTwoWays(positions, steps) || loopsOneAfterAnother(positions, steps);
  } catch (error) {
    if (error instanceof TooManySteps) return true;
    throw error;
  }
}

/** Whether a group that holds a repetition is repeated, by the text of the pattern alone. */
function repeatsRepeats(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\[pPx]\{[^}]*\}|\\./gs, 'x').replaceAll(/\[\^?\]?(?:\[:\^?\w+:\]|[^\]])*\]/g, 'x');
  const groups = [false];
  for (let at = 0; at < bare.length; at += 1) {
    const isRepeat = /^(?:[*+]|\{\d)/.test(bare.slice(at, at + 2));
    if (isRepeat) groups.splice(-1, 1, true);
    if (bare[at] === '(') groups.push(false);
    if (bare[at] !== ')') continue;
    const holdsRepeat = groups.pop() ?? false;
    if (holdsRepeat && /^(?:[*+]|\{\d)/.test(bare.slice(at + 1, at + 3))) return true;
    if (holdsRepeat) groups.splice(-1, 1, true);
  }
  return false;
}

/** The steps of several readers that walk through a pattern side by side, reading the same text. Counts all that are looked at. */
class Steps {
  #taken = 0;

  constructor(private readonly positions: PatternPositions) {}

  /** Where the readers can be after the next character. @throws TooManySteps */
  after(ways: ReadonlyArray<readonly number[]>): ReadonlyArray<readonly number[]> {
    let reached: Array<{ readonly at: readonly number[]; readonly set: bigint }> = [{ at: [], set: -1n }];
    for (const nexts of ways) {
      this.#taken += reached.length * nexts.length;
      if (this.#taken > MAX_STEPS) throw new TooManySteps();
      reached = reached.flatMap(({ at, set }) =>
        nexts.flatMap((next) => {
          const both = set & (this.positions.sets[next] ?? 0n);
          return both === 0n ? [] : [{ at: [...at, next], set: both }];
        }),
      );
    }
    return reached.map(({ at }) => at);
  }
}

/** Thrown inside of this file alone. */
class TooManySteps extends Error {}

/**
 * Whether two ways lead from some position back to it, reading the same characters. Two readers of one text walk through the pattern
 * side by side; where they can part and meet again on a way that comes back, there are two ways.
 */
function loopsInTwoWays({ sets, follow: everywhere }: PatternPositions, steps: Steps): boolean {
  const follow = onLoops(everywhere);
  const count = sets.length;
  const isTogether = (pair: number): boolean => Math.floor(pair / count) === pair % count;
  const after = (pair: number): number[] =>
    steps
      .after([[...(follow[Math.floor(pair / count)]?.keys() ?? [])], [...(follow[pair % count]?.keys() ?? [])]])
      .map(([one = 0, other = 0]) => one * count + other);
  // One step that can be taken in two ways is a way that comes back, too.
  if (follow.some((next) => [...next.values()].some((ways) => ways > 1))) return true;
  const starts = follow.map((_, position) => position * count + position);
  for (const loop of loopsFrom(starts, after)) if (loop.some(isTogether) && !loop.every(isTogether)) return true;
  return false;
}

/**
 * Whether some text leads from a position back to it, from another back to that one, and from the first to the other: the more often it
 * is repeated, the more places there are to go over. Three readers walk side by side: around the first loop, over, around the second.
 */
function loopsOneAfterAnother({ follow: everywhere }: PatternPositions, steps: Steps): boolean {
  const follow = onLoops(everywhere).map((next) => [...next.keys()]);
  const over = everywhere.map((next) => [...next.keys()]);
  const looped = follow.flatMap((next, position) => (next.length > 0 ? [position] : []));
  for (const first of looped) {
    const reached = reachedFrom(first, over);
    const ownLoop = reachedFrom(first, follow);
    for (const second of looped) {
      if (!reached.has(second) || ownLoop.has(second)) continue;
      const goal = [first, second, second].join();
      const seen = new Set<string>();
      const open: Array<readonly number[]> = [[first, first, second]];
      for (let at = open.pop(); at; at = open.pop()) {
        const [one = 0, between = 0, other = 0] = at;
        for (const next of steps.after([follow[one] ?? [], over[between] ?? [], follow[other] ?? []])) {
          const name = next.join();
          if (name === goal) return true;
          if (seen.has(name)) continue;
          seen.add(name);
          open.push(next);
        }
      }
    }
  }
  return false;
}

function reachedFrom(start: number, follow: ReadonlyArray<readonly number[]>): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of follow[at] ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

/** The steps that a way which comes back can take. */
function onLoops(follow: PatternPositions['follow']): PatternPositions['follow'] {
  const loopOf = new Map<number, number>();
  let loops = 0;
  for (const loop of loopsFrom([...follow.keys()], (position) => [...(follow[position]?.keys() ?? [])])) {
    for (const position of loop) loopOf.set(position, loops);
    loops += 1;
  }
  return follow.map(
    (next, position) => new Map([...next].filter(([other]) => loopOf.get(other) === loopOf.get(position))),
  );
}

/** The sets of nodes from each of which every other one of the set is reached (Tarjan), single ones too. */
function* loopsFrom(starts: readonly number[], after: (node: number) => number[]): Generator<readonly number[]> {
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  for (const start of starts) {
    if (order.has(start)) continue;
    const trail: Array<{ readonly node: number; readonly next: number[] }> = [];
    const enter = (node: number): void => {
      order.set(node, order.size);
      lowest.set(node, order.size - 1);
      open.push(node);
      isOpen.add(node);
      trail.push({ node, next: after(node) });
    };
    const lower = (node: number, to: number | undefined): void => {
      lowest.set(node, Math.min(lowest.get(node) ?? 0, to ?? Number.POSITIVE_INFINITY));
    };
    enter(start);
    for (let step = trail.at(-1); step; step = trail.at(-1)) {
      const next = step.next.pop();
      if (next === undefined) {
        trail.pop();
        const before = trail.at(-1);
        if (before) lower(before.node, lowest.get(step.node));
        if (lowest.get(step.node) === order.get(step.node)) {
          const loop = open.splice(open.lastIndexOf(step.node));
          for (const node of loop) isOpen.delete(node);
          yield loop;
        }
      } else if (!order.has(next)) enter(next);
      else if (isOpen.has(next)) lower(step.node, order.get(next));
    }
  }
}
