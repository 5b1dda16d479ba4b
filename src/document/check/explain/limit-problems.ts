import { type Problem, problemOfFile } from '#document/check/problem.ts';
import type { Severity } from '#document/fault.ts';

const MAX_PER_FILE = 200;

const bySeverity: readonly Severity[] = ['error', 'unknown', 'warning'];

/**
 * Keeps at most 200 problems of each file, the most severe first, and adds one with the number of those left out. It
 * has the highest severity among them.
 * @param problems in the order of files.
 * @returns what is kept, in the order it came in.
 */
export function limitProblems(problems: readonly Problem[]): readonly Problem[] {
  const limited: Problem[] = [];
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const ofFile = files.get(problem.file);
    if (ofFile) ofFile.push(problem);
    else files.set(problem.file, [problem]);
  }
  for (const [file, ofFile] of files) {
    const byWeight = bySeverity.flatMap((severity) => ofFile.filter((problem) => problem.severity === severity));
    const kept = new Set(byWeight.slice(0, MAX_PER_FILE));
    for (const problem of ofFile) if (kept.has(problem)) limited.push(problem);
    const first = byWeight[MAX_PER_FILE];
    if (first) {
      const wrong = `and ${byWeight.length - MAX_PER_FILE} more`;
      limited.push(problemOfFile(file, wrong, 'mend those before, and look again', first.severity));
    }
  }
  return limited;
}
