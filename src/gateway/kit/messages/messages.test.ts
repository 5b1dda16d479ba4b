import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { type CompleteLanguage, completeLanguages, languages } from '#contracts/languages.ts';
import english from '#words/EN/gateway.json' with { type: 'json' };
import { type MessageKey, message } from './messages.ts';

/** The gateway's own sources, without its tests. */
function sources(): string[] {
  return readdirSync('src/gateway', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing'))
    .map((name) => readFileSync(`src/gateway/${name}`, 'utf8'));
}

function matchesOf(texts: readonly string[], pattern: RegExp): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code)));
}

/** The first cells of the rows of a table under a heading, each with the rest of its row. */
function documentedRows(heading: string): Map<string, string> {
  const document = readFileSync('docs/api-errors.md', 'utf8');
  const [, section = ''] = document.split(`${heading}\n`);
  const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| (\w+) \| (.*) \|$/gm);
  return new Map(
    [...rows].map(([, code = '', rest = '']): [string, string] => [code, rest]).filter(([code]) => code !== 'code'),
  );
}

describe('the catalogue of refusals', () => {
  it('is what the gateway refuses with: no code more, none less', () => {
    const used = matchesOf(sources(), /new DomainError\(\s*'(\w+)'/g);
    expect([...used].sort()).toEqual(Object.keys(errorCatalogue).sort());
  });

  it('is what the docs say, word for word', () => {
    const documented = Object.entries(errorCatalogue).map(([code, { status, meaning }]) => [
      code,
      `${status} | ${meaning}`,
    ]);
    expect([...documentedRows('# Refusals of the gateway')]).toEqual(documented);
    expect([...documentedRows('## Faults of fields')]).toEqual(Object.entries(fieldErrorCatalogue));
  });

  it('answers each code with a status of failure', () => {
    for (const [code, { status }] of Object.entries(errorCatalogue)) expect(status, code).toBeGreaterThanOrEqual(400);
  });
});

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const tableOf = (language: CompleteLanguage): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`src/words/${language}/gateway.json`, 'utf8'));
const basesOf = (words: Readonly<Record<string, string>>): string[] =>
  [...new Set(Object.keys(words).map((key) => key.replace(PLURAL, '')))].sort();
const slotsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot).sort();

describe('the gateway’s words', () => {
  it('are there for every refusal and every fault, in every language that has words', () => {
    const expected = [
      ...Object.keys(errorCatalogue).map((code) => `error.${code}`),
      ...Object.keys(fieldErrorCatalogue).map((code) => `field.${code}`),
    ];
    const pageWords = Object.keys(english).filter((key) => !/^(?:error|field)\./.test(key));
    expect(Object.keys(english).sort()).toEqual([...expected, ...pageWords].sort());
  });

  it.each(completeLanguages.filter((code) => code !== 'EN'))('are all there in %s, in its own words', (language) => {
    const words = tableOf(language);
    expect(basesOf(words)).toEqual(basesOf(english));
    const texts = new Set<string>(Object.values(english));
    // A text of slots and signs alone may be the same, and a language's own clock has no name.
    const isInWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
    for (const [key, text] of Object.entries(words)) {
      if (isInWords(text)) expect(texts.has(text), key).toBe(false);
      else expect(key).toMatch(/^draw\.(?:onDays|dayComma|zone\.hanoi)$/);
      if (!PLURAL.test(key)) expect(message(key as MessageKey, language), key).toBe(text);
    }
  });

  it.each(completeLanguages)('have the plural forms of %s and the slots of English', (language) => {
    const words = tableOf(language);
    const forms = new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories;
    const counted = Object.keys(words).filter((key) => PLURAL.test(key));
    expect(counted.sort()).toEqual(forms.map((form) => `draw.everyMinutes_${form}`).sort());
    for (const [key, text] of Object.entries(words)) {
      const model = (english as Readonly<Record<string, string>>)[key.replace(PLURAL, '_other')] ?? '';
      // One and two may be said without a figure.
      if (!/_(?:one|two)$/.test(key)) expect(slotsOf(text), key).toEqual(slotsOf(model));
    }
  });

  it('are said in English where a language has none', () => {
    expect(message('error.not_found', 'ES')).toBe('No hay nada en esta dirección.');
    expect(message('error.not_found', 'PT')).toBe('Não há nada neste endereço.');
    expect(message('error.not_found', 'VI')).toBe('Không có gì ở địa chỉ này.');
    expect(message('error.not_found', 'AR')).toBe('لا يوجد شيء في هذا العنوان.');
    expect(message('error.not_found', 'TY')).toBe('ไม่มีอะไรอยู่ที่ที่อยู่นี้');
    expect(message('error.not_found', 'FA')).toBe('There is nothing at this address.');
  });
});
