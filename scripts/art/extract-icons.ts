/** Writes the icons in use to src/art/data/, so that the art needs no icon set at run time. */
import { writeFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { writeIconCredits } from './credits.ts';
import { FLAGS_IN_USE, iconsInUse } from './icons-in-use.ts';
import { openIconSet } from './installed-sets.ts';
import { pathBox } from './path-box.ts';

const DATA_FOLDER = new URL('../../src/art/data/', import.meta.url);

/** A colour illustration above this size is replaced by its flat sister: tiles must stay light. */
const MAX_OBJECT_BYTES = 42_000;

function writeData(file: string, data: Record<string, unknown>): void {
  const rows = Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  const text = `{\n${rows.join(',\n')}\n}\n`;
  writeFileSync(new URL(file, DATA_FOLDER), text);
  console.log(`${file}: ${rows.length} entries, ${Math.round(text.length / 1024)} kB`);
}

/** Smaller markup with the same picture; coordinates keep as many decimals as the box of the set needs. */
function compact(body: string, box: number, decimals: number): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}">${body}</svg>`, {
    multipass: true,
    floatPrecision: decimals,
    plugins: [{ name: 'preset-default', params: { overrides: { mergePaths: false } } }],
  });
  return data.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
}

/** Marks every id with `~`, which the drawing replaces by the prefix of the tile. */
function markIds(body: string): string {
  return body
    .replace(/\bid="([^"]+)"/g, 'id="~$1"')
    .replace(/url\(#([^)]+)\)/g, 'url(#~$1)')
    .replace(/href="#([^"]+)"/g, 'href="#~$1"');
}

function pathOf(body: string): string | undefined {
  return / d="([^"]+)"/.exec(body)?.[1];
}

const glyphBody = openIconSet('game-icons');
const glyphNames = iconsInUse('glyph');
const glyphs = glyphNames.map((name) => {
  const body = glyphBody(name);
  const original = pathOf(body);
  const path = pathOf(compact(body, 512, 1));
  if (!path || !original) throw new Error(`The glyph ${name} is not a single path.`);
  // The original is measured, because compacting joins curves and so loses the end points at their extremes.
  return [name, { path, box: pathBox(original) }] as const;
});

const colourBody = openIconSet('fluent-emoji');
const flatBody = openIconSet('fluent-emoji-flat');
const objectNames = iconsInUse('object');
const flatNames: string[] = [];
const objects = objectNames.map((name) => {
  const colour = markIds(compact(colourBody(name), 32, 2));
  if (colour.length <= MAX_OBJECT_BYTES) return [name, colour] as const;
  flatNames.push(name);
  return [name, markIds(compact(flatBody(name), 32, 2))] as const;
});

const flagBody = openIconSet('circle-flags');
const flags = FLAGS_IN_USE.map((code) => [code, markIds(compact(flagBody(code), 512, 1))] as const);

writeData('glyphs.json', Object.fromEntries(glyphs));
writeData('objects.json', Object.fromEntries(objects));
writeData('flags.json', Object.fromEntries(flags));
writeIconCredits(
  new Map<string, readonly string[]>([
    ['game-icons', glyphNames],
    ['fluent-emoji', objectNames.filter((name) => !flatNames.includes(name))],
    ['fluent-emoji-flat', flatNames],
    ['circle-flags', FLAGS_IN_USE],
  ]),
);
console.log(`flat: ${flatNames.join(' ')}`);
