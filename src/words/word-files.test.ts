import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { completeLanguages, deskLanguages, languages } from '#contracts/languages.ts';
import type { WordTable } from './translator.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const translations = completeLanguages.filter((code) => code !== 'EN');
const filesOf = (code: string): string[] => readdirSync(`src/words/${code}`).sort();
const isOfDesk = (code: string): boolean => deskLanguages.some((language) => language === code);

const tableOf = (code: string, file: string): WordTable =>
  JSON.parse(readFileSync(`src/words/${code}/${file}`, 'utf8')) as WordTable;
const baseOf = (key: string): string => key.replace(PLURAL, '');
const basesOf = (table: WordTable): string[] => [...new Set(Object.keys(table).map(baseOf))].sort();

it('are a folder for each complete language and for no other', () => {
  const folders = readdirSync('src/words').filter((name) => /^[A-Z]+$/.test(name));
  expect(folders.sort()).toEqual([...completeLanguages].sort());
});

it.each(translations)('have the same files in %s as in English', (code) => {
  expect(filesOf(code)).toEqual(filesOf('EN').filter((file) => file !== 'studio.json' || isOfDesk(code)));
});

describe.each(filesOf('EN'))('the words of %s', (file) => {
  const english = tableOf('EN', file);
  const isOfTheGateway = file === 'gateway.json';
  const complete = completeLanguages.filter((code) => file !== 'studio.json' || isOfDesk(code));
  const translations = complete.filter((code) => code !== 'EN');
  const slot = isOfTheGateway ? /\{(\w+)\}/g : /\{\{(\w+)\}\}/g;
  const slotsOf = (text: string): string[] => [...text.matchAll(slot)].map(([, name = '']) => name).sort();

  it.each(translations)('say the same keys in %s as in English', (code) => {
    expect(basesOf(tableOf(code, file))).toEqual(basesOf(english));
  });

  it.each(complete)('have exactly the plural forms of %s for counted words', (code) => {
    const categories = new Intl.PluralRules(languages[code].tag).resolvedOptions().pluralCategories;
    const counted = new Set(
      Object.keys(english)
        .filter((key) => PLURAL.test(key))
        .map(baseOf),
    );
    const forms = Object.keys(tableOf(code, file)).filter((key) => PLURAL.test(key));
    const wanted = [...counted].flatMap((key) => categories.map((category) => `${key}_${category}`));
    expect(forms.sort()).toEqual(wanted.sort());
  });

  it.each(translations)('have the same slots for values in every text of %s', (code) => {
    for (const [key, text] of Object.entries(tableOf(code, file))) {
      // The gateway may say one and two without a figure.
      if (isOfTheGateway && /_(?:one|two)$/.test(key)) continue;
      expect(slotsOf(text), key).toEqual(slotsOf(english[key] ?? english[`${baseOf(key)}_other`] ?? ''));
    }
  });

  it.each(complete)('leave no text of %s empty', (code) => {
    const empty = Object.entries(tableOf(code, file)).filter(([, text]) => text.trim() === '');
    // A language's own clock has no name, and Thai lists days without a comma.
    expect(empty.map(([key]) => key).filter((key) => !/^draw\.(?:zone\..+|dayComma)$/.test(key))).toEqual([]);
  });

  // Names of games are the same in many languages; the gateway's words have a stricter test of their own.
  if (file === 'catalogue.json' || isOfTheGateway) return;

  it.each(translations)('repeat no English where %s is meant', (code) => {
    // A single word, a unit or a name may be the same; two words beside each other are English.
    const isInWords = (text: string) => /\p{L}{2}.*\s.*\p{L}{2}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''));
    const same = Object.entries(tableOf(code, file)).filter(([key, text]) => text === english[key] && isInWords(text));
    expect(same).toEqual([]);
  });
});
