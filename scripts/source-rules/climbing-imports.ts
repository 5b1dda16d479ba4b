import { offencesOf, type SourceRule } from './source-rule.ts';

const climb = /(?<=\b(?:from|import)\s*\(?\s*['"])\.\.\/\.\.\/[^'"]*/g;

/** An import that climbs two folders breaks when its file moves and hides which floor it reaches into. */
export const climbingImports: SourceRule = {
  appliesTo: (path) => /\.(?:tsx?|mjs)$/.test(path),
  findOffences: (line) =>
    offencesOf(
      line,
      climb,
      (found) => `import of '${found}' climbs two folders: name the floor, as in '#contracts/money.ts'`,
    ),
};
