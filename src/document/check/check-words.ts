import type { LanguageCode, LocaleDocument } from '#contracts/generated/contracts.ts';
import { languages } from '#contracts/languages.ts';
import type { Fault } from '../fault.ts';
import { withSuggestion } from '../nearest-name.ts';
import { basicKey, PLURAL_FORMS, type PluralForm, placeholdersIn, pluralFormOf } from '../placeholders.ts';
import type { CheckContext } from './read/site-files.ts';

/** The words of a site in one language, among what they have to agree with. */
export interface CheckedWords {
  readonly language: LanguageCode;
  readonly words: LocaleDocument;
  /** The language that the others follow: the site's default. */
  readonly leading: { readonly language: LanguageCode; readonly words: LocaleDocument };
  /** Every text that stands in the site's documents. Null: unused words are not reported. */
  readonly named: ReadonlySet<string> | null;
}

/**
 * Checks a site's own words: that documents name them or that they replace words of the portal, that they have the
 * placeholders which are filled, and the plural forms of their language.
 */
export function* checkWords(checked: CheckedWords, context: CheckContext): Generator<Fault> {
  if (!context.portalKeys) return;
  const portalBases = basesOf(context.portalKeys);
  const groups = groupsOf(checked);
  for (const [base, keys] of groups) {
    const isPortals = portalBases.has(base);
    // Whether a key that nobody is known to name in full ends in a form or in a word, only its other form tells.
    const isUnclear = !checked.named && !isPortals && !keys.includes(base) && !keys.includes(`${base}_other`);
    if (isUnclear) continue;
    if (!isPortals && checked.named) yield* unnamedKeys(keys, base, checked.named, portalBases);
    yield* placeholderFaults(base, keys, checked, isPortals ? (context.portalPlaceholders?.get(base) ?? []) : null);
    yield* pluralFaults(base, keys, checked.language, isPortals);
  }
}

/**
 * The keys of a language's words by the key without plural form. A key that documents name in full is whole as it is.
 */
function groupsOf({ words, named }: CheckedWords): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const key of Object.keys(words)) {
    if (key === '$schema') continue;
    const base = named?.has(key) ? key : basicKey(key);
    const group = groups.get(base);
    if (group) group.push(key);
    else groups.set(base, [key]);
  }
  return groups;
}

const bases = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The portal's keys without plural forms. The keys are the same for every site. */
function basesOf(portalKeys: ReadonlySet<string>): ReadonlySet<string> {
  const known = bases.get(portalKeys) ?? new Set([...portalKeys].flatMap((key) => [key, basicKey(key)]));
  bases.set(portalKeys, known);
  return known;
}

function* unnamedKeys(
  keys: readonly string[],
  base: string,
  named: ReadonlySet<string>,
  portalBases: ReadonlySet<string>,
): Generator<Fault> {
  if (named.has(base)) return;
  for (const key of keys) {
    yield {
      path: [key],
      wrong: `no document of the site names the text ${JSON.stringify(key)}, and the portal has none of this name`,
      right: withSuggestion('take it out, or name it in a document', base, portalBases),
      isName: true,
      severity: 'warning',
    };
  }
}

/** @param portals what the portal fills in; null for words of the site's own, which follow its default language. */
function* placeholderFaults(
  base: string,
  keys: readonly string[],
  { language, words, leading }: CheckedWords,
  portals: readonly string[] | null,
): Generator<Fault> {
  const led = Object.keys(leading.words).filter((key) => key === base || basicKey(key) === base);
  if (!portals && (led.length === 0 || language === leading.language)) return;
  const wanted = portals ?? [...new Set(led.flatMap((key) => placeholdersIn(leading.words[key] ?? '')))];
  const whose = portals ? 'the portal fills' : `${leading.language} has`;
  const advice = 'give the same placeholders';
  const found = new Set(keys.flatMap((key) => placeholdersIn(words[key] ?? '')));
  for (const key of keys) {
    const own = placeholdersIn(words[key] ?? '');
    const strange = own.filter((name) => !wanted.includes(name));
    // A form of its own such as "one game" may do without the number.
    const missing = wanted.filter((name) => !(pluralFormOf(key) ? found : new Set(own)).has(name));
    if (strange.length === 0 && missing.length === 0) continue;
    yield {
      path: [key],
      wrong: `the text has ${listed(own)}, but ${whose} ${listed(wanted)}`,
      right: strange[0] === undefined ? advice : withSuggestion(advice, strange[0], wanted),
    };
  }
}

/** @param isPortals the portal has the forms that the site does not replace. */
function* pluralFaults(
  base: string,
  keys: readonly string[],
  language: LanguageCode,
  isPortals: boolean,
): Generator<Fault> {
  const forms = keys.flatMap((key) => (key === base ? [] : (pluralFormOf(key) ?? [])));
  if (forms.length === 0) return;
  const { needed, read } = formsOf(language);
  const [first = base] = keys;
  const missing = isPortals ? [] : needed.filter((form) => !forms.includes(form));
  if (missing.length > 0)
    yield {
      path: [first],
      wrong: `the text has no form for ${missing.join(' and ')}, which ${language} needs`,
      right: `add ${missing.map((form) => JSON.stringify(`${base}_${form}`)).join(' and ')}`,
      isName: true,
    };
  for (const form of forms) {
    if (read.includes(form)) continue;
    yield {
      path: [`${base}_${form}`],
      wrong: `${language} has no form for ${form}`,
      right: 'take it out; nobody will read it',
      isName: true,
      severity: 'warning',
    };
  }
}

/** The plural forms of a language: those that its words need, and all that somebody may read. */
interface LanguageForms {
  readonly needed: readonly PluralForm[];
  readonly read: readonly PluralForm[];
}

const formsByLanguage = new Map<LanguageCode, LanguageForms>();

function formsOf(language: LanguageCode): LanguageForms {
  const known = formsByLanguage.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(languages[language].tag);
  const taken = new Set<string>(['other']);
  // Every form of whole numbers shows below 200; for forms of millions alone `other` stands in.
  for (let count = 0; count < 200; count += 1) taken.add(rules.select(count));
  const all = new Set<string>([...taken, ...rules.resolvedOptions().pluralCategories]);
  const forms = {
    needed: PLURAL_FORMS.filter((form) => taken.has(form)),
    read: PLURAL_FORMS.filter((form) => all.has(form)),
  };
  formsByLanguage.set(language, forms);
  return forms;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'no placeholders' : names.map((name) => `{{${name}}}`).join(' and ');
}
