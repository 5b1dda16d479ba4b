import { offencesOf, type SourceRule } from './source-rule.ts';

const pluralRules = /\bnew Intl\.PluralRules\(/g;
/** A pattern such as `/\{\{(\w+)\}\}/` in a replacement: it fills the slots of a text by hand. */
const slotFilling = /\.replace(?:All)?\(\s*\/\\\{[^/]*\\w[^/]*\//g;
/** One slot by its name, such as `'{site}'`. */
const namedSlotFilling = /\.replace(?:All)?\(\s*(['"`])\{+\w+\}+\1/g;

/** i18next chooses plural forms and fills slots, in the portal, the gateway and the games alike. */
export const ownTranslators: SourceRule = {
  appliesTo: (path) =>
    /^src\/(?:portal|gateway|arcade|contracts|words)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  findOffences: (line) =>
    [pluralRules, slotFilling, namedSlotFilling].flatMap((pattern) =>
      offencesOf(line, pattern, (found) => `${found} translates by hand: use createTranslator of #words/translator.ts`),
    ),
};
