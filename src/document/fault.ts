import type { JsonPath } from './json-path.ts';

/**
 * How much a fault matters. An error is never published or served. Unknown is what a newer product may know: it is
 * kept, skipped live, and stops no site, but authors see a report, since it may be a slip. A warning costs
 * nobody anything.
 */
export type Severity = 'error' | 'unknown' | 'warning';

/** Something wrong in a value: where it is, what is wrong, and what would be right. */
export interface Fault {
  readonly path: JsonPath;
  readonly wrong: string;
  readonly right: string;
  /** The property itself is wrong, not its value: positions then point at its name. */
  readonly isName?: true;
  /** An error where none is named. */
  readonly severity?: Exclude<Severity, 'error'>;
}
