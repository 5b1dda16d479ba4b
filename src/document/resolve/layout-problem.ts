import type { JsonPath } from '#document/json-path.ts';

/** A fault in a layout document: where it is, what is wrong, and what would be right. */
export interface LayoutProblem {
  /** The layout document that has the fault. */
  readonly documentId: string;
  /** The value in that document. */
  readonly path: JsonPath;
  readonly wrong: string;
  readonly right: string;
}
