import type { CatalogueLanguage, TranslatedNames } from './catalogue-types.ts';
import { isTakenTitle } from './vocabulary/taken-titles.ts';
import { isPresentable, type TitleIdea } from './vocabulary/title-idea.ts';

/** Titles made of the same words count as one, in whatever order: "Scarab Temple", "Temple of the Scarab". */
function wordsOf(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/['’]s\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'of' && word !== 'the');
  return words.sort().join(' ');
}

/** Sees to it that no two games of the catalogue bear the same name, nor the same caption within a language. */
export class NameRegistry {
  readonly #names = new Set<string>();
  readonly #captions = new Set<string>();

  /** Takes a name that must exist, such as a drawn one. */
  claimFixed(name: string): void {
    const words = wordsOf(name);
    if (this.#names.has(words)) throw new Error(`Two games are to be called "${name}".`);
    this.#names.add(words);
  }

  /** Takes the idea's name if it is presentable and free. */
  claim(idea: TitleIdea): boolean {
    const words = wordsOf(idea.name);
    if (this.#names.has(words) || !isPresentable(idea.name) || isTakenTitle(idea.name)) return false;
    this.#names.add(words);
    return true;
  }

  /** Keeps the captions that no other game bears yet: a Latin title is better than a second game of that name. */
  claimCaptions(names: TranslatedNames): TranslatedNames {
    const kept: Partial<Record<CatalogueLanguage, string>> = {};
    for (const [language, caption] of Object.entries(names) as [CatalogueLanguage, string][]) {
      const key = `${language}|${caption.toLowerCase()}`;
      if (this.#captions.has(key)) continue;
      this.#captions.add(key);
      kept[language] = caption;
    }
    return kept;
  }
}
