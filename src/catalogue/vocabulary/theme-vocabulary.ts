import { type Lexeme, lexemeTable } from './lexeme.ts';

/** The words from which one theme's game names are built. */
export interface ThemeVocabulary {
  /** A theme of the art direction, section 6.1. */
  readonly theme: string;
  /** Heroes and subjects of the games. */
  readonly figures: readonly Lexeme[];
  /** English keys into the shared table of heads: "Temple" makes "Temple of Anubis". */
  readonly heads: readonly string[];
  /** English keys into the shared table of adjectives. */
  readonly adjectives: readonly string[];
  /** English words that follow a figure and stay untranslated: "Bison Thunder". */
  readonly turns: readonly string[];
  /** Whether figures own things. Fruit and sweets don't: "Lemon Orchard" is right, "The Lemon's Orchard" is not. */
  readonly figuresOwn: boolean;
  /** Light themes prefer "Piggy's Inn" and "Piggy Inn" to the solemn "Inn of the Piggy". */
  readonly isLight: boolean;
}

interface ThemeWords {
  readonly figures: string;
  readonly heads: string;
  readonly adjectives: string;
  readonly turns: string;
  readonly figuresOwn?: boolean;
  readonly isLight?: boolean;
}

export function themeVocabulary(theme: string, words: ThemeWords): ThemeVocabulary {
  return {
    theme,
    figures: lexemeTable(words.figures),
    heads: words.heads.split(' '),
    adjectives: words.adjectives.split(' '),
    turns: words.turns.split(' '),
    figuresOwn: words.figuresOwn ?? true,
    isLight: words.isLight ?? false,
  };
}
