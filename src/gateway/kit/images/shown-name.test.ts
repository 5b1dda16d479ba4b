import { expect, it } from 'vitest';
import { shownName } from './shown-name.ts';

it.each([
  ['receipt.png', 'receipt.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\mika\\Beleg März.jpg', 'Beleg März.jpg'],
  ['photo\u202egnp.exe', 'photognp.exe'],
  ['a\u0000\r\nb.png', 'ab.png'],
  ['إيصال.png', 'إيصال.png'],
  [`${'😀'.repeat(100)}.png`, '😀'.repeat(80)],
  ['..', null],
  [' \u200b ', null],
  ['folder/', null],
  [undefined, null],
])('shows the name of a file without its path and what nobody sees: %j', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
