/** The chance of each sum: index 0 is the chance of nothing. */
export type SumChances = readonly number[];

/** What a scoring attack brings, in points, and its share of all scoring attacks in millionths. */
export interface ScoreValue {
  readonly points: number;
  readonly share: number;
}

/** A number of attacks with one chance to score. */
export interface Attacks {
  readonly attacks: number;
  /** The chance that an attack scores, in millionths. */
  readonly scoring: number;
}

const NONE: SumChances = [1];

/** Chances of the points that a side makes in all of these attacks. */
export function pointsOf(parts: readonly Attacks[], values: readonly ScoreValue[]): SumChances {
  return parts.reduce<SumChances>((sums, part) => sumOfBoth(sums, attackSums(part, values)), NONE);
}

/** The sum of equal attacks, by doubling. */
function attackSums({ attacks, scoring }: Attacks, values: readonly ScoreValue[]): SumChances {
  const one: number[] = [1 - scoring / 1e6];
  for (const { points, share } of values) one[points] = (one[points] ?? 0) + (scoring / 1e6) * (share / 1e6);
  let power: SumChances = Array.from(one, (chance) => chance ?? 0);
  let sums = NONE;
  for (let left = attacks; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sums = sumOfBoth(sums, power);
    if (left > 1) power = sumOfBoth(power, power);
  }
  return sums;
}

/** Chances of the sum of two independent numbers. */
export function sumOfBoth(left: SumChances, right: SumChances): SumChances {
  const sums = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((chance, index) => {
    if (chance === 0) return;
    for (let other = 0; other < right.length; other += 1)
      sums[index + other] = (sums[index + other] ?? 0) + chance * (right[other] ?? 0);
  });
  return withoutTail(sums);
}

/** Sums that are less likely are left out: they change no price. */
export const NEGLIGIBLE = 1e-12;

function withoutTail(sums: readonly number[]): SumChances {
  let end = sums.length;
  while (end > 1 && (sums[end - 1] ?? 0) < NEGLIGIBLE) end -= 1;
  return sums.slice(0, end);
}
