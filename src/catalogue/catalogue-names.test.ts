import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from './catalogue-types.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { isTakenTitle } from './vocabulary/taken-titles.ts';

const games = generateCatalogue();

/** Titles given by the pictures, which no rule of ours made. */
const GIVEN = new Set(['Robo Diner 3000', 'Lightning Wheel 37', 'Casino Hold’em', 'Jade Emperor', 'Dragon Tiger']);

const made = games.filter(({ gameName }) => !GIVEN.has(gameName));
const namesThat = (list: readonly CatalogueGame[], isBad: (name: string) => boolean): string[] =>
  list.map(({ gameName }) => gameName).filter(isBad);

/** The scripts that a caption of each language is written in; others have Latin letters. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  AR: /\p{Script=Arabic}/u,
  JA: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  KO: /\p{Script=Hangul}/u,
  CN: /\p{Script=Han}/u,
  TW: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
};

const captions = games.flatMap(({ gameName, names }) =>
  Object.entries(names).map(([language, caption]) => ({ gameName, language, caption })),
);

describe('English names', () => {
  it('are all different', () => {
    expect(new Set(games.map(({ gameName }) => gameName.toLowerCase())).size).toBe(games.length);
  });

  it('have 4 to 28 letters in at most five words', () => {
    expect(namesThat(games, (name) => name.length < 4 || name.length > 28)).toEqual([]);
    expect(namesThat(games, (name) => name.split(' ').length > 5)).toEqual([]);
  });

  it('are plain letters that the tile faces can set, without digits', () => {
    expect(namesThat(made, (name) => !/^[A-Za-z '&-]+$/.test(name))).toEqual([]);
  });

  it('are in title case', () => {
    const small = new Set(['of', 'the', 'or', 'and']);
    expect(
      namesThat(made, (name) => name.split(' ').some((word) => !/^[A-Z&]/.test(word) && !small.has(word))),
    ).toEqual([]);
  });

  it('say no word twice', () => {
    const doubles = namesThat(made, (name) => {
      const words = name
        .toLowerCase()
        .replaceAll("'s", '')
        .split(/[^a-z]+/)
        .filter((word) => word.length > 3);
      return new Set(words).size < words.length;
    });
    expect(doubles).toEqual([]);
  });

  it('are none of the titles that other houses use', () => {
    expect(
      namesThat(
        made.filter(({ live }) => live === null),
        isTakenTitle,
      ),
    ).toEqual([]);
    expect(isTakenTitle('Wolf gold')).toBe(true);
  });

  it('are not worn out: no word is in more than one name in forty', () => {
    const uses = new Map<string, number>();
    for (const { gameName, gameType } of games) {
      if (gameType !== 'RNG') continue;
      for (const word of gameName.split(/[ ']/)) if (word.length > 3) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
    const worn = [...uses].filter(([, count]) => count > 5214 / 40);
    expect(worn).toEqual([]);
  });
});

describe('names in other languages', () => {
  it('are never empty and hold no leftovers of a table or a pattern', () => {
    expect(captions.filter(({ caption }) => caption.trim() !== caption || caption.length < 2)).toEqual([]);
    expect(captions.filter(({ caption }) => /[|~*:{}$_]|undefined|null| {2}|(^| )-( |$)/.test(caption))).toEqual([]);
  });

  it('are written in the script of their language', () => {
    expect(captions.filter(({ language, caption }) => SCRIPTS[language]?.test(caption) === false)).toEqual([]);
  });

  it('are never shared by two games of one language', () => {
    const keys = captions.map(({ language, caption }) => `${language} ${caption.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('contract prepositions and articles', () => {
    const wrong: Readonly<Record<string, RegExp>> = { ES: /\b(de el|a el) [a-zñ]/, PT: /\b(de|em) (o|a|os|as) / };
    expect(captions.filter(({ language, caption }) => wrong[language]?.test(caption) === true)).toEqual([]);
  });

  it('use "e" for "and" before the sound i in Spanish', () => {
    expect(captions.filter(({ language, caption }) => language === 'ES' && / y h?i(?!e)/i.test(caption))).toEqual([]);
  });

  it('cover half of all games in Spanish, Portuguese and Vietnamese, and every live table', () => {
    for (const language of ['ES', 'PT', 'VI'] as const) {
      expect(games.filter(({ names }) => names[language] !== undefined).length).toBeGreaterThan(games.length / 2);
    }
    const tables = games.filter(
      ({ gameType, gameName }) => gameType === 'LIVE' && !/Sic Bo|Hold|Teen|Craps/.test(gameName),
    );
    expect(tables.filter(({ names }) => names.ES === undefined || names.JA === undefined)).toEqual([]);
  });
});
