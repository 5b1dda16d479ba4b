import { expect, it } from 'vitest';
import { gameCategories } from '#catalogue/categories.ts';
import { categoryTitles } from './category-titles.ts';

const [slots, live] = gameCategories;
if (!slots || !live) throw new Error('the catalogue has no categories');

it('gives the names of the catalogue in the language, and in English where it has none', () => {
  expect(categoryTitles(live, 'ES', {})).toEqual({ title: 'Casino en vivo', shortTitle: 'En vivo' });
  expect(categoryTitles(live, 'KO', {})).toEqual({ title: '라이브 카지노', shortTitle: '라이브' });
  expect(categoryTitles(live, 'TY', {})).toEqual(categoryTitles(live, 'TH', {}));
  expect(categoryTitles(live, 'FA', {})).toEqual({ title: 'Live casino', shortTitle: 'Live' });
});

it('gives the word of the site where it calls a category otherwise', () => {
  const words = { 'category.LIVE': 'Tables' };
  expect(categoryTitles(live, 'EN', words)).toEqual({ title: 'Tables', shortTitle: 'Tables' });
  expect(categoryTitles(slots, 'EN', words)).toEqual({ title: 'Slots', shortTitle: 'Slots' });
});
