import { oneDecimal as f, fourDecimals } from '#art/svg-number.ts';

interface PetalRing {
  angles: readonly number[];
  length: number;
  width: number;
  tone: 'outer' | 'middle' | 'inner';
  drop: number;
}

/** Light middle and dark ends of the petals, from the outermost ring to the heart. */
const TONES = {
  outer: ['#FFB6C2', '#C8183F'],
  middle: ['#FFD0D6', '#E0385C'],
  inner: ['#FFF1EC', '#F27C90'],
} as const;

/** Back to front. */
const RINGS: readonly PetalRing[] = [
  { angles: [-96, 96, -74, 74], length: 98, width: 22, tone: 'outer', drop: 6 },
  { angles: [-56, 56, -38, 38], length: 112, width: 25, tone: 'outer', drop: 2 },
  { angles: [-20, 20, 0], length: 118, width: 26, tone: 'middle', drop: 0 },
  { angles: [-64, 64], length: 84, width: 22, tone: 'middle', drop: 6 },
  { angles: [-42, 42], length: 92, width: 24, tone: 'middle', drop: 6 },
  { angles: [-24, 24], length: 94, width: 24, tone: 'inner', drop: 6 },
  { angles: [0], length: 98, width: 25, tone: 'inner', drop: 8 },
  { angles: [-34, 34], length: 62, width: 19, tone: 'inner', drop: 10 },
  { angles: [-14, 14], length: 64, width: 18, tone: 'inner', drop: 12 },
];

function petalRing(id: string, { angles, length, width, tone, drop }: PetalRing): string {
  const petal = `M0 0C${f(-width)} ${f(-length * 0.34)} ${f(-width * 0.8)} ${f(-length * 0.78)} 0 ${-length}C${f(width * 0.8)} ${f(-length * 0.78)} ${width} ${f(-length * 0.34)} 0 0Z`;
  const vein = `M0 ${f(-length * 0.12)}C${f(-width * 0.1)} ${f(-length * 0.4)} ${f(-width * 0.08)} ${f(-length * 0.7)} 0 ${f(-length * 0.92)}`;
  return angles
    .map(
      (angle) =>
        `<g transform="translate(0 ${drop}) rotate(${angle})"><path d="${petal}" fill="url(#${id}${tone})" stroke="#8E0E2C" stroke-opacity=".28"/><path d="${vein}" stroke="#fff" stroke-opacity=".35" fill="none" stroke-width="1.2"/></g>`,
    )
    .join('');
}

/** A lotus in three rings of petals around a golden heart; its foot is at the given point, about 120 units high. */
export function lotusFlower(id: string, x: number, y: number, scale: number): string {
  const gradients = Object.entries(TONES).map(
    ([tone, [light, dark]]) =>
      `<linearGradient id="${id}${tone}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark}"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  );
  const stamens = Array.from(
    { length: 9 },
    (_, index) => `<circle cx="${-12 + index * 3}" cy="${f(-4 - Math.sin((index / 8) * Math.PI) * 5)}" r="1.8"/>`,
  );
  return (
    `<g transform="translate(${f(x)} ${f(y)}) scale(${fourDecimals(scale)})"><defs>${gradients.join('')}</defs>` +
    RINGS.map((ring) => petalRing(id, ring)).join('') +
    `<ellipse cy="2" rx="17" ry="9" fill="#F4BE4A"/><g fill="#FFF1C2">${stamens.join('')}</g></g>`
  );
}
