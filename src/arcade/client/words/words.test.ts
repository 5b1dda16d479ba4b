import { describe, expect, it, test } from 'vitest';
import { completeLanguages } from '#contracts/languages.ts';
import english from '#words/EN/arcade.json' with { type: 'json' };
import { spokenLanguage } from './spoken-language.ts';
import { loadWords } from './words.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const keys = new Set(Object.keys(english).map((key) => key.replace(PLURAL, '')));
const countsOf = (key: string): readonly number[] => (Object.hasOwn(english, key) ? [2] : [1, 2, 3, 11, 100]);

describe.each(completeLanguages)('in %s', (language) => {
  it('leaves no mark of a slot or a choice in what it says', async () => {
    const { say } = await loadWords(language);
    const slots = Object.values(english).flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, slot]) => slot),
    );
    const all = Object.fromEntries(slots.map((slot) => [slot, '7']));
    const said = [...keys].flatMap((key) =>
      countsOf(key).map((count) => `${key}: ${say(key as Parameters<typeof say>[0], { ...all, count })}`),
    );
    expect(said.filter((text) => /[{}[\]]/.test(text))).toEqual([]);
  });
});

test('says a text with its values, and shows a slot that has none', async () => {
  const { say, close, paytable } = await loadWords('EN');
  expect(say('paytable.freeSpinsAgain', { count: 3 })).toBe('During free spins, {{scatters}} scatters give 3 more.');
  expect(close).toBe('Close');
  expect(paytable.volatility['very high']).toBe('very high');
});

test.each([
  [1, '1 دورة مجانية'],
  [3, '3 دورات مجانية'],
  [10, '10 دورات مجانية'],
  [12, '12 دورة مجانية'],
  [100, '100 دورة مجانية'],
  [105, '105 دورات مجانية'],
])('counts %i free spins as Arabic does', async (count, said) => {
  expect((await loadWords('AR')).say('freeSpinsWon', { count })).toBe(said);
});

test('has one form for one and another for more', async () => {
  const { say } = await loadWords('EN');
  expect([1, 2].map((count) => say('auto.left', { count }))).toEqual(['1 spin left', '2 spins left']);
});

test.each([
  ['EN', 1, '1 round agrees with the seeds.'],
  ['EN', 2, 'All 2 rounds agree with the seeds.'],
  ['FR', 1, '1 partie concorde avec les graines.'],
  ['AR', 2, 'الجولتان (2) تطابقان البذور.'],
] as const)('says in %s of %i rounds that they agree', async (language, count, said) => {
  expect((await loadWords(language)).say('fair.agrees', { count })).toBe(said);
});

test('speaks the language that stands for one without words, and English for codes it does not know', () => {
  expect(spokenLanguage('TY').code).toBe('TH');
  expect(spokenLanguage('AR').language.direction).toBe('rtl');
  expect(spokenLanguage('UR')).toEqual(spokenLanguage('EN'));
  expect(spokenLanguage('constructor')).toEqual(spokenLanguage('EN'));
});
