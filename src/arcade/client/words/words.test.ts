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

test('speaks the language that stands for one without words, and English for codes it does not know', () => {
  expect(spokenLanguage('TY').code).toBe('TH');
  expect(spokenLanguage('AR').language.direction).toBe('rtl');
  expect(spokenLanguage('UR')).toEqual(spokenLanguage('EN'));
  expect(spokenLanguage('constructor')).toEqual(spokenLanguage('EN'));
});
