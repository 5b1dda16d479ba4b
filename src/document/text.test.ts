import { expect, it } from 'vitest';
import { textOf } from './text.ts';

const context = { language: 'ES', fallback: 'EN', translate: (key: string) => `<${key}>` } as const;

it('asks the translations for a key', () => {
  expect(textOf('menu.home', context)).toBe('<menu.home>');
});

it('says words in the language, else in the fallback, else in the first there is', () => {
  expect(textOf({ EN: 'Home', ES: 'Inicio' }, context)).toBe('Inicio');
  expect(textOf({ FR: 'Accueil', EN: 'Home' }, context)).toBe('Home');
  expect(textOf({ FR: 'Accueil' }, context)).toBe('Accueil');
});

it('takes empty words for words', () => {
  expect(textOf({ EN: 'Home', ES: '' }, context)).toBe('');
});
