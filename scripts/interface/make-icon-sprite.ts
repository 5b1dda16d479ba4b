/**
 * Makes the portal's icon sprite from the icon sets that are installed for development:
 *   npx tsx scripts/interface/make-icon-sprite.ts
 * The flags are written twice: as symbols, of which a page carries the one of its language, and as one picture for the
 * list of them all. Lucide is ISC, simple-icons CC0 (the marks are their owners'), circle-flags MIT.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '#contracts/languages.ts';
import { bodyOf, iconSet } from './icon-set.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Ids inside an icon are made its own, since the whole sprite is one document. */
function withOwnIds(body: string, prefix: string): string {
  return body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
}

const schema = JSON.parse(await readFile(path.join(root, 'schemas/documents/icon.schema.json'), 'utf8')) as {
  enum: string[];
};
const own = [
  'arrow-right',
  'bell',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-up',
  'copy',
  'download',
  'history',
  'layout-grid',
  'map-pin-off',
  'menu',
  'panel-left',
  'pause',
  'play',
  'rotate-cw',
  'search',
  'search-x',
  'x',
];
const marks = new Set(['facebook', 'telegram', 'whatsapp']);

const lucide = await iconSet('lucide');
const simple = await iconSet('simple-icons');
const flags = await iconSet('circle-flags');

const symbols: Record<string, string> = {};
for (const name of [...new Set([...schema.enum, ...own])].sort()) {
  const isMark = marks.has(name);
  const { body, width } = bodyOf(isMark ? simple : lucide, name);
  const inner = withOwnIds(body, name).replaceAll(' stroke-width="2"', '');
  symbols[name] = `<symbol id="i-${name}" viewBox="0 0 ${width} ${width}">${inner}</symbol>`;
}
const countries = [...new Set(Object.values(languages).map((language) => language.flag))].sort();
const drawings = countries.map((country) => bodyOf(flags, country).body);
const flagSymbols = Object.fromEntries(
  countries.map((country, at) => [
    country,
    `<symbol id="i-flag-${country}" viewBox="0 0 512 512">${withOwnIds(drawings[at] ?? '', `flag-${country}`)}</symbol>`,
  ]),
);
const rows = countries.map((country, at) => {
  const drawing = withOwnIds(drawings[at] ?? '', country);
  return `<view id="${country}" viewBox="${at * 512} 0 512 512"/><g transform="translate(${at * 512})">${drawing}</g>`;
});

const write = (file: string, text: string) => writeFile(path.join(root, 'src/portal/ui', file), `${text}\n`);
await write('icon-symbols.json', JSON.stringify(symbols, null, 1));
await write('flag-symbols.json', JSON.stringify(flagSymbols, null, 1));
await write(
  'flags.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${countries.length * 512} 512">${rows.join('')}</svg>`,
);
console.info(`${Object.keys(symbols).length} icons, ${countries.length} flags`);
