import { materialOf } from '#art/colour/materials.ts';
import { paletteOf } from '#art/colour/palettes.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { coin } from '#art/objects/coin.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { fnv1a32, mulberry32 } from '#art/seeded-random.ts';
import { type BannerFrame, inkScrim } from '../banner-frame.ts';
import { crimsonGround, LOTUS_INK } from './crimson-ground.ts';

const PALETTE = paletteOf('crimson');
const GOLD = materialOf('gold');

interface Machine {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SYMBOLS = ['dragon-face', 'lotus', 'red-envelope'] as const;

/** A golden case with three windows, a lucky thing in each. */
function reels({ x, y, width: w, height: h }: Machine): string {
  const left = x - w / 2;
  const top = y - h / 2;
  const frame = (inset: number, paint: string, drop = 0) =>
    `<rect x="${left + inset}" y="${top + inset + drop}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${h * 0.14 - inset / 2}" ${paint}/>`;
  const rim = h * 0.07;
  const gap = h * 0.05;
  const window = (w - 2 * rim - 4 * gap) / 3;
  const windows = SYMBOLS.map((name, index) => {
    const start = left + rim + gap + index * (window + gap);
    const middle = start + window / 2;
    return (
      `<rect x="${start}" y="${top + rim + gap}" width="${window}" height="${h - 2 * (rim + gap)}" rx="${h * 0.06}" fill="url(#paper)"/>` +
      `<rect x="${start}" y="${top + rim + gap}" width="${window}" height="${h - 2 * (rim + gap)}" rx="${h * 0.06}" fill="url(#drum)"/>` +
      heroObject(`s${index}`, { name, x: middle, y, size: window * 0.78, filter: 'url(#cut)' })
    );
  }).join('');
  return (
    frame(0, 'fill="#000" opacity=".45" filter="url(#drop)"', h * 0.08) +
    frame(0, `fill="${GOLD.extrude}"`, h * 0.04) +
    frame(0, 'fill="url(#case)"') +
    frame(rim * 0.72, `fill="${GOLD.shade}"`) +
    frame(rim * 0.86, 'fill="#5E0519"') +
    windows +
    `<path d="M${left + rim * 0.4} ${y}l${-rim * 1.1} ${-rim * 0.9}v${rim * 1.8}zM${left + w - rim * 0.4} ${y}l${rim * 1.1} ${-rim * 0.9}v${rim * 1.8}z" fill="${GOLD.middle}"/>`
  );
}

/** Three reels that stop on lucky things, in a shower of coins. */
export function luckySlotsBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const x = mobile ? w * 0.7 : w - 226;
  const y = mobile ? 74 : 164;
  const random = mulberry32(fnv1a32('lucky-slots'));
  const definitions =
    `<defs>${dieCutFilter('cut', PALETTE)}<filter id="drop" x="-30%" y="-30%" width="160%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>` +
    `<linearGradient id="case" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${GOLD.highlight}"/><stop offset=".3" stop-color="${GOLD.upper}"/><stop offset=".62" stop-color="${GOLD.middle}"/><stop offset="1" stop-color="${GOLD.shade}"/></linearGradient>` +
    '<linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF7E6"/><stop offset="1" stop-color="#FFE2B0"/></linearGradient>' +
    '<linearGradient id="drum" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5E0519" stop-opacity=".38"/><stop offset=".28" stop-color="#5E0519" stop-opacity="0"/><stop offset=".72" stop-color="#5E0519" stop-opacity="0"/><stop offset="1" stop-color="#5E0519" stop-opacity=".42"/></linearGradient></defs>';
  const ground =
    crimsonGround(frame, { x, y, radius: mobile ? 130 : 260 }) +
    lightRays({ x, y, innerRadius: 30, outerRadius: w, count: 28, colour: '#FFE9B0', opacity: 0.12, turn: 0.1 });
  const star = (cx: number, cy: number, radius: number, turn: number) =>
    coin({ x: cx, y: cy, radius, turn, mark: 'star' });
  const sparks = scatterParticles('spark', random, mobile ? 16 : 30, '#FFE9B0', {
    left: mobile ? w * 0.3 : w * 0.45,
    top: 0,
    right: w,
    bottom: h,
  });
  if (mobile) {
    return (
      definitions +
      ground +
      sparks +
      reels({ x, y, width: 186, height: 90 }) +
      star(w * 0.43, 34, 11, -20) +
      star(w * 0.94, 24, 13, 18) +
      star(w * 0.4, 118, 14, 12) +
      star(w * 0.96, 126, 15, -14) +
      inkScrim(frame, LOTUS_INK)
    );
  }
  return (
    definitions +
    ground +
    inkScrim(frame, LOTUS_INK) +
    sparks +
    star(w - 404, 76, 20, -24) +
    star(w - 330, 38, 15, 18) +
    star(w - 60, 48, 24, 22) +
    star(w - 150, 34, 14, -16) +
    reels({ x, y, width: 360, height: 174 }) +
    star(w - 412, 240, 27, -12) +
    star(w - 346, 282, 34, 10) +
    star(w - 262, 300, 30, -16) +
    star(w - 178, 292, 36, 8) +
    star(w - 92, 284, 32, -14) +
    star(w - 40, 238, 24, 20)
  );
}
