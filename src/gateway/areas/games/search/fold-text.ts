/**
 * Text as it is searched: without case, width and accents, with one space between words and none at the ends. Marks
 * that carry meaning stay, such as the vowels of Thai; Hangul comes apart into its letters, so that half a syllable
 * finds the whole.
 */
export interface FoldedText {
  readonly text: string;
  /**
   * The index in the original text of each unit of the folded text; one more entry names the end. Null where both texts
   * are the same.
   */
  readonly origins: readonly number[] | null;
}

/** Marks that are left out when people type; those of other scripts change a word. */
const IGNORED_MARK = /^(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/u;
const UNSEEN = /^[\p{Cc}\p{Cf}]/u;
/**
 * Between letters of one word, and mostly left out: apostrophes of all kinds, and the stroke that stretches Arabic
 * words.
 */
const LEFT_OUT = new Set(["'", '‘', '’', 'ʼ', '`', '´', 'ـ']);
/** The marks that make another letter of a kana. */
const KANA_MARKS = new Set(['\u3099', '\u309a']);
const DASH = /[\u2010-\u2015\u2212]/;
const SPACE = /^\s+$/;
const PLAIN = /^[a-z0-9]+(?:[ .:;,!?&/+-][a-z0-9]+)*$/;

/** Letters that Unicode takes for letters of their own, and people type without their stroke, dot or ligature. */
const AS_TYPED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

/**
 * Digits of Arabic and Persian begin here; theirs are the only ones that compatibility forms leave alone and keyboards
 * type.
 */
const ARABIC_ZEROS = [0x0660, 0x06f0];
const KATAKANA = { first: 0x30a1, last: 0x30f6, aboveHiragana: 0x60 } as const;

/** How many folded characters are remembered: every script in use fits, and no visitor fills the memory. */
const REMEMBERED = 20_000;
const foldedPoints = new Map<string, string>();

/** The folded form of a text. */
export function foldText(given: string): string {
  return foldWithOrigins(given).text;
}

/** The folded form of a text, and where each of its units comes from. */
export function foldWithOrigins(given: string): FoldedText {
  const lower = given.toLowerCase();
  if (PLAIN.test(lower)) return { text: lower, origins: null };
  let text = '';
  let at = 0;
  let endsInSpace = true;
  const origins: number[] = [];
  for (const point of given) {
    const form = foldPoint(point);
    const isSpace = form === ' ';
    if (!(isSpace && endsInSpace)) {
      text += form;
      for (let unit = 0; unit < form.length; unit += 1) origins.push(at);
      if (form !== '') endsInSpace = isSpace;
    }
    at += point.length;
  }
  const trimmed = text.trimEnd();
  origins.length = trimmed.length;
  origins.push(at);
  return { text: trimmed, origins };
}

function foldPoint(point: string): string {
  const known = foldedPoints.get(point);
  if (known !== undefined) return known;
  const form = SPACE.test(point) ? ' ' : [...point.normalize('NFKD').toLowerCase()].map(foldPart).join('');
  if (foldedPoints.size < REMEMBERED) foldedPoints.set(point, form);
  return form;
}

function foldPart(part: string): string {
  if (DASH.test(part)) return '-';
  if (SPACE.test(part)) return ' ';
  const code = part.charCodeAt(0);
  if (code >= KATAKANA.first && code <= KATAKANA.last) return String.fromCharCode(code - KATAKANA.aboveHiragana);
  const zero = ARABIC_ZEROS.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  return isIgnored(part) ? '' : (AS_TYPED[part] ?? part);
}

function isIgnored(part: string): boolean {
  return LEFT_OUT.has(part) || UNSEEN.test(part) || (IGNORED_MARK.test(part) && !KANA_MARKS.has(part));
}
