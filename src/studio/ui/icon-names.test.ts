import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

it('are those of the file of icons', () => {
  const drawn = readFileSync('src/studio/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  expect([...drawn].map(([, name]) => name)).toEqual([...iconNames]);
});
