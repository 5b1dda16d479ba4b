import { ancientVocabulary } from './ancient-vocabulary.ts';
import { eastVocabulary } from './east-vocabulary.ts';
import { modernVocabulary } from './modern-vocabulary.ts';
import { nightVocabulary } from './night-vocabulary.ts';
import { sweetVocabulary } from './sweet-vocabulary.ts';
import type { ThemeVocabulary } from './theme-vocabulary.ts';
import { wildVocabulary } from './wild-vocabulary.ts';

/** The words of all 26 themes of the tile art. */
export const vocabularies: readonly ThemeVocabulary[] = [
  ...ancientVocabulary,
  ...eastVocabulary,
  ...wildVocabulary,
  ...sweetVocabulary,
  ...nightVocabulary,
  ...modernVocabulary,
];
