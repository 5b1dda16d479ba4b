import type { CompleteLanguage } from '#contracts/languages.ts';
import type { GameWords } from './game-words.ts';

/** One file for each language, fetched when a game is opened in it. */
const files: Record<CompleteLanguage, () => Promise<{ readonly words: GameWords }>> = {
  EN: () => import('./en.ts'),
  ES: () => import('./es.ts'),
  PT: () => import('./pt.ts'),
  VI: () => import('./vi.ts'),
  AR: () => import('./ar.ts'),
  TH: () => import('./th.ts'),
  ID: () => import('./id.ts'),
  FR: () => import('./fr.ts'),
  JA: () => import('./ja.ts'),
  KO: () => import('./ko.ts'),
  CN: () => import('./cn.ts'),
  TW: () => import('./tw.ts'),
};

export async function loadWords(language: CompleteLanguage): Promise<GameWords> {
  const { words } = await files[language]();
  return words;
}

/** A choice by a count: language, name of the value, and a form for each plural of the language that has its own. */
const CHOICE = /\[([a-z]{2}) (\w+): ([^\]]+)\]/g;

/**
 * Puts values into the places of a text: `{count} free spins`. A place without a value stays, so that its absence shows. What follows a count is
 * chosen by it: `{count} [en count: one=spin; other=spins]`.
 */
export function sayWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text
    .replace(CHOICE, (_choice, language: string, name: string, forms: string) => formFor(language, values[name], forms))
    .replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}

function formFor(language: string, count: string | number | undefined, forms: string): string {
  const byRule = new Map(
    forms.split('; ').map((form) => [form.slice(0, form.indexOf('=')), form.slice(form.indexOf('=') + 1)]),
  );
  return byRule.get(new Intl.PluralRules(language).select(Number(count))) ?? byRule.get('other') ?? '';
}
