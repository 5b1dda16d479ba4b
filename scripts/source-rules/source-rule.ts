/** A rule about the text of our source files that neither the compiler nor the linter can state. */
export interface SourceRule {
  /** Whether the rule speaks about the file; the path is relative to the project, with forward slashes. */
  readonly appliesTo: (path: string) => boolean;
  /** Finds the offences in one line of such a file. */
  readonly findOffences: (line: string) => readonly Offence[];
}

export interface Offence {
  /** Counted from 1, as editors do. */
  readonly column: number;
  /** The fault and its correction. */
  readonly message: string;
}

/** Every match of a global pattern as an offence. */
export function offencesOf(line: string, pattern: RegExp, message: (found: string) => string): Offence[] {
  return [...line.matchAll(pattern)].map((match) => ({ column: match.index + 1, message: message(match[0]) }));
}
