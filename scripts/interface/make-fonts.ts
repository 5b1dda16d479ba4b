/**
 * Cuts the brands' faces down to the characters, weights and features in use:
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
const vietnamese = characters(
  [0x102, 0x103],
  [0x110, 0x111],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x1ea0, 0x1ef9],
  [0x20ab, 0x20ab],
);
/**
 * Letters of Arabic and of the names that it borrows, its marks, digits and punctuation, and the marks of direction.
 */
const arabic = characters(
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66d],
  [0x670, 0x671],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6cc, 0x6cc],
  [0x200c, 0x200f],
);

/** Font features that text needs: kerning, marks, joined forms, the ligatures of a script, and figures of one width. */
const READING_FEATURES =
  'kern liga clig calt ccmp locl mark mkmk curs rlig rclt isol init medi fina tnum lnum pnum'.split(' ');

interface Cut {
  /** A woff2 file below node_modules. */
  from: string;
  to: string;
  text: string;
  axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Keeps reading's features alone, and no hints, which screens of today smooth away. */
  lean?: boolean;
}

/** One file per weight of a family that has no variable face. */
const staticCuts = (family: string, ranges: Readonly<Record<string, string>>): Cut[] =>
  Object.entries(ranges).flatMap(([range, text]) =>
    [400, 500, 600, 700].map((weight) => ({
      from: `@fontsource/${family}/files/${family}-${range}-${weight}-normal.woff2`,
      to: `${family}-${range}-${weight}.woff2`,
      text,
      lean: true,
    })),
  );

/** The softest drawing at the size of headlines, with none of the leaning letters. */
const soft = { wght: 600, SOFT: 100, WONK: 0, opsz: 36 };

const cuts: readonly Cut[] = [
  {
    from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    to: 'geist-latin.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
    to: 'geist-latin-ext.woff2',
    text: latinExtended,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    from: '@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2',
    to: 'geist-vietnamese.woff2',
    text: vietnamese,
    axes: { wght: { min: 400, max: 600 } },
    lean: true,
  },
  {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    to: 'geist-mono-latin.woff2',
    text: latin,
    axes: { wght: 500 },
  },
  {
    from: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
    to: 'unbounded-latin.woff2',
    text: latin,
    axes: { wght: 600 },
  },
  {
    from: '@fontsource-variable/unbounded/files/unbounded-vietnamese-wght-normal.woff2',
    to: 'unbounded-vietnamese.woff2',
    text: vietnamese,
    axes: { wght: 600 },
    lean: true,
  },
  ...staticCuts('be-vietnam-pro', { latin, vietnamese, 'latin-ext': latinExtended }),
  ...staticCuts('ibm-plex-sans-arabic', { latin, arabic }),
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces-latin.woff2',
    text: latin,
    axes: soft,
    lean: true,
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-vietnamese-full-normal.woff2',
    to: 'fraunces-vietnamese.woff2',
    text: vietnamese,
    axes: soft,
    lean: true,
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
    to: 'reem-kufi-arabic.woff2',
    text: arabic,
    axes: { wght: { min: 500, max: 700 } },
    lean: true,
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-latin-wght-normal.woff2',
    to: 'reem-kufi-latin.woff2',
    text: latin,
    axes: { wght: { min: 500, max: 700 } },
    lean: true,
  },
];

for (const { from, to, text, axes, lean } of cuts) {
  const original = await readFile(path.join(root, 'node_modules', from));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
    ...(lean && { keepFeatures: READING_FEATURES, noHinting: true }),
  });
  await writeFile(path.join(target, to), subset);
  console.info(`${to}: ${original.length} to ${subset.length} bytes`);
}
