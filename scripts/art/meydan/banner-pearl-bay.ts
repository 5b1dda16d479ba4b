import { paletteOf } from '#art/colour/palettes.ts';
import { glyphOf } from '#art/heroes/hero-library.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { type BannerFrame, blurFilter, fromEnd, inkScrim } from '../banner-frame.ts';
import { MEYDAN_INK } from './desert-night.ts';

const PALETTE = paletteOf('lagoon');

/** A pearl, lit from above. */
function pearl(x: number, y: number, radius: number): string {
  return `<g transform="translate(${f(x)} ${f(y)})"><ellipse cy="${f(radius * 0.9)}" rx="${f(radius * 0.8)}" ry="${f(radius * 0.24)}" fill="#02211C" opacity=".35"/><circle r="${f(radius)}" fill="url(#pearl)"/><circle cx="${f(-radius * 0.34)}" cy="${f(-radius * 0.38)}" r="${f(radius * 0.22)}" fill="#fff" opacity=".9"/></g>`;
}

/** A ray that is only a shadow in the distance. */
function distantRay({ mobile }: BannerFrame, x: number): string {
  const { path } = glyphOf('manta-ray');
  return `<path d="${path}" fill="${PALETTE.dark}" opacity=".4" filter="url(#far)" transform="translate(${f(x)} ${mobile ? 12 : 26}) rotate(24) scale(${mobile ? 0.13 : 0.24})"/>`;
}

function lightShafts(random: RandomSource, { width, height }: BannerFrame): string {
  return Array.from({ length: 10 }, (_, index) => {
    const x = width * (0.02 + index * 0.1) + random() * 30;
    const spread = 18 + random() * 34;
    return `<path d="M${f(x)} -10h${f(spread)}L${f(x - height * 0.2)} ${height + 10}h${f(-spread * 2.4)}Z" fill="${PALETTE.pale}" opacity="${f(0.05 + random() * 0.08)}"/>`;
  }).join('');
}

/** The bed of the bay: three rows of sand, each nearer and darker, with coral on the nearest. */
function seaBed(random: RandomSource, { width: w, height: h }: BannerFrame): string {
  const rows = [PALETTE.mid, PALETTE.dark, PALETTE.deep].map((colour, row) => {
    const y = h * (0.8 + row * 0.07);
    return `<path d="M-10 ${h + 10}V${f(y)}Q${f(w * 0.2)} ${f(y - 16)} ${f(w * 0.45)} ${f(y + 4)}T${f(w + 10)} ${f(y - 6)}V${h + 10}Z" fill="${colour}"/>`;
  });
  const corals = Array.from({ length: Math.round(w / 60) }, () => {
    const x = random() * w;
    const reach = h * (0.1 + random() * 0.12);
    const branch = (lean: number, share: number) =>
      `M${f(x)} ${h + 6}Q${f(x + lean * 0.3)} ${f(h - reach * share * 0.5)} ${f(x + lean)} ${f(h + 4 - reach * share)}`;
    return branch(-reach * 0.35, 0.8) + branch(reach * 0.08, 1.1) + branch(reach * 0.4, 0.75);
  });
  return `${rows.join('')}<path d="${corals.join('')}" fill="none" stroke="${PALETTE.deep}" stroke-width="${f(h * 0.026)}" stroke-linecap="round"/>`;
}

/** An open shell with its pearl, and the fish of the bay around it. */
function catches(frame: BannerFrame): string {
  const at = (distance: number) => fromEnd(frame, distance);
  const towardsWords = frame.reading === 'rtl';
  const creature = (id: string, name: string, distance: number, y: number, size: number, turn: number, away = false) =>
    heroObject(id, { name, x: at(distance), y, size, turn, flip: towardsWords !== away, filter: 'url(#cut)' });
  if (frame.mobile) {
    return (
      creature('b', 'tropical-fish', 170, 58, 62, -6) +
      creature('c', 'turtle', 44, 44, 56, 8) +
      creature('a', 'oyster', 96, 104, 112, 0) +
      pearl(at(170), 118, 10) +
      pearl(at(190), 132, 7)
    );
  }
  return (
    creature('b', 'tropical-fish', 428, 110, 118, -6) +
    creature('c', 'turtle', 96, 96, 108, 8) +
    creature('d', 'dolphin', 520, 232, 104, -4) +
    creature('e', 'crab', 74, 262, 84, -8) +
    creature('a', 'oyster', 258, 190, 220, 0) +
    pearl(at(380), 288, 20) +
    pearl(at(420), 306, 14) +
    pearl(at(148), 306, 17) +
    pearl(at(342), 312, 12)
  );
}

/** Pearl divers' water: a shell with its pearl, and the fish of the bay in the light around it. */
export function pearlBayBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const { bright, mid, deep, pale, glow } = PALETTE;
  const random = mulberry32(fnv1a32('pearl-bay'));
  const at = (distance: number) => fromEnd(frame, distance);
  const ground =
    `<defs>${dieCutFilter('cut', PALETTE)}${blurFilter('far', 1.6)}` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    '<radialGradient id="pearl" cx=".36" cy=".32" r=".75"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".45" stop-color="#FBEFE2"/><stop offset=".8" stop-color="#D9C3CF"/><stop offset="1" stop-color="#8FA9B8"/></radialGradient>' +
    `<radialGradient id="light"><stop offset="0" stop-color="${pale}" stop-opacity=".9"/><stop offset=".4" stop-color="${glow}" stop-opacity=".45"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ground)"/><circle cx="${at(mobile ? 96 : 258)}" cy="${mobile ? 70 : 130}" r="${mobile ? 120 : 260}" fill="url(#light)" opacity=".8"/>`;
  const sea = lightShafts(random, frame) + distantRay(frame, at(mobile ? 240 : 640)) + seaBed(random, frame);
  const bubbles = scatterParticles('bubble', random, mobile ? 18 : 30, pale, {
    left: frame.reading === 'rtl' ? 0 : w * 0.4,
    top: 0,
    right: frame.reading === 'rtl' ? w * 0.6 : w,
    bottom: h,
  });
  const scrim = inkScrim(frame, MEYDAN_INK);
  return mobile ? ground + sea + bubbles + catches(frame) + scrim : ground + sea + scrim + bubbles + catches(frame);
}
