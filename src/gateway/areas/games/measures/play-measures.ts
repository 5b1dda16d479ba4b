/** The measures of a site's games: rounds played, and when vendors were first seen. */
export interface PlayMeasures {
  /** Changes with the numbers; every process has the same for the same numbers. */
  readonly version: string;
  /** Rounds of the last seven days by `codeKey`; games that nobody played are missing. */
  readonly rounds: ReadonlyMap<string, number>;
  /** When each vendor or the newest of its games came, in milliseconds; vendors without a date are missing. */
  readonly cameAtMs: ReadonlyMap<string, number>;
}

/** The measures of a site before the first count: the catalogue's own order shows. */
export const NOTHING_MEASURED: PlayMeasures = { version: '0', rounds: new Map(), cameAtMs: new Map() };
