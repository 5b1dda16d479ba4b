/**
 * A pattern as the characters that it reads, one position for each that stands in it, and which may be read after which: the automaton
 * of Glushkov. How often one follows another counts the ways in which it may, so that a pattern that can read one text in several ways
 * shows it.
 */
export interface PatternPositions {
  /** The characters of each position: one bit for each of ASCII, and one for all others. */
  readonly sets: readonly bigint[];
  /** How many ways lead from a position to another. */
  readonly follow: ReadonlyArray<ReadonlyMap<number, number>>;
}

const OTHERS = 1n << 128n;
const EVERYTHING = (1n << 129n) - 1n;

/** Reads a pattern that the engine takes. Null for one that uses what is not looked into here, such as classes by their Unicode names. */
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
  #at = 0;

  constructor(private readonly pattern: string) {}

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
    while (this.#at < this.pattern.length && !/[|)]/.test(this.#peek())) {
      const next = this.#repeated(this.#single());
      this.#link(part.last, next.first);
      part = {
        first: part.isOptional ? [...part.first, ...next.first] : part.first,
        last: next.isOptional ? [...next.last, ...part.last] : next.last,
        isOptional: part.isOptional && next.isOptional,
      };
    }
    return part;
  }

  #repeated(part: Part): Part {
    const [sign, least, most] = /^(?:[*+?]|\{(\d+)(,\d*)?\})/.exec(this.pattern.slice(this.#at)) ?? [];
    if (sign === undefined) return part;
    this.#at += sign.length;
    this.#take('?');
    const isEndless = sign === '*' || sign === '+' || most === ',';
    if (isEndless) this.#link(part.last, part.first);
    const isOptional = part.isOptional || sign === '*' || sign === '?' || least === '0';
    return this.#repeated({ ...part, isOptional });
  }

  #single(): Part {
    const character = this.#peek();
    if (character === '(') return this.#group();
    if (character === '[') return this.#position(this.#bracket());
    this.#at += 1;
    if (character === '^' || character === '$') return NOTHING;
    if (character === '.') return this.#position(EVERYTHING);
    if (character !== '\\') return this.#position(bitOf(character));
    const escaped = this.#escaped();
    return escaped === null ? NOTHING : this.#position(escaped);
  }

  #group(): Part {
    const [opening = ''] = /^\((?:\?(?:P?<\w+>|[imsU]*:))?/.exec(this.pattern.slice(this.#at)) ?? [];
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
      if (this.#at >= this.pattern.length || this.pattern.startsWith('[:', this.#at)) throw new UnknownPart();
      const from = this.#peek();
      const one = this.#inBracket();
      const isRange = this.#peek() === '-' && this.pattern[this.#at + 1] !== ']';
      if (!isRange) {
        set |= one;
        continue;
      }
      this.#at += 1;
      const to = this.#peek();
      const end = this.#inBracket();
      set |= from === '\\' || to === '\\' ? one | end : rangeOf(from, to);
    }
    this.#at += 1;
    return isNegated ? EVERYTHING & (~set | OTHERS) : set;
  }

  #inBracket(): bigint {
    const character = this.#peek();
    this.#at += 1;
    return character === '\\' ? (this.#escaped() ?? 0n) : bitOf(character);
  }

  /** The characters that an escape stands for; null for one that reads none. */
  #escaped(): bigint | null {
    const character = this.#peek();
    this.#at += 1;
    const classes: Readonly<Record<string, bigint>> = { d: DIGITS, w: WORD, s: BLANKS };
    const set = classes[character.toLowerCase()];
    if (set !== undefined) return character === character.toLowerCase() ? set : EVERYTHING & ~set;
    if (/[bBAz]/.test(character)) return null;
    const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v' };
    if (/[A-Za-z0-9]/.test(character) && !controls[character]) throw new UnknownPart();
    return bitOf(controls[character] ?? character);
  }

  #position(set: bigint): Part {
    this.follow.push(new Map());
    const position = this.sets.push(set) - 1;
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

const DIGITS = rangeOf('0', '9');
const WORD = DIGITS | rangeOf('A', 'Z') | rangeOf('a', 'z') | bitOf('_');
const BLANKS = [' ', '\t', '\n', '\r', '\f'].reduce((set, blank) => set | bitOf(blank), 0n);
