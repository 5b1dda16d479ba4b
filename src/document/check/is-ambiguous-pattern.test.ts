import { expect, it } from 'vitest';
import { isAmbiguousPattern } from './is-ambiguous-pattern.ts';

it.each([
  '(a+)+', '^(a*)*$', '^(a|a)*$', '^(a|aa)+$', '^(\\w+\\s?)*$', '^([a-z]+-?)+$', '(?:x{2,}y?)*', '^([a-z0-9]+)*@$', '(.*)*', // repetitions of repetitions
  'a*a*', '^\\d+\\w*$', '^.*.*$', '^[a-z]*[a-z0-9]+$', '^\\s*[ \\t]*x$', // repetitions side by side
])('finds that %s reads a text in many ways', (pattern) => {
  expect(isAmbiguousPattern(pattern)).toBe(true);
}); // biome-ignore format: two tables

it.each([
  '^[A-Za-z][A-Za-z0-9]*$',
  '^[!-~]+$',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  '^[^@ ]+@[^@ ]+\\.[^@ ]+$',
  '^([a-z]+-)*[a-z]+$',
  '^[A-Za-z]+( [A-Za-z]+)*$',
  '^(?:ab|cd)+$',
  '^\\+?[0-9]{6,14}$',
  '^a?b*c+$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  'x',
  '',
  '^[^\\]]+]$',
  '^[\\w.-]+$',
])('finds nothing wrong with %s', (pattern) => {
  expect(isAmbiguousPattern(pattern)).toBe(false);
});

it('says nothing of patterns that use what it does not look into', () => {
  expect(isAmbiguousPattern('^(\\pL+)+$')).toBe(false);
  expect(isAmbiguousPattern('^([[:alpha:]]+)+$')).toBe(false);
  expect(isAmbiguousPattern('(?i)a+')).toBe(false);
});
