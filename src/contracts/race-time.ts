/** The time that a race of ten takes to show its draw, from the draw on: everybody sees the same race. */
export const RACE_MS = 12_000;
