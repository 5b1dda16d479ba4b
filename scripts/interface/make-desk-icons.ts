/**
 * Makes the icons of the operators' desk, one file of symbols, from the set that is installed for development:
 *   npx tsx scripts/interface/make-desk-icons.ts
 * Their names are in src/studio/ui/icon-names.ts. Lucide is ISC.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconNames } from '#studio/ui/icon-names.ts';
import { bodyOf, iconSet } from './icon-set.ts';

const lucide = await iconSet('lucide');
const symbols = iconNames.map((name) => {
  // The size and the width of the lines are up to where an icon stands.
  const body = bodyOf(lucide, name).body.replaceAll(' stroke-width="2"', '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>`;
});
await writeFile(
  path.resolve(import.meta.dirname, '../../src/studio/ui/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
