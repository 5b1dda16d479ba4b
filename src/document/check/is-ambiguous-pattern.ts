import { type PatternPositions, positionsOf } from './pattern-positions.ts';

/**
 * Tells whether a pattern can read one text in more and more ways, the longer the text is: by a repetition of a repetition, as in
 * `(a+)+`, or by one beside another of the same characters, as in `a*a*`. Our engine takes linear time for it, but rules go out to
 * every client, and an engine that tries one way after the other takes quadratic time or longer.
 */
export function isAmbiguousPattern(pattern: string): boolean {
  const positions = positionsOf(pattern);
  return positions !== null && (repeatsBeside(positions) || loopsInTwoWays(positions));
}

function repeatsBeside({ sets, follow }: PatternPositions): boolean {
  return follow.some((next, position) => {
    if (!next.has(position)) return false;
    const isLoop = (other: number): boolean => other !== position && (follow[other]?.has(other) ?? false);
    return [...next.keys()].some((other) => isLoop(other) && meet(sets, position, other));
  });
}

/**
 * Whether two ways lead from some position back to it, reading the same characters. Two readers of one text walk through the pattern
 * side by side; where they can part and meet again on a way that comes back, there are two ways.
 */
function loopsInTwoWays({ sets, follow: everywhere }: PatternPositions): boolean {
  const follow = onLoops(everywhere);
  const count = sets.length;
  const isTogether = (pair: number): boolean => Math.floor(pair / count) === pair % count;
  const after = (pair: number): number[] => {
    const ones = [...(follow[Math.floor(pair / count)]?.keys() ?? [])];
    const others = [...(follow[pair % count]?.keys() ?? [])];
    return ones.flatMap((one) => others.filter((other) => meet(sets, one, other)).map((other) => one * count + other));
  };
  // One step that can be taken in two ways is a way that comes back, too.
  if (follow.some((next) => [...next.values()].some((ways) => ways > 1))) return true;
  const starts = follow.map((_, position) => position * count + position);
  for (const loop of loopsFrom(starts, after)) if (loop.some(isTogether) && !loop.every(isTogether)) return true;
  return false;
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

function meet(sets: readonly bigint[], one: number, other: number): boolean {
  return ((sets[one] ?? 0n) & (sets[other] ?? 0n)) !== 0n;
}
