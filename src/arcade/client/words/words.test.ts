import { expect, test } from 'vitest';
import { completeLanguages } from '#contracts/languages.ts';
import { words as english } from './en.ts';
import { spokenLanguage } from './spoken-language.ts';
import { loadWords, sayWith } from './words.ts';

/** Every text of a language by its path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, part]) => texts(part, `${path}.${name}`));
}

function places(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
}

test.each(completeLanguages)('%s has every text, with the places of the English one', async (language) => {
  const said = new Map(texts(await loadWords(language)));
  const wanted = texts(english);
  expect([...said.keys()].sort()).toEqual(wanted.map(([path]) => path).sort());
  for (const [path, text] of wanted) {
    expect(said.get(path)?.trim(), path).not.toBe('');
    expect(places(said.get(path) ?? ''), path).toEqual(places(text));
  }
});

test('says a text with its values, and shows a place that has none', () => {
  expect(sayWith('{count} of {all}', { count: 3 })).toBe('3 of {all}');
});

test.each([
  [1, '1 دورة مجانية'],
  [3, '3 دورات مجانية'],
  [10, '10 دورات مجانية'],
  [12, '12 دورة مجانية'],
  [100, '100 دورة مجانية'],
  [105, '105 دورات مجانية'],
])('counts %i free spins as Arabic does', async (count, said) => {
  expect(sayWith((await loadWords('AR')).freeSpinsWon, { count })).toBe(said);
});

test('has one form for one and another for more', () => {
  expect([1, 2].map((count) => sayWith(english.auto.left, { count }))).toEqual(['1 spin left', '2 spins left']);
});

test.each(completeLanguages)('%s counts in its own language, with a form for all that have none', async (language) => {
  const { tag } = spokenLanguage(language).language;
  for (const [path, text] of texts(await loadWords(language)))
    for (const [, counted, , forms] of text.matchAll(/\[(\w+) (\w+): ([^\]]+)\]/g)) {
      expect(tag.startsWith(counted ?? ''), path).toBe(true);
      expect(forms, path).toMatch(/(?:^|; )other=/);
    }
});

test('speaks the language that stands for one without words, and English for codes it does not know', () => {
  expect(spokenLanguage('TY').code).toBe('TH');
  expect(spokenLanguage('AR').language.direction).toBe('rtl');
  expect(spokenLanguage('UR')).toEqual(spokenLanguage('EN'));
  expect(spokenLanguage('constructor')).toEqual(spokenLanguage('EN'));
});
