/** Writes the outlines of the display faces to src/art/data/letterforms/, so that the art needs no font at run time. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { FACE_NAMES, type FaceName } from '#art/lettering/letterforms.ts';
import { writeFaceCredits } from './credits.ts';

const DATA_FOLDER = new URL('../../src/art/data/letterforms/', import.meta.url);
const FONTS_FOLDER = new URL('../../node_modules/@fontsource/', import.meta.url);

const BASIC = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const SIGNS = [..." &'.!-"];
/** The printable half of Latin-1 that titles use: capital and small letters with marks. */
const LATIN_1 = Array.from({ length: 0x40 }, (_, offset) => String.fromCharCode(0xc0 + offset)).filter(
  (c) => !'×÷'.includes(c),
);

/** Heaviest cut of a face that is cast in more than one weight. */
function heaviestFile(face: FaceName): URL {
  const folder = new URL(`${face}/files/`, FONTS_FOLDER);
  const pattern = new RegExp(`^${face}-latin-(\\d+)-normal\\.woff$`);
  const cuts = readdirSync(folder)
    .map((file) => ({ file, weight: Number(pattern.exec(file)?.[1] ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const heaviest = cuts[0];
  if (!heaviest) throw new Error(`No Latin cut of ${face} is installed.`);
  return new URL(heaviest.file, folder);
}

function readFont(face: FaceName): Font {
  const bytes = readFileSync(heaviestFile(face));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Roughened faces carry far more points than a tile can show; the others lose only what no eye can see. */
const COARSE_FACES: readonly FaceName[] = ['metal-mania', 'rye', 'sigmar-one', 'sancreek'];
const FINE_STEP = 4;
const COARSE_STEP = 9;

/**
 * The outline as relative commands in whole thousandths of the em, a tenth of a pixel at the largest size a title is
 * set. Every contour is closed, also where the font leaves that to the reader. A curve or line shorter than the step is
 * left out; the next one then starts where the last kept one ended.
 */
function writeOutline(commands: readonly PathCommand[], step: number): string {
  let path = '';
  let atX = 0;
  let atY = 0;
  const relative = (...points: (number | undefined)[]) =>
    points
      .map((value, index) => Math.round(value ?? 0) - (index % 2 === 0 ? atX : atY))
      .join(' ')
      .replaceAll(' -', '-');
  for (const { type, x = 0, y = 0, x1, y1, x2, y2 } of commands) {
    if (type === 'Z') continue;
    if (type === 'M' && path) path += 'z';
    if (type !== 'M' && Math.hypot(x - atX, y - atY) < step) continue;
    if (type === 'Q') path += `q${relative(x1, y1, x, y)}`;
    else if (type === 'C') path += `c${relative(x1, y1, x2, y2, x, y)}`;
    else path += `${type.toLowerCase()}${relative(x, y)}`;
    atX = Math.round(x);
    atY = Math.round(y);
  }
  return path && `${path}z`;
}

function extractGlyphs(font: Font, step: number): Record<string, [advance: number, path: string]> {
  const glyphs: Record<string, [number, string]> = {};
  for (const character of [...BASIC, ...SIGNS, ...LATIN_1]) {
    const glyph = font.charToGlyph(character);
    // Glyph 0 is the empty box that a face shows for what it lacks.
    if (glyph.index === 0) continue;
    const advance = Math.round(((glyph.advanceWidth ?? 0) / font.unitsPerEm) * 1000);
    glyphs[character] = [advance, writeOutline(glyph.getPath(0, 0, 1000).commands, step)];
  }
  return glyphs;
}

/** Only pairs of basic letters, and only where the eye would notice: eight thousandths of the em or more. */
function extractKerning(font: Font): Record<string, number> {
  const kerning: Record<string, number> = {};
  for (const left of BASIC) {
    for (const right of BASIC) {
      const units = font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right));
      const value = Math.round((units / font.unitsPerEm) * 1000);
      if (Math.abs(value) >= 8) kerning[left + right] = value;
    }
  }
  return kerning;
}

for (const face of FACE_NAMES) {
  const font = readFont(face);
  const step = COARSE_FACES.includes(face) ? COARSE_STEP : FINE_STEP;
  const data = JSON.stringify({ glyphs: extractGlyphs(font, step), kerning: extractKerning(font) });
  writeFileSync(new URL(`${face}.json`, DATA_FOLDER), `${data}\n`);
  console.log(`${face}: ${Math.round(data.length / 1024)} kB`);
}
writeFaceCredits(FACE_NAMES);
