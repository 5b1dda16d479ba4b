import { createInstance, type FormatterModule } from 'i18next';

/**
 * Says a translation key, with values and plural forms. Numbers are grouped as the language does; a missing key is said
 * as it stands.
 */
export type Translate<Word extends string = string> = (
  key: Word,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * The words of one language by key, in i18next's JSON format: flat keys, plural forms as suffixes such as `_one` and
 * `_other`.
 */
export type WordTable = Readonly<Record<string, string>>;

/** The pattern of a slot in a text. */
export interface Slots {
  readonly prefix: string;
  readonly suffix: string;
}

const doubleBraces: Slots = { prefix: '{{', suffix: '}}' };

/**
 * Makes the translator of one language: an i18next instance of its own, so that requests in different languages never
 * share one. A slot without a value stays as it stands. Where a language's own plural form is missing the form `_other`
 * is said.
 * @param tag BCP 47, for plural rules and numbers.
 */
export function createTranslator(tag: string, words: WordTable, slots: Slots = doubleBraces): Translate {
  const i18n = createInstance();
  void i18n.use(numbersIn(tag)).init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    resources: { [tag]: { translation: words } },
    initAsync: false,
    // Keys are flat and texts hold colons.
    keySeparator: false,
    nsSeparator: false,
    // React and the gateway's pages escape what they insert.
    interpolation: { ...slots, escapeValue: false, alwaysFormat: true },
  });
  const otherForm = (key: string): string => {
    const other = `${key}_other`;
    return Object.hasOwn(words, other) ? (words[other] ?? key) : key;
  };
  // A lobby shows 'Play' on every tile, and i18next does not cache lookups.
  const said = new Map<string, string>();
  const say = (key: string): string => {
    const text = said.get(key) ?? i18n.t(key);
    said.set(key, text);
    return text;
  };
  return (key, values) => {
    if (values === undefined) return say(key);
    const { count } = values;
    // As `replace`, no value is taken for one of i18next's own options.
    if (typeof count !== 'number') return i18n.t(key, { replace: values });
    return i18n.t(key, { replace: values, count, defaultValue: otherForm(key) });
  };
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats a number as a language does, in Latin digits, so that server and browser print the same. */
export function formatNumber(tag: string, value: number): string {
  // The first format of a page takes a slow phone tens of milliseconds, hence one for all and none before a number.
  const format = numberFormats.get(tag) ?? new Intl.NumberFormat(`${tag}-u-nu-latn`);
  numberFormats.set(tag, format);
  return format.format(value);
}

/** Says numbers among the values of a text as the language does. */
function numbersIn(tag: string): FormatterModule {
  return {
    type: 'formatter',
    init: () => {},
    add: () => {},
    addCached: () => {},
    format: (value: unknown) => (typeof value === 'number' ? formatNumber(tag, value) : (value as string)),
  };
}
