/** The languages that every vocabulary table carries besides English. */
export type TableLanguage = 'ES' | 'PT' | 'VI' | 'AR';

/** One noun with what is needed to put it into names. Null: that language has no good word for it here. */
export interface Lexeme {
  readonly en: string;
  /** A thing: it neither feels nor acts, so it has no temper and gives no promises. */
  readonly isInanimate: boolean;
  /** With its article; a proper name has none. */
  readonly es: string | null;
  readonly pt: string | null;
  readonly vi: string | null;
  readonly ar: string | null;
  /** Feminine in Spanish (also where euphony asks for "el": el águila), in Portuguese, in Arabic. */
  readonly feminine: { readonly es: boolean; readonly pt: boolean; readonly ar: boolean };
  /** Icon that shows it, `*` before a colour object; null = the art decides. */
  readonly hero: string | null;
}

const cell = (text: string | undefined): string | null =>
  text === undefined || text === '-' || text === '' ? null : text;

const withoutMark = (text: string | undefined): string | undefined => text?.replace(/:f$/, '');

/** Splits a table of `|`-separated rows into trimmed cells. */
export function tableRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((text) => text.trim()));
}

/**
 * Reads rows `English | Spanish | Portuguese | Vietnamese | Arabic | hero`. `:f` marks a feminine that its ending or
 * article hides, `~` a thing.
 */
export function lexemeTable(table: string): readonly Lexeme[] {
  return tableRows(table).map(([en, es, pt, vi, ar, hero]) => ({
    en: en?.replace(/^~/, '') ?? '',
    isInanimate: en?.startsWith('~') === true,
    es: cell(withoutMark(es)),
    pt: cell(pt),
    vi: cell(vi),
    ar: cell(withoutMark(ar)),
    feminine: {
      es: /^la |:f$/.test(es ?? ''),
      pt: /^a /.test(pt ?? ''),
      ar: /^\S*ة( |$)|:f$/.test(ar ?? ''),
    },
    hero: cell(hero),
  }));
}

/** A word with a Spanish article is a common noun ("the Pharaoh"), one without is a name ("Anubis"). */
export function isCommonNoun(lexeme: Lexeme): boolean {
  return /^(el|la|los|las) /.test(lexeme.es ?? '');
}

export function isPlural(lexeme: Lexeme): boolean {
  return /^(los|las) /.test(lexeme.es ?? '');
}
