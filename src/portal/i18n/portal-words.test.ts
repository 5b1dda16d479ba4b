import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CompleteLanguage, completeLanguages } from '#contracts/languages.ts';
import { portalWords } from './portal-words.ts';
import type { Words } from './words.tsx';

const ROOT = join(import.meta.dirname, '../../..');
const tableOf = (code: CompleteLanguage, kind: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(ROOT, `src/words/${code}/${kind}.json`), 'utf8'));

/** The words that pages come with, and those that forms, the member's own pages and games fetch. */
const pageWords = tableOf('EN', 'page');
const formWords = tableOf('EN', 'form');
const accountWords = tableOf('EN', 'account');
const agentWords = tableOf('EN', 'agent');
const cashierWords = tableOf('EN', 'cashier');
const lotteryWords = tableOf('EN', 'lottery');
const playWords = tableOf('EN', 'play');
const recordsWords = tableOf('EN', 'records');

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** A key of the translations, as text.schema.json has it. */
const KEY = /^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+$/;

const baseOf = (key: string): string => key.replace(PLURAL, '');
const basesOf = (table: Readonly<Record<string, string>>): string[] =>
  [...new Set(Object.keys(table).map(baseOf))].sort();

const filesUnder = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));

const sources = ['.ts', '.tsx']
  .flatMap((ending) => filesUnder('src/portal', ending))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** The arguments of every `t(…)`. */
const saidByCode = [...sources.matchAll(/\bt\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)].map(([, inside]) => inside ?? '');

const keysOfCode = saidByCode.flatMap((call) =>
  [...call.matchAll(/'([^']*)'/g)].map(([, literal]) => literal ?? '').filter((literal) => KEY.test(literal)),
);

/** Every text of the code that may be a key, whatever it stands as: tables name keys that are said elsewhere. */
const namesInCode = [...sources.matchAll(/'([^'\n]*)'/g)]
  .map(([, literal]) => literal ?? '')
  .filter((literal) => KEY.test(literal));

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

const documents = [...filesUnder('layouts', '.json'), ...filesUnder('sites', '.json')]
  .filter((file) => !file.includes('/locales/'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));
const keysOfDocuments = documents.flatMap((text) => [...keysOfDocument(JSON.parse(text))]);

/** Every text of a document that may be a key, whatever it stands as. */
const namesInDocuments = documents.flatMap((text) =>
  [...text.matchAll(/"([a-z]\w*\.[\w.-]+)"/g)].map(([, name]) => name),
);

const matches = (pattern: string, key: string): boolean => {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(key);
};

it('lets no key compile that no file has', () => {
  type PageWord = Parameters<Words['t']>[0];
  expectTypeOf<'action.retry'>().toExtend<PageWord>();
  expectTypeOf<'winner.wonBy'>().not.toExtend<PageWord>();
});

describe('the locale files', () => {
  it.each(completeLanguages)('are what the portal says in %s', (code) => {
    expect(portalWords(code)).toMatchObject(tableOf(code, 'page'));
  });

  it('share no key with the words of forms', () => {
    const others = { ...pageWords, ...formWords };
    expect(Object.keys(formWords).filter((key) => Object.hasOwn(pageWords, key))).toEqual([]);
    expect(Object.keys(accountWords).filter((key) => Object.hasOwn(others, key))).toEqual([]);
    const all = { ...others, ...accountWords };
    expect(Object.keys(lotteryWords).filter((key) => Object.hasOwn(all, key))).toEqual([]);
    expect(Object.keys(playWords).filter((key) => Object.hasOwn(all, key))).toEqual([]);
    expect(Object.keys(agentWords).filter((key) => Object.hasOwn({ ...all, ...recordsWords }, key))).toEqual([]);
    expect(Object.keys(recordsWords).filter((key) => Object.hasOwn({ ...all, ...playWords }, key))).toEqual([]);
  });
});

describe('every key', () => {
  const known = new Set(basesOf(pageWords));
  const knownToForms = new Set([
    ...known,
    ...basesOf(formWords),
    ...basesOf(accountWords),
    ...basesOf(agentWords),
    ...basesOf(cashierWords),
    ...basesOf(lotteryWords),
    ...basesOf(playWords),
    ...basesOf(recordsWords),
  ]);

  it('that the portal says is there', () => {
    expect(keysOfCode.length).toBeGreaterThan(40);
    expect(keysOfCode.filter((key) => !knownToForms.has(key))).toEqual([]);
    expect(patternsOfCode.filter((pattern) => ![...knownToForms].some((key) => matches(pattern, key)))).toEqual([]);
  });

  it('that a layout or a site says is there', () => {
    expect(keysOfDocuments.length).toBeGreaterThan(20);
    expect(keysOfDocuments.filter((key) => !known.has(key))).toEqual([]);
  });

  it('that is there is said somewhere', () => {
    const said = new Set([...namesInCode, ...namesInDocuments]);
    const unsaid = [...knownToForms].filter(
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
