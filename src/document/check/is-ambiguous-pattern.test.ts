import { expect, it } from 'vitest';
import { isAmbiguousPattern } from './is-ambiguous-pattern.ts';

it.each([
  '(a+)+', '^(a*)*$', '^(a|a)*$', '^(a|aa)+$', '^(\\w+\\s?)*$', '^([a-z]+-?)+$', '(?:x{2,}y?)*', '^([a-z0-9]+)*@$', '(.*)*', // repetitions of repetitions
  '^(a{1,3})+$', '^([a-z]{1,10})*$', '^(a{2,3})+$', '^(\\d+){3}$', // repetitions so many times
  '(?i)(a+)+', '(?i)^([a-z]+|[A-Z])*$', '^(\\p{L}+ ?)+$', '^(\\pL+)+$', '([[:alpha:]]+)+', '(\\x41+)+', '^([\\x41-\\x5A]|B)+$', // characters by other names
  '^(\\p{Greek}+ ?)+$', '^(\\p{Greek}{2,})*$', '^((\\Qa\\E)*b)+$', // what is not looked into
  '^.*x.*$', '^[^@ ]+@[^@ ]+\\.[^@ ]+$', '^([a-z]+-)*([a-z]+-)*$', // repetitions of what stands between them
  'a*a*', '^\\d+\\w*$', '^.*.*$', '^[a-z]*[a-z0-9]+$', '^\\s*[ \\t]*x$', // repetitions side by side
])('finds that %s reads a text in many ways', (pattern) => {
  expect(isAmbiguousPattern(pattern)).toBe(true);
}); // biome-ignore format: two tables

it.each([
  '^[A-Za-z][A-Za-z0-9]*$',
  '^[!-~]+$',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  '^[^@ ]+@[^@ .]+(\\.[^@ .]+)+$',
  '^[A-Z]{2}[0-9]{6,8}$',
  '^(a{3})+$',
  '^\\p{L}+( \\p{L}+)*$',
  '^\\p{Greek}+$',
  '^[[:alpha:]]+[[:digit:]]*$',
  '(?i)a+',
  '^(?i:[a-z]+[0-9]*)$',
  '^(([a-z]{2,4}){2,4}-){2,4}$',
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

it('gives up soon on what would take long', () => {
  const before = performance.now();
  expect(isAmbiguousPattern(`(${Array.from({ length: 64 }, () => '.x').join('|')})*`)).toBe(true);
  expect(isAmbiguousPattern(`(${Array.from({ length: 30 }, (_, index) => `.x{${index}}`).join('|')})*`)).toBe(true);
  expect(isAmbiguousPattern('(((((((a{2,4}){2,4}){2,4}){2,4}){2,4}){2,4}){2,4}){2,4}')).toBe(true);
  expect(performance.now() - before).toBeLessThan(2000);
});
