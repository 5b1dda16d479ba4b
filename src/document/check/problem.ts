import type { Severity } from '../fault.ts';

/** A fault of a document with its place: what `npm run check:sites` prints and a refused publish answers. */
export interface Problem {
  /** As it was read: `sites/aurora/layout.json`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** The value, such as `pages.home.sections[2].props.size`. Empty for the whole document. */
  readonly path: string;
  readonly wrong: string;
  readonly right: string;
  readonly severity: Severity;
}

/** A fault of a file as a whole. */
export function problemOfFile(file: string, wrong: string, right: string, severity: Severity = 'error'): Problem {
  return { file, line: 1, column: 1, path: '', wrong, right, severity };
}

/**
 * Writes a problem as one line: `file:line:column path: what is wrong; what would be right`, with `warning:` before a
 * warning's path.
 */
export function formatProblem({ file, line, column, path, wrong, right, severity }: Problem): string {
  const kind = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column} ${kind}${path === '' ? '' : `${path}: `}${wrong}; ${right}`;
}

/** In the order of files and places, each once. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...once.values()].sort(
    (one, other) =>
      compareTexts(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compareTexts(one.wrong, other.wrong),
  );
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
