import type { JsonPath } from './json-path.ts';

/** Something wrong in a value: where it is, what is wrong, and what would be right. */
export interface Fault {
  readonly path: JsonPath;
  readonly wrong: string;
  readonly right: string;
  /** The property itself is wrong, not its value: positions then point at its name. */
  readonly isName?: true;
}
