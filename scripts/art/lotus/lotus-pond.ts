import { lotusFlower } from '#art/objects/lotus-flower.ts';
import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';
import { blurFilter } from '../banner-frame.ts';
import { paperLantern } from './paper-lantern.ts';

const WIDTH = 1440;
const HEIGHT = 900;
const SHORE = 560;

/** Limestone islands on the horizon, each layer nearer and darker. */
function islands(random: RandomSource): string {
  const layers = [
    { y: SHORE + 2, height: 190, count: 7, colour: '#8E1436' },
    { y: SHORE + 2, height: 120, count: 6, colour: '#6A0C2A' },
  ];
  return layers
    .map(({ y, height, count, colour }) => {
      const step = WIDTH / count;
      const path = Array.from({ length: count + 1 }, (_, index) => {
        const x = index * step + (random() - 0.5) * step * 0.7;
        const half = step * (0.24 + random() * 0.26);
        const top = y - height * (0.4 + random() * 0.6);
        return `M${f(x - half)} ${y}C${f(x - half * 0.8)} ${f(top + height * 0.3)} ${f(x - half * 0.5)} ${f(top)} ${f(x)} ${f(top)}S${f(x + half * 0.7)} ${f(top + height * 0.34)} ${f(x + half)} ${y}Z`;
      }).join('');
      return `<path d="${path}" fill="${colour}"/>`;
    })
    .join('');
}

/** Light on the water, denser and narrower towards the shore. */
function ripples(random: RandomSource): string {
  return Array.from({ length: 70 }, () => {
    const depth = random() ** 1.5;
    const y = SHORE + 14 + depth * (HEIGHT - SHORE);
    const reach = 18 + depth * 130 * (0.4 + random());
    const x = WIDTH / 2 + (random() - 0.5) * WIDTH * (0.35 + depth);
    return `<rect x="${f(x - reach / 2)}" y="${f(y)}" width="${f(reach)}" height="${f(1 + depth * 2)}" rx="1" fill="${random() < 0.6 ? '#FFC45C' : '#FF8FA3'}" opacity="${f(0.1 + random() * 0.25)}"/>`;
  }).join('');
}

/** A round leaf on the water with a notch, seen from the side. */
function leaf(x: number, y: number, size: number): string {
  const notchX = f(size * 0.96);
  const notchY = f(size * 0.08);
  const outline = `M${f(size * 0.2)} 0L${notchX} -${notchY}A${f(size)} ${f(size * 0.3)} 0 1 0 ${notchX} ${notchY}Z`;
  return `<g transform="translate(${f(x)} ${f(y)})"><path d="${outline}" fill="#1E0309" opacity=".5" transform="translate(0 ${f(size * 0.05)})"/><path d="${outline}" fill="#5C1A2E" stroke="#A8465A" stroke-opacity=".55" stroke-width="1.4"/></g>`;
}

/** A pond at dusk, with lanterns above and lotuses at both shores; the middle is left to the words. */
export function lotusPond(): string {
  const random = mulberry32(fnv1a32('lotus-pond'));
  const sky =
    `<defs>${blurFilter('haze', 30)}${blurFilter('far', 2)}` +
    '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3A0610"/><stop offset=".34" stop-color="#8C0A28"/><stop offset=".56" stop-color="#D8394A"/><stop offset=".63" stop-color="#F6A35C"/></linearGradient>' +
    `<linearGradient id="pond" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C4303F"/><stop offset=".3" stop-color="#7E0F2A"/><stop offset="1" stop-color="#2A040D"/></linearGradient>` +
    `<radialGradient id="sun"><stop offset="0" stop-color="#FFF1C2"/><stop offset=".3" stop-color="#FFD27A"/><stop offset=".5" stop-color="#FFB25C" stop-opacity=".5"/><stop offset="1" stop-color="#FF8A5C" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/><circle cx="720" cy="500" r="300" fill="url(#sun)"/>`;
  const water = `<rect y="${SHORE}" width="${WIDTH}" height="${HEIGHT - SHORE}" fill="url(#pond)"/><ellipse cx="720" cy="${SHORE + 40}" rx="240" ry="90" fill="#FFC45C" opacity=".4" filter="url(#haze)"/>`;
  const lanterns: readonly (readonly [x: number, y: number, size: number])[] = [
    [96, 150, 150],
    [262, 84, 92],
    [398, 190, 64],
    [1340, 132, 160],
    [1182, 78, 96],
    [1052, 182, 66],
    [612, 92, 44],
    [836, 70, 48],
  ];
  const leaves: readonly (readonly [x: number, y: number, size: number])[] = [
    [40, 836, 130],
    [330, 872, 100],
    [500, 800, 60],
    [1100, 868, 110],
    [1400, 826, 140],
    [930, 806, 54],
  ];
  return (
    sky +
    islands(random) +
    water +
    ripples(random) +
    lanterns
      .map(
        ([x, y, size], index) =>
          `<path d="M${x} -10V${y - size * 0.4}" stroke="#2A040D" stroke-opacity=".5" stroke-width="2"/>${paperLantern(`l${index}`, x, y, size)}`,
      )
      .join('') +
    leaves.map(([x, y, size]) => leaf(x, y, size)).join('') +
    lotusFlower('a', 150, 850, 1.6) +
    lotusFlower('b', 372, 884, 0.9) +
    lotusFlower('c', 1270, 856, 1.7) +
    lotusFlower('d', 1058, 888, 0.85)
  );
}
