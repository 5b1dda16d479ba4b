import { expect, it } from 'vitest';
import { nearestName, withSuggestion } from './nearest-name.ts';

it('guesses slips of the finger: swapped, missing, doubled and wrong letters, and letters of the other case', () => {
  const names = ['size', 'title', 'timeZone'];
  expect(['siez', 'siz', 'sizze', 'titel', 'timezone'].map((name) => nearestName(name, names))).toEqual([
    'size',
    'size',
    'size',
    'title',
    'timeZone',
  ]);
});

it('guesses nothing that is far off, and never the name itself', () => {
  expect(nearestName('colour', ['size', 'title'])).toBeNull();
  expect(nearestName('size', ['size'])).toBeNull();
});

it('adds its guess to advice', () => {
  expect(withSuggestion('name a page', 'hme', ['home'])).toBe('name a page; did you mean "home"?');
  expect(withSuggestion('name a page', 'xyz', ['home'])).toBe('name a page');
});
