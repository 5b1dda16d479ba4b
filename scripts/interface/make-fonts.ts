/**
 * Cuts the brands' faces down to the characters and weights in use:
 *   npx tsx scripts/interface/make-fonts.ts
 * All faces are under the SIL Open Font Licence.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'src/portal/public/fonts');

/** Every character of the given inclusive ranges. */
const characters = (...ranges: ReadonlyArray<readonly [number, number]>): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join('');

const latin = characters(
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
);
const latinExtended = characters([0x100, 0x24f], [0x300, 0x304], [0x1e00, 0x1eff], [0x20a0, 0x20c0]);

const cuts = [
  {
    from: 'geist/files/geist-latin-wght-normal.woff2',
    to: 'geist-latin.woff2',
    text: latin,
    weight: { min: 400, max: 600 },
  },
  {
    from: 'geist/files/geist-latin-ext-wght-normal.woff2',
    to: 'geist-latin-ext.woff2',
    text: latinExtended,
    weight: { min: 400, max: 600 },
  },
  {
    from: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono-latin.woff2',
    text: latin,
    weight: 500,
  },
  { from: 'unbounded/files/unbounded-latin-wght-normal.woff2', to: 'unbounded-latin.woff2', text: latin, weight: 600 },
];
for (const cut of cuts) {
  const original = await readFile(path.join(root, 'node_modules/@fontsource-variable', cut.from));
  const subset = await subsetFont(original, cut.text, { targetFormat: 'woff2', variationAxes: { wght: cut.weight } });
  await writeFile(path.join(target, cut.to), subset);
  console.info(`${cut.to}: ${original.length} to ${subset.length} bytes`);
}
