/** A fault of a document, by its place. */
export interface DocumentProblem {
  readonly file: string;
  /** Such as `announcements[3].title.EN`; empty for the whole document. */
  readonly path: string;
  /** What is wrong, and what would be right. */
  readonly text: string;
}

const PROBLEM = /^(?<file>[^\s:]+)(?::\d+:\d+)? (?:(?<path>[^\s:]+): )?(?<text>.*)$/s;

/** Parses a line of `documents_refused`. */
export function readProblem(line: string): DocumentProblem {
  const { file = '', path = '', text = line } = PROBLEM.exec(line)?.groups ?? {};
  return { file, path, text };
}

/**
 * Sorts the faults of a refused change by the fields of one entry.
 * @param entry the path of the entry, such as `announcements[3]`.
 * @param fields the paths of fields below it; a fault belongs to the longest that it begins with.
 */
export function problemsByField<Field extends string>(
  lines: readonly string[],
  entry: string,
  fields: readonly Field[],
) {
  const byField = new Map<Field, string>();
  const others: string[] = [];
  const longestFirst = [...fields].sort((one, other) => other.length - one.length);
  for (const line of lines) {
    const { path, text } = readProblem(line);
    const inside = path.startsWith(`${entry}.`) ? path.slice(entry.length + 1) : undefined;
    const field = longestFirst.find(
      (name) => inside === name || (/^[.[]/.test(inside?.slice(name.length) ?? '') && inside?.startsWith(name)),
    );
    if (field === undefined || inside === undefined) {
      others.push(line);
      continue;
    }
    // A fault in a part of the field, such as one language, is prefixed with that part.
    const below = inside.slice(field.length).replace(/^\./, '');
    const said = below === '' ? text : `${below}: ${text}`;
    byField.set(field, [byField.get(field), said].filter((known) => known !== undefined).join(' · '));
  }
  return { byField, others };
}
