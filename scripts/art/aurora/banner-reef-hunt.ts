import { paletteOf } from '#art/colour/palettes.ts';
import { glyphOf } from '#art/heroes/hero-library.ts';
import { dieCutFilter, heroObject } from '#art/heroes/hero-object.ts';
import { coin } from '#art/objects/coin.ts';
import { scatterParticles } from '#art/scenery/particles.ts';
import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { type BannerFrame, blurFilter, freeSide, fromEnd, inkScrim } from '../banner-frame.ts';

const PALETTE = paletteOf('reef');

function lightShafts(random: RandomSource, { width, height }: BannerFrame): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = width * (0.2 + index * 0.1) + random() * 30;
    const spread = 20 + random() * 34;
    return `<path d="M${f(x)} -10h${f(spread)}L${f(x - height * 0.35)} ${height + 10}h${f(-spread * 2.4)}Z" fill="${PALETTE.pale}" opacity="${f(0.05 + random() * 0.09)}"/>`;
  }).join('');
}

/** Three rows of weed on the sea bed, the nearest the darkest and tallest. */
function weed(random: RandomSource, { width, height }: BannerFrame): string {
  return [PALETTE.mid, PALETTE.dark, PALETTE.deep]
    .map((colour, row) => {
      let path = `M-10 ${height + 10}V${f(height - 18 + row * 6)}Q${f(width * 0.3)} ${f(height - 40 + row * 12)} ${f(width * 0.6)} ${f(height - 20 + row * 8)}T${width + 10} ${f(height - 30 + row * 10)}V${height + 10}Z`;
      for (let index = 0; index < Math.round(width / 34); index++) {
        const x = random() * width;
        const reach = height * (0.16 + random() * 0.24);
        const y = (share: number) => f(height + 6 - reach * share);
        path += `M${f(x)} ${height + 6}C${f(x - 16)} ${y(0.4)} ${f(x + 18)} ${y(0.7)} ${f(x - 4)} ${y(1)}C${f(x + 28)} ${y(0.7)} ${f(x - 2)} ${y(0.4)} ${f(x + 13)} ${height + 6}Z`;
      }
      return `<path d="${path}" fill="${colour}"/>`;
    })
    .join('');
}

/** A turtle that is only a shadow in the distance. */
function distantTurtle(frame: BannerFrame): string {
  const { path } = glyphOf('sea-turtle');
  const size = 512 * 0.26;
  const x = frame.reading === 'rtl' ? 530 - size : frame.width - 530;
  const place = frame.mobile ? 'translate(22 14) scale(.17)' : `translate(${x} 10) scale(.26)`;
  return `<path d="${path}" fill="${PALETTE.dark}" opacity=".5" filter="url(#far)" transform="${place}"/>`;
}

function catches(frame: BannerFrame): string {
  const { width: w, mobile } = frame;
  const end = (distance: number): number => fromEnd(frame, distance);
  const fish = (id: string, name: string, x: number, y: number, size: number, turn: number, flip = false) =>
    heroObject(id, { name, x, y, size, turn, flip, filter: 'url(#cut)' });
  if (mobile) {
    return (
      fish('b', 'crab', w * 0.9, 116, 54, 6) +
      fish('c', 'blowfish', w * 0.4, 96, 54, -6, true) +
      coin({ x: w * 0.47, y: 34, radius: 12, turn: -16, mark: 'star' }) +
      coin({ x: w * 0.93, y: 34, radius: 13, turn: 18, mark: 'star' }) +
      fish('a', 'tropical-fish', w * 0.68, 72, 118, -6)
    );
  }
  return (
    fish('c', 'blowfish', end(366), 90, 92, -8, true) +
    fish('b', 'crab', end(74), 196, 98, 6) +
    fish('d', 'oyster', end(350), 204, 92, 8) +
    coin({ x: end(66), y: 54, radius: 24, turn: 18, mark: 'star' }) +
    coin({ x: end(284), y: 34, radius: 15, turn: -22, mark: 'star' }) +
    coin({ x: end(122), y: 118, radius: 14, turn: -30, mark: 'star' }) +
    fish('a', 'tropical-fish', end(210), 124, 208, -6)
  );
}

/** A fishing game: bright catches and coins over a reef. */
export function reefHuntBanner(frame: BannerFrame): string {
  const { width: w, height: h, mobile } = frame;
  const { bright, mid, deep, ink, pale, glow } = PALETTE;
  const random = mulberry32(fnv1a32('reef-hunt'));
  const ground =
    `<defs>${dieCutFilter('cut', PALETTE)}${blurFilter('far', 1.6)}` +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset=".45" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="light"><stop offset="0" stop-color="${pale}" stop-opacity=".9"/><stop offset=".4" stop-color="${glow}" stop-opacity=".45"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#ground)"/><circle cx="${mobile ? w * 0.68 : fromEnd(frame, 210)}" cy="${mobile ? 60 : 100}" r="${mobile ? 120 : 230}" fill="url(#light)" opacity=".8"/>`;
  const sea = lightShafts(random, frame) + distantTurtle(frame) + weed(random, frame);
  const zone = mobile ? { left: 0, top: 0, right: w, bottom: h } : freeSide(frame, 0.4);
  const bubbles = scatterParticles('bubble', random, 26, pale, zone);
  const scrim = inkScrim(frame, ink);
  return mobile ? ground + sea + bubbles + catches(frame) + scrim : ground + sea + scrim + bubbles + catches(frame);
}
