import { offencesOf, type SourceRule } from './source-rule.ts';

const hex = /(?<!url\()#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w/-])/gi;
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const colourName =
  /(?<=\b(?:color|background|fill|stroke|shadow|border|outline)[\w-]*\s*[:=]\s*[^;]*)(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold)(?![\w-])(?=[^'`"]*[;'`"\s)])/gi;

const advice = (found: string): string =>
  `raw colour ${found}: use a token of src/portal/theme, so that every brand can set it (theme.json)`;

/**
 * Brands differ by their theme alone, so the portal names colours in src/portal/theme and in drawings (*.art.tsx) only.
 */
export const rawColours: SourceRule = {
  appliesTo: (path) =>
    /^src\/portal\/.*\.tsx?$/.test(path) &&
    !path.startsWith('src/portal/theme/') &&
    !/\.(?:art|test)\.tsx?$/.test(path),
  findOffences: (line) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(line)) return [];
    return [hex, colourFunction].flatMap((pattern) => offencesOf(line, pattern, advice)).concat(namedColours(line));
  },
};

/** `var(--gold)` and `${color.gold}` are tokens that happen to bear a colour's name. */
function namedColours(line: string) {
  return offencesOf(
    line.replace(/var\([^)]*\)|\$\{[^}]*\}|\bcolor\.\w+/g, (token) => ' '.repeat(token.length)),
    colourName,
    advice,
  );
}
