/** How many combinations of `size` numbers there are among `count`. */
export function combinationCount(count: number, size: number): number {
  if (count < size) return 0;
  let total = 1;
  for (let index = 1; index <= size; index += 1) total = (total * (count - size + index)) / index;
  return Math.round(total);
}

/** Every choice of one number from each row, in the rows' order; a number is in none of them twice. */
export function orderedBets(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.reduce<readonly (readonly string[])[]>(
    (bets, row) => bets.flatMap((bet) => row.filter((pick) => !bet.includes(pick)).map((pick) => [...bet, pick])),
    [[]],
  );
}
