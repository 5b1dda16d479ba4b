import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { isInEnglishInstead, languages } from '#contracts/languages.ts';

/** Regions of Chinese that write the traditional script. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

/**
 * The offered language that a browser likes best, by its Accept-Language header: the whole tag first, then the language
 * alone. One that the product has words in goes before one whose pages are in English instead, however much more that
 * is liked.
 * @returns undefined when it likes none of them.
 */
export function acceptedLanguage(
  header: string | undefined,
  offered: readonly LanguageCode[],
): LanguageCode | undefined {
  const tags = tagsByPreference(header ?? '');
  const match = (codes: readonly LanguageCode[]) => matchOf(tags, codes);
  return match(offered.filter((code) => !isInEnglishInstead(code))) ?? match(offered.filter(isInEnglishInstead));
}

function matchOf(tags: readonly string[], codes: readonly LanguageCode[]): LanguageCode | undefined {
  for (const tag of tags) {
    const match =
      codes.find((code) => languages[code].tag.toLowerCase() === tag) ?? codes.find((code) => speaks(code, tag));
    if (match !== undefined) return match;
  }
  return undefined;
}

function tagsByPreference(header: string): string[] {
  return header
    .toLowerCase()
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

function speaks(code: LanguageCode, tag: string): boolean {
  if (tag.startsWith('zh')) return code === (TRADITIONAL.test(tag) ? 'TW' : 'CN');
  return languages[code].tag.split('-')[0]?.toLowerCase() === tag.split('-')[0];
}
