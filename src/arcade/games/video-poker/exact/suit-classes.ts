const RANKS = 13;
const waysToTake = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]] as const;

/**
 * Visits one hand of each class of hands that differ only in the names of their suits, with the number of hands in the
 * class. Its cards rise.
 *
 * The ranks are gone through from the lowest. Suits that have been in the same ranks so far are interchangeable, so of
 * each such group only the first ones are taken, for all the ways to take as many of it. Afterwards those taken and the
 * others are groups of their own.
 */
export function forEachSuitClass(size: number, visit: (hand: readonly number[], weight: number) => void): void {
  const dealFrom = (rank: number, hand: readonly number[], weight: number, groups: readonly number[]): void => {
    if (hand.length === size) {
      visit(hand, weight);
      return;
    }
    if (rank === RANKS) return;
    for (const taken of selectionsOf(groups, size - hand.length)) {
      const cards: number[] = [];
      const split: number[] = [];
      let ways = weight;
      let firstSuit = 0;
      for (const [index, group] of groups.entries()) {
        const count = taken[index] ?? 0;
        for (let suit = firstSuit; suit < firstSuit + count; suit += 1) cards.push(rank * 4 + suit);
        ways *= waysToTake[group]?.[count] ?? 0;
        split.push(...[count, group - count].filter((part) => part > 0));
        firstSuit += group;
      }
      dealFrom(rank + 1, [...hand, ...cards], ways, split);
    }
  };
  dealFrom(0, [], 1, [4]);
}

/** All ways to take some suits of each group, together no more than `most`. */
function selectionsOf(groups: readonly number[], most: number): number[][] {
  return groups.reduce<number[][]>(
    (before, group) =>
      before.flatMap((taken) => {
        const left = most - taken.reduce((sum, count) => sum + count, 0);
        return Array.from({ length: Math.min(group, left) + 1 }, (_, count) => [...taken, count]);
      }),
    [[]],
  );
}
