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

/** Puts values into the places of a text: `{count} free spins`. A place without a value stays, so that its absence shows. */
export function sayWith(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
