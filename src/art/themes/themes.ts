import { ancientThemes } from './ancient-themes.ts';
import { legendThemes } from './legend-themes.ts';
import { modernThemes } from './modern-themes.ts';
import { natureThemes } from './nature-themes.ts';
import type { Theme } from './theme.ts';
import { worldThemes } from './world-themes.ts';

const THEMES = { ...ancientThemes, ...worldThemes, ...natureThemes, ...legendThemes, ...modernThemes };

export type ThemeName = keyof typeof THEMES;

export const THEME_NAMES = Object.keys(THEMES) as [ThemeName, ...ThemeName[]];

export function themeOf(name: ThemeName): Theme {
  return THEMES[name];
}

/** A whole word (or its plural) counts two; a word that begins with a theme word of four letters or more counts one. */
function scoreWord(word: string, theme: Theme): number {
  if (theme.words.some((themeWord) => word === themeWord || word === `${themeWord}s`)) return 2;
  return theme.words.some((themeWord) => themeWord.length > 3 && word.startsWith(themeWord)) ? 1 : 0;
}

/** The themes that fit the words of a title best; empty when none fits at all. */
export function themesForTitle(titleWords: readonly string[]): ThemeName[] {
  const scored = THEME_NAMES.map((name) => ({
    name,
    score: titleWords.reduce((sum, word) => sum + scoreWord(word, THEMES[name]), 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ name }) => name);
}
