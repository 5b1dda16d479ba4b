/** Two numbers from 1 to 6, in the order in which they were drawn. */
export type CrapsDice = readonly [number, number];

export const crapsPlaces = ['pass', 'dontPass', 'field', 'anySeven', 'anyCraps', 'two', 'eleven', 'twelve'] as const;

export type CrapsPlace = (typeof crapsPlaces)[number];

/** How the pass line was decided. On `push` it loses, and the stakes on don't pass are returned. */
export type CrapsOutcome = 'pass' | 'dontPass' | 'push';

export type CrapsPoint = 4 | 5 | 6 | 8 | 9 | 10;

export const crapsPoints: readonly CrapsPoint[] = [4, 5, 6, 8, 9, 10];

/** Pays of the places of the first roll, in stakes, by the winning sum. */
const FIRST_ROLL_PAYS: Readonly<Record<Exclude<CrapsPlace, 'pass' | 'dontPass'>, Readonly<Record<number, number>>>> = {
  field: { 2: 2, 3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 12: 3 },
  anySeven: { 7: 4 },
  anyCraps: { 2: 7, 3: 7, 12: 7 },
  two: { 2: 30 },
  eleven: { 11: 15 },
  twelve: { 12: 30 },
};

/** The different pays of a place in stakes, rising. */
export function crapsPaysOf(place: CrapsPlace): readonly number[] {
  if (place === 'pass' || place === 'dontPass') return [1];
  return [...new Set(Object.values(FIRST_ROLL_PAYS[place]))].sort((left, right) => left - right);
}

/** The sum of both dice. */
export function sumOfRoll([first, second]: CrapsDice): number {
  return first + second;
}

/** The point that a come-out roll sets; null where it decides the round. */
export function pointOf(comeOut: CrapsDice): CrapsPoint | null {
  return crapsPoints.find((point) => point === sumOfRoll(comeOut)) ?? null;
}

/** The outcome of a come-out roll that sets no point. */
export function outcomeOfComeOut(comeOut: CrapsDice): CrapsOutcome {
  const sum = sumOfRoll(comeOut);
  if (sum === 12) return 'push';
  return sum === 7 || sum === 11 ? 'pass' : 'dontPass';
}

/** The pay of a place in stakes: 0 for a push, null for a loss. */
export function crapsPays(place: CrapsPlace, comeOut: CrapsDice, outcome: CrapsOutcome): number | null {
  if (place === 'pass') return outcome === 'pass' ? 1 : null;
  if (place !== 'dontPass') return FIRST_ROLL_PAYS[place][sumOfRoll(comeOut)] ?? null;
  if (outcome === 'push') return 0;
  return outcome === 'dontPass' ? 1 : null;
}
