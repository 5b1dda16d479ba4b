import { PALETTE_NAMES, paletteOf } from '#art/colour/palettes.ts';
import { FACE_NAMES, type FaceName } from '#art/lettering/letterforms.ts';
import { drawableText } from '#art/lettering/text-outline.ts';
import { type TextBox, titleBlock } from '#art/lettering/title-block.ts';
import { patternDefinition } from '#art/scenery/patterns.ts';
import { fnv1a32, isFilled, mulberry32, pick } from '#art/seeded-random.ts';

export interface FallbackTile {
  /** Seeds the ground, so that a game's fallback never changes. */
  gameCode: string;
  vendorName: string;
  title: string;
  face?: FaceName;
}

/** Readable faces for a title; the studio's own wordmark may be set in any face. */
const TITLE_FACE: FaceName = 'fredoka';

function setLine(text: string, face: FaceName, box: TextBox, maxLineHeight: number, paint: string): string {
  const lines = titleBlock(text, { face, caps: false, warp: 'flat', amplitude: 0, maxLineHeight }, box);
  return lines.map(({ path }) => `<path d="${path}" ${paint}/>`).join('');
}

/** The face a studio's wordmark is set in; the same for all its games. */
export function wordmarkFace(vendorName: string): FaceName {
  return isFilled(FACE_NAMES) ? pick(mulberry32(fnv1a32(`wordmark|${vendorName}`)), FACE_NAMES) : TITLE_FACE;
}

/** Fallback for art that failed to load, in the same box: a quiet ground, the studio's wordmark and the title. */
export function fallbackTileSvg({ gameCode, vendorName, title, face = TITLE_FACE }: FallbackTile): string {
  const hash = fnv1a32(`fallback|${gameCode}|${vendorName}`);
  const id = `f${hash.toString(36)}`;
  const random = mulberry32(hash);
  const palette = paletteOf(isFilled(PALETTE_NAMES) ? pick(random, PALETTE_NAMES) : 'royal');
  const markFace = wordmarkFace(vendorName);
  const shownTitle = drawableText(title, face) || gameCode;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" preserveAspectRatio="xMidYMid slice">' +
    `<defs><linearGradient id="${id}g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.dark}"/><stop offset="1" stop-color="${palette.ink}"/></linearGradient>${patternDefinition('diamond', `${id}p`, palette.glow)}</defs>` +
    `<rect width="300" height="400" fill="url(#${id}g)"/><rect width="300" height="400" fill="url(#${id}p)" opacity=".06"/>` +
    setLine(
      vendorName,
      markFace,
      { x: 50, y: 96, width: 200, height: 96, align: 'middle' },
      44,
      `fill="${palette.pale}" opacity=".55"`,
    ) +
    `<path d="M126 216H174" stroke="${palette.accent}" stroke-width="3" stroke-linecap="round"/>` +
    `${setLine(shownTitle, face, { x: 34, y: 238, width: 232, height: 110, align: 'top' }, 34, `fill="${palette.pale}"`)}</svg>`
  );
}
