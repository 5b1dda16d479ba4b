import { tableRows } from './lexeme.ts';

/** Both genders of an adjective in one language. */
export interface GenderedForms {
  readonly masculine: string;
  readonly feminine: string;
}

export interface Adjective {
  readonly en: string;
  readonly es: GenderedForms | null;
  readonly pt: GenderedForms | null;
  readonly vi: string | null;
  readonly ar: GenderedForms | null;
}

/** `dorado/a`, `cantor/a`, `bailarín/bailarina` or one form for both. */
function romanceForms(text: string | undefined): GenderedForms | null {
  if (text === undefined || text === '-') return null;
  const [masculine = '', ending] = text.split('/');
  if (ending === undefined) return { masculine, feminine: masculine };
  if (ending !== 'a') return { masculine, feminine: ending };
  return { masculine, feminine: `${masculine.replace(/o$/, '')}a` };
}

function arabicForms(text: string | undefined): GenderedForms | null {
  if (text === undefined || text === '-') return null;
  const [masculine = '', feminine] = text.split('/');
  return { masculine, feminine: feminine ?? `${masculine}ة` };
}

/** Reads rows `English | Spanish | Portuguese | Vietnamese | Arabic`. */
export function adjectiveTable(table: string): readonly Adjective[] {
  return tableRows(table).map(([en, es, pt, vi, ar]) => ({
    en: en ?? '',
    es: romanceForms(es),
    pt: romanceForms(pt),
    vi: vi === undefined || vi === '-' ? null : vi,
    ar: arabicForms(ar),
  }));
}
