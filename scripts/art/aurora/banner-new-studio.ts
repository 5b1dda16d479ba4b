import { materialOf } from '#art/colour/materials.ts';
import { paletteOf } from '#art/colour/palettes.ts';
import { heroGlyph } from '#art/heroes/hero-glyph.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { patternDefinition } from '#art/scenery/patterns.ts';
import { fnv1a32, mulberry32 } from '#art/seeded-random.ts';
import { type BannerFrame, blurFilter, freeSide, fromEnd, inkScrim } from '../banner-frame.ts';

const PALETTE = paletteOf('orchid');
const GOLD = materialOf('gold');

interface Emblem {
  name: string;
  x: number;
  y: number;
  size: number;
  turn: number;
}

/** The fox and the tiger stand beside the medal; the dragon is struck on it. */
function emblems(frame: BannerFrame): string {
  const { width: w, mobile } = frame;
  const places: Emblem[] = mobile
    ? [
        { name: 'fox-head', x: w * 0.36, y: 98, size: 64, turn: -8 },
        { name: 'tiger-head', x: w * 0.895, y: 98, size: 64, turn: 8 },
        { name: 'dragon-head', x: w * 0.63, y: 74, size: 80, turn: 0 },
      ]
    : [
        { name: 'fox-head', x: fromEnd(frame, 368), y: 172, size: 116, turn: -8 },
        { name: 'tiger-head', x: fromEnd(frame, 74), y: 172, size: 118, turn: 8 },
        { name: 'dragon-head', x: fromEnd(frame, 222), y: 124, size: 146, turn: 0 },
      ];
  return places
    .map((place) =>
      heroGlyph(place.name, {
        ...place,
        material: GOLD,
        rimColour: PALETTE.rim,
        shadowBlur: 'url(#drop)',
        thickness: Math.max(4, place.size / 26),
      }),
    )
    .join('');
}

/** A gold ring around a lit field. */
function medal(x: number, y: number, radius: number): string {
  const disc = (share: number, paint: string, drop = 0) =>
    `<circle cx="${x}" cy="${y + drop}" r="${radius * share}" ${paint}/>`;
  return (
    `<defs><linearGradient id="ring" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${GOLD.highlight}"/><stop offset=".4" stop-color="${GOLD.middle}"/><stop offset=".55" stop-color="${GOLD.highlight}"/><stop offset="1" stop-color="${GOLD.shade}"/></linearGradient></defs>` +
    disc(1.02, 'fill="#000" opacity=".5" filter="url(#drop)"', 9) +
    disc(1, `fill="${GOLD.extrude}"`, 3) +
    disc(1, 'fill="url(#ring)"') +
    disc(0.88, `fill="${GOLD.shade}"`) +
    disc(0.86, `fill="${PALETTE.mid}"`, 1.5) +
    disc(0.86, 'fill="url(#light)" opacity=".9"', 1.5) +
    lightRays({
      x,
      y,
      innerRadius: radius * 0.1,
      outerRadius: radius * 0.86,
      count: 20,
      colour: PALETTE.pale,
      opacity: 0.16,
    })
  );
}

/** The heroes of a new studio's first games, cast in gold over orchid. */
export function newStudioBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const { dark, mid, deep, glow, bright, pale, accentMid, ink } = PALETTE;
  const x = mobile ? w * 0.63 : fromEnd(frame, 222);
  const y = mobile ? 74 : 126;
  const reach = mobile ? 130 : 250;
  const random = mulberry32(fnv1a32('new-studio'));
  const zone = mobile ? { left: 0, top: 0, right: w, bottom: h } : freeSide(frame);
  const ground =
    `<defs>${blurFilter('drop', 7)}${blurFilter('wide', 34)}${patternDefinition('seigaiha', 'scales', glow)}` +
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
    `<radialGradient id="light"><stop offset="0" stop-color="${pale}"/><stop offset=".28" stop-color="${glow}" stop-opacity=".85"/><stop offset=".65" stop-color="${bright}" stop-opacity=".4"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ground)"/><circle cx="${fromEnd(frame, w * 0.02)}" cy="${h}" r="${reach * 0.7}" fill="${accentMid}" opacity=".55" filter="url(#wide)"/>` +
    `<rect width="${w}" height="${h}" fill="url(#scales)" opacity=".16"/><circle cx="${x}" cy="${y}" r="${reach}" fill="url(#light)" opacity=".8"/>` +
    lightRays({ x, y, innerRadius: 40, outerRadius: w, count: 26, colour: pale, opacity: 0.1, turn: 0.12, duty: 0.45 });
  const heroes = medal(x, y, mobile ? 62 : 112) + emblems(frame);
  const sparks = scatterParticles('spark', random, 26, pale, zone);
  const scrim = inkScrim(frame, ink);
  return mobile ? ground + sparks + heroes + scrim : ground + scrim + sparks + heroes;
}
