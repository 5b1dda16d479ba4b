/** A rule about the text of our source files that neither the compiler nor the linter can state. */
export interface SourceRule {
  /** Whether the rule speaks about the file; the path is relative to the project, with forward slashes. */
  readonly appliesTo: (path: string) => boolean;
  /** What is wrong in one line of such a file, once per offence. */
  readonly findOffences: (line: string) => readonly Offence[];
}

export interface Offence {
  /** Counted from 1, as editors do. */
  readonly column: number;
  /** What is wrong, and what would be right. */
  readonly message: string;
}

/** Every match of a global pattern as an offence. */
export function offencesOf(line: string, pattern: RegExp, message: (found: string) => string): Offence[] {
  return [...line.matchAll(pattern)].map((match) => ({ column: match.index + 1, message: message(match[0]) }));
}
