import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCatalogue, fieldErrorCatalogue } from '#contracts/errors.ts';
import { completeLanguages } from '#contracts/languages.ts';
import english from './EN.json' with { type: 'json' };
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

describe('the gateway’s words', () => {
  it('are there for every refusal and every fault, in every language that has words', () => {
    const expected = [
      ...Object.keys(errorCatalogue).map((code) => `error.${code}`),
      ...Object.keys(fieldErrorCatalogue).map((code) => `field.${code}`),
    ];
    const pageWords = Object.keys(english).filter((key) => !/^(?:error|field)\./.test(key));
    expect(Object.keys(english).sort()).toEqual([...expected, ...pageWords].sort());
    for (const language of completeLanguages.filter((code) => code !== 'EN')) {
      const words: Readonly<Record<string, string>> = JSON.parse(
        readFileSync(`src/gateway/messages/${language}.json`, 'utf8'),
      );
      expect(Object.keys(words).sort(), language).toEqual(Object.keys(english).sort());
      const untranslated = Object.entries(words).filter(
        ([key, text]) =>
          text === '' || Object.values(english).includes(text) || message(key as MessageKey, language) !== text,
      );
      expect(untranslated, language).toEqual([]);
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
