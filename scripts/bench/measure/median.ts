/** The middle value; of an even number, the mean of the two in the middle. Takes one value or more. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('a median is taken of one value or more');
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
