/**
 * A pattern as the characters that it reads, one position for each that stands in it, and which may be read after
 * which: the automaton of Glushkov. How often one follows another counts the ways in which it may, so that a pattern
 * that can read one text in several ways shows it.
 */
export interface PatternPositions {
  /** The characters of each position: one bit for each of ASCII, and one for all others. */
  readonly sets: readonly bigint[];
  /** How many ways lead from a position to another. */
  readonly follow: ReadonlyArray<ReadonlyMap<number, number>>;
}

const OTHERS = 1n << 128n;
const EVERYTHING = (1n << 129n) - 1n;

/** More than any pattern has that repeats no repeats. */
const MAX_POSITIONS = 500;

/**
 * Reads a pattern that the engine takes. Of what `{m,n}` repeats stand at most two copies that must be there and two
 * that may: enough to show that what may be left out is read in another way. Null for a pattern that uses what is not
 * looked into here, such as most classes by their Unicode names, or has far too many positions.
 */
export function positionsOf(pattern: string): PatternPositions | null {
  const reader = new Reader(pattern);
  return reader.read() ? { sets: reader.sets, follow: reader.follow } : null;
}

/** Part of a pattern: which positions it may begin and end with, and whether it may read nothing. */
interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly isOptional: boolean;
}

const NOTHING: Part = { first: [], last: [], isOptional: true };

class Reader {
  readonly sets: bigint[] = [];
  readonly follow: Array<Map<number, number>> = [];
  readonly #isCaseless: boolean;
  #at = 0;

  constructor(private readonly pattern: string) {
    // The flag is applied to the whole pattern, wherever it is set: that only makes more characters overlap.
    this.#isCaseless = /\(\?[imsU]*i/.test(pattern);
  }

  read(): boolean {
    try {
      this.#choice();
      return this.#at === this.pattern.length;
    } catch (error) {
      if (error instanceof UnknownPart) return false;
      throw error;
    }
  }

  #choice(): Part {
    let part = this.#sequence();
    while (this.#take('|')) {
      const other = this.#sequence();
      part = {
        first: [...part.first, ...other.first],
        last: [...part.last, ...other.last],
        isOptional: part.isOptional || other.isOptional,
      };
    }
    return part;
  }

  #sequence(): Part {
    let part = NOTHING;
    while (this.#at < this.pattern.length && !/[|)]/.test(this.#peek())) part = this.#joined(part, this.#repeated());
    return part;
  }

  #joined(part: Part, next: Part): Part {
    this.#link(part.last, next.first);
    return {
      first: part.isOptional ? [...part.first, ...next.first] : part.first,
      last: next.isOptional ? [...next.last, ...part.last] : next.last,
      isOptional: part.isOptional && next.isOptional,
    };
  }

  #repeated(): Part {
    const start = this.#at;
    const once = this.#single();
    const times = this.#times();
    if (!times) return once;
    const end = this.#at;
    const copy = (): Part => {
      this.#at = start;
      const part = this.#single();
      this.#at = end;
      return part;
    };
    const { least, most } = times;
    if (most === Number.POSITIVE_INFINITY) {
      this.#link(once.last, once.first);
      if (least > 1) return this.#joined(copy(), once);
      return { ...once, isOptional: once.isOptional || least === 0 };
    }
    let part = NOTHING;
    for (let more = Math.min(most - least, 2); more > 0; more -= 1)
      part = { ...this.#joined(copy(), part), isOptional: true };
    if (least > 1) part = this.#joined(copy(), part);
    return least > 0 ? this.#joined(once, part) : part;
  }

  #times(): { readonly least: number; readonly most: number } | null {
    const sign = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/.exec(this.pattern.slice(this.#at));
    if (!sign) return null;
    this.#at += sign[0].length;
    this.#take('?');
    if (sign[1] === undefined)
      return { least: sign[0] === '+' ? 1 : 0, most: sign[0] === '?' ? 1 : Number.POSITIVE_INFINITY };
    const least = Number(sign[1]);
    if (sign[2] === undefined) return { least, most: least };
    return { least, most: sign[3] ? Number(sign[3]) : Number.POSITIVE_INFINITY };
  }

  #single(): Part {
    const character = this.#peek();
    if (character === '(') return this.#group();
    if (character === '[') return this.#position(this.#bracket());
    this.#at += 1;
    if (character === '^' || character === '$') return NOTHING;
    if (character === '.') return this.#position(EVERYTHING);
    const escaped = character === '\\' ? this.#escaped() : character;
    if (escaped === null) return NOTHING;
    return this.#position(typeof escaped === 'string' ? bitOf(escaped) : escaped);
  }

  #group(): Part {
    const [flags = ''] = /^\(\?[imsU-]+\)/.exec(this.pattern.slice(this.#at)) ?? [];
    this.#at += flags.length;
    if (flags) return NOTHING;
    const [opening = ''] = /^\((?:\?(?:P?<\w+>|[imsU-]*:))?/.exec(this.pattern.slice(this.#at)) ?? [];
    this.#at += opening.length;
    if (opening === '(' && this.#peek() === '?') throw new UnknownPart();
    const part = this.#choice();
    if (!this.#take(')')) throw new UnknownPart();
    return part;
  }

  #bracket(): bigint {
    this.#at += 1;
    const isNegated = this.#take('^');
    let set = 0n;
    for (let isFirst = true; isFirst || this.#peek() !== ']'; isFirst = false) {
      if (this.#at >= this.pattern.length) throw new UnknownPart();
      const [from, one] = this.#inBracket();
      const isRange = this.#peek() === '-' && this.pattern[this.#at + 1] !== ']';
      if (!isRange) {
        set |= one;
        continue;
      }
      this.#at += 1;
      const [to] = this.#inBracket();
      if (from === null || to === null) throw new UnknownPart();
      set |= rangeOf(from, to);
    }
    this.#at += 1;
    if (this.#isCaseless) set = caselessly(set);
    return isNegated ? allBut(set) : set;
  }

  /** The next part of a character class: the character, null for a class, and the set that it matches. */
  #inBracket(): readonly [character: string | null, set: bigint] {
    const [named, not, name = ''] = /^\[:(\^?)(\w+):\]/.exec(this.pattern.slice(this.#at)) ?? [];
    if (named !== undefined) {
      this.#at += named.length;
      const set = namedClasses.get(name);
      if (set === undefined) throw new UnknownPart();
      return [null, not ? allBut(set) | OTHERS : set];
    }
    const character = this.#peek();
    this.#at += 1;
    if (character !== '\\') return [character, bitOf(character)];
    const escaped = this.#escaped();
    if (escaped === null) throw new UnknownPart();
    return typeof escaped === 'string' ? [escaped, bitOf(escaped)] : [null, escaped];
  }

  /** The character that an escape stands for, or those of a class; null for one that reads none. */
  #escaped(): string | bigint | null {
    const character = this.#peek();
    this.#at += 1;
    const classes: Readonly<Record<string, bigint>> = { d: DIGITS, w: WORD, s: BLANKS };
    const set = classes[character.toLowerCase()];
    if (set !== undefined) return character === character.toLowerCase() ? set : EVERYTHING & ~set;
    if (character === 'p' || character === 'P') return this.#unicodeClass(character === 'P');
    if (/[bBAz]/.test(character)) return null;
    if (character === 'x') return this.#byCode();
    const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };
    if (/[A-Za-z0-9]/.test(character) && !controls[character]) throw new UnknownPart();
    return controls[character] ?? character;
  }

  #unicodeClass(isNegated: boolean): bigint {
    const [whole = '', short, long] = /^(?:([A-Z])|\{(\^?\w+)\})/.exec(this.pattern.slice(this.#at)) ?? [];
    this.#at += whole.length;
    const set = unicodeClasses.get(short ?? long ?? '');
    if (set === undefined) throw new UnknownPart();
    return isNegated ? allBut(set) : set;
  }

  #byCode(): string {
    const [whole, short, long = ''] =
      /^(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/.exec(this.pattern.slice(this.#at)) ?? [];
    if (whole === undefined) throw new UnknownPart();
    this.#at += whole.length;
    return String.fromCodePoint(Number.parseInt(short ?? long, 16));
  }

  #position(set: bigint): Part {
    if (this.sets.length === MAX_POSITIONS) throw new UnknownPart();
    this.follow.push(new Map());
    const position = this.sets.push(this.#isCaseless ? caselessly(set) : set) - 1;
    return { first: [position], last: [position], isOptional: false };
  }

  #link(from: readonly number[], to: readonly number[]): void {
    for (const one of from)
      for (const other of to) this.follow[one]?.set(other, (this.follow[one]?.get(other) ?? 0) + 1);
  }

  #peek(): string {
    return this.pattern[this.#at] ?? '';
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }
}

/** Thrown inside of the reader alone. */
class UnknownPart extends Error {}

function bitOf(character: string): bigint {
  const code = character.charCodeAt(0);
  return code < 128 ? 1n << BigInt(code) : OTHERS;
}

function rangeOf(from: string, to: string): bigint {
  let set = 0n;
  for (let code = from.charCodeAt(0); code <= Math.min(to.charCodeAt(0), 127); code += 1) set |= 1n << BigInt(code);
  return to.charCodeAt(0) > 127 ? set | OTHERS : set;
}

/** All characters but these; of those beyond ASCII some are left, whichever are among these. */
function allBut(set: bigint): bigint {
  return EVERYTHING & (~set | OTHERS);
}

/** The characters with their capital and small letters; two letters of ASCII have others beyond it. */
function caselessly(set: bigint): bigint {
  const others = set & (bitOf('k') | bitOf('s') | bitOf('K') | bitOf('S')) ? OTHERS : 0n;
  return set | ((set & CAPITALS) << 32n) | ((set & SMALL) >> 32n) | others;
}

const DIGITS = rangeOf('0', '9');
const CAPITALS = rangeOf('A', 'Z');
const SMALL = rangeOf('a', 'z');
const LETTERS = CAPITALS | SMALL;
const WORD = DIGITS | LETTERS | bitOf('_');
const BLANKS = [' ', '\t', '\n', '\r', '\f'].reduce((set, blank) => set | bitOf(blank), 0n);

/** The classes of ASCII that stand in brackets by their names. */
const namedClasses: ReadonlyMap<string, bigint> = new Map([
  ['alnum', DIGITS | LETTERS],
  ['alpha', LETTERS],
  ['digit', DIGITS],
  ['graph', rangeOf('!', '~')],
  ['lower', SMALL],
  ['print', rangeOf(' ', '~')],
  ['punct', rangeOf('!', '~') & ~(DIGITS | LETTERS)],
  ['space', BLANKS | bitOf('\v')],
  ['upper', CAPITALS],
  ['word', WORD],
  ['xdigit', DIGITS | rangeOf('A', 'F') | rangeOf('a', 'f')],
]);

/** The classes of Unicode that names and numbers are made of. */
const unicodeClasses: ReadonlyMap<string, bigint> = new Map([
  ['L', LETTERS | OTHERS],
  ['Latin', LETTERS | OTHERS],
  ['Ll', SMALL | OTHERS],
  ['Lu', CAPITALS | OTHERS],
  ['M', OTHERS],
  ['N', DIGITS | OTHERS],
  ['Nd', DIGITS | OTHERS],
]);
