import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/languages.ts';
import AR from './locales/AR.json' with { type: 'json' };
import EN from './locales/EN.json' with { type: 'json' };
import ES from './locales/ES.json' with { type: 'json' };
import PT from './locales/PT.json' with { type: 'json' };
import VI from './locales/VI.json' with { type: 'json' };
import { portalWords } from './portal-words.ts';

const ROOT = join(import.meta.dirname, '../../..');
const translations = ['ES', 'PT', 'VI', 'AR'] as const;
const words: Readonly<Record<'EN' | (typeof translations)[number], Readonly<Record<string, string>>>> = {
  EN,
  ES,
  PT,
  VI,
  AR,
};

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** A key of the translations, as text.schema.json has it. */
const KEY = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+$/;

const baseOf = (key: string): string => key.replace(PLURAL, '');
const basesOf = (table: Readonly<Record<string, string>>): string[] =>
  [...new Set(Object.keys(table).map(baseOf))].sort();
const slotsOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const sources = ['.ts', '.tsx']
  .flatMap((ending) => filesUnder('src/portal', ending))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** What stands between the parentheses of every `t(…)`. */
const saidByCode = [...sources.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, inside]) => inside ?? '');

const keysOfCode = saidByCode.flatMap((call) =>
  [...call.matchAll(/'([^']+)'/g)].map(([, literal]) => literal ?? '').filter((literal) => KEY.test(literal)),
);

/** Keys with a part that the code fills in, such as `resource.${kind}`. */
const patternsOfCode = saidByCode.flatMap((call) =>
  [...call.matchAll(/`([^`]+)`/g)].map(([, template]) => template?.replace(/\$\{[^}]+\}/g, '*') ?? ''),
);

const TEXT_PROPERTIES = new Set(['title', 'label', 'note', 'text', 'description', 'tagline', 'message']);

/** Every key that a document says somewhere where a text stands. */
function* keysOfDocument(value: unknown, property = ''): Generator<string> {
  if (typeof value === 'string') {
    if (TEXT_PROPERTIES.has(property) && KEY.test(value)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* keysOfDocument(item, property);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* keysOfDocument(inner, name);
  }
}

const keysOfDocuments = [...filesUnder('layouts', '.json'), ...filesUnder('sites', '.json')]
  .filter((file) => !file.includes('/locales/'))
  .flatMap((file) => [...keysOfDocument(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))]);

const matches = (pattern: string, key: string): boolean => {
  const [before = '', after = ''] = pattern.split('*');
  return key.startsWith(before) && key.endsWith(after);
};

describe('the locale files', () => {
  it.each(translations)('say the same keys in %s as in English', (code) => {
    expect(basesOf(words[code])).toEqual(basesOf(words.EN));
  });

  it.each(translations)('are what the portal says in %s', (code) => {
    expect(portalWords(code)).toMatchObject(words[code]);
  });

  it.each(['EN', ...translations] as const)('have exactly the plural forms of %s for what is counted', (code) => {
    const categories = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
    const counted = new Set(
      Object.keys(words.EN)
        .filter((key) => PLURAL.test(key))
        .map(baseOf),
    );
    const forms = Object.keys(words[code]).filter((key) => PLURAL.test(key));
    const wanted = [...counted].flatMap((key) => categories.map((category) => `${key}_${category}`));
    expect(forms.sort()).toEqual(wanted.sort());
  });

  it.each(translations)('have the same slots for values in every text of %s', (code) => {
    for (const [key, text] of Object.entries(words[code])) {
      const english = words.EN[key] ?? words.EN[`${baseOf(key)}_other`] ?? '';
      expect(slotsOf(text), key).toEqual(slotsOf(english));
    }
  });

  it.each(translations)('repeat no English where %s is meant', (code) => {
    // A line of signs and a name needs no words; marks of direction are none either.
    const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
    const same = Object.entries(words[code]).filter(
      ([key, text]) => bare(text) === words.EN[key] && text.includes(' '),
    );
    expect(same.map(([key]) => key)).toEqual(['copyright.short']);
  });

  it.each(['EN', ...translations] as const)('leave no text of %s empty', (code) => {
    expect(Object.keys(words[code]).filter((key) => words[code][key]?.trim() === '')).toEqual([]);
  });
});

describe('every key', () => {
  const known = new Set(basesOf(words.EN));

  it('that the portal says is there', () => {
    expect(keysOfCode.length).toBeGreaterThan(40);
    expect(keysOfCode.filter((key) => !known.has(key))).toEqual([]);
    expect(patternsOfCode.filter((pattern) => ![...known].some((key) => matches(pattern, key)))).toEqual([]);
  });

  it('that a layout or a site says is there', () => {
    expect(keysOfDocuments.length).toBeGreaterThan(20);
    expect(keysOfDocuments.filter((key) => !known.has(key))).toEqual([]);
  });

  it('that is there is said somewhere', () => {
    const said = new Set([...keysOfCode, ...keysOfDocuments]);
    const unsaid = [...known].filter(
      (key) => !said.has(key) && !patternsOfCode.some((pattern) => matches(pattern, key)),
    );
    expect(unsaid).toEqual([]);
  });

  it('for an outside resource names every kind that a site may have', () => {
    const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/documents/resource-kind.schema.json'), 'utf8'));
    const unnamed = (schema.enum as string[]).filter((kind) => !known.has(`resource.${kind}`));
    expect(unnamed).toEqual([]);
  });
});
