import type { SourceRule } from './source-rule.ts';

const WIDEST = 120;
/** A line of a comment. A linter's order has to stand on one line, and `*{` begins a rule of a style sheet. */
const comment = /^\s*(?:\/\*\*?|\*|\/\/) (?!biome-ignore )/;

/** The formatter wraps code and leaves comments alone: this holds them to the same width. */
export const longComments: SourceRule = {
  appliesTo: (path) => /\.(?:tsx?|mjs)$/.test(path) && !/\/generated\//.test(path),
  findOffences: (line) =>
    line.length > WIDEST && comment.test(line)
      ? [{ column: WIDEST + 1, message: `comment of ${line.length} columns: wrap it at ${WIDEST}` }]
      : [],
};
