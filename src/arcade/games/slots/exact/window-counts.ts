/** Chances by number: `chances[n]` is how likely n is. */
export type CountChances = readonly number[];

/** How many cells of a strip's window match, over all of its stops. */
export function windowCounts(strip: Uint8Array, rows: number, matches: (symbol: number) => boolean): CountChances {
  const chances = new Array<number>(rows + 1).fill(0);
  for (let stop = 0; stop < strip.length; stop++) {
    let count = 0;
    for (let row = 0; row < rows; row++) {
      if (matches(strip[(stop + row) % strip.length] as number)) count++;
    }
    chances[count] = (chances[count] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/** The sum of two independent numbers. */
export function sumOf(left: CountChances, right: CountChances): CountChances {
  const chances = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((leftChance, leftCount) => {
    right.forEach((rightChance, rightCount) => {
      const count = leftCount + rightCount;
      chances[count] = (chances[count] ?? 0) + leftChance * rightChance;
    });
  });
  return chances;
}

export function expectedCount(chances: CountChances): number {
  return chances.reduce((sum, chance, count) => sum + chance * count, 0);
}
