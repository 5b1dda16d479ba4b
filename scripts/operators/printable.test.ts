import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('takes what a terminal would obey out of a text, and leaves the rest', () => {
  expect(printable('red \u001b[31m, a\nline, \u202eturned\u202c and \u009b')).toBe('red  [31m, a line,  turned  and  ');
  expect(printable('Größe 字 عربي')).toBe('Größe 字 عربي');
});
