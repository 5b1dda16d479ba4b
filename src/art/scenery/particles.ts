import type { RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

interface Particle {
  x: number;
  y: number;
  /** Size factor, skewed towards small: a few particles are near, most are far. */
  size: number;
  opacity: number;
  colour: string;
  index: number;
}

type ParticleShape = (particle: Particle, random: RandomSource) => string;

const CONFETTI_COLOURS = ['#FFD45C', '#FF6B8B', '#5CE1E6', '#B388FF', '#7CF29A'] as const;

const SHAPES = {
  spark: ({ x, y, size, opacity, colour }) => {
    const reach = 5 * size;
    const centre = `${f(x)} ${f(y)}`;
    return `<path d="M${f(x)} ${f(y - reach)}Q${centre} ${f(x + reach)} ${f(y)}Q${centre} ${f(x)} ${f(y + reach)}Q${centre} ${f(x - reach)} ${f(y)}Q${centre} ${f(x)} ${f(y - reach)}Z" fill="${colour}" opacity="${opacity}"/>`;
  },
  ember: ({ x, y, size, opacity, colour }, random) =>
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(1.2 * size)}" ry="${f(2.4 * size)}" fill="${colour}" opacity="${opacity}" transform="rotate(${f(random() * 60 - 30)} ${f(x)} ${f(y)})"/>`,
  bubble: ({ x, y, size, opacity, colour }) =>
    `<g opacity="${opacity}"><circle cx="${f(x)}" cy="${f(y)}" r="${f(4 * size)}" fill="${colour}" fill-opacity=".18" stroke="${colour}" stroke-width="1"/><circle cx="${f(x - 1.3 * size)}" cy="${f(y - 1.4 * size)}" r="${f(size)}" fill="#fff"/></g>`,
  petal: ({ x, y, size, opacity, colour }, random) =>
    `<path d="M0 0Q5 -6 0 -13Q-5 -6 0 0Z" fill="${colour}" opacity="${opacity}" transform="translate(${f(x)} ${f(y)}) rotate(${f(random() * 360)}) scale(${f(0.6 + size * 0.5)})"/>`,
  snow: ({ x, y, size, opacity, colour }) =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(1.6 * size)}" fill="${colour}" opacity="${opacity}"/>`,
  confetti: ({ x, y, size, opacity, index }, random) =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(4 * size)}" height="${f(8 * size)}" rx="1" fill="${CONFETTI_COLOURS[index % CONFETTI_COLOURS.length] ?? '#fff'}" opacity="${opacity}" transform="rotate(${f(random() * 180)} ${f(x)} ${f(y)})"/>`,
  star: ({ x, y, size, opacity }) =>
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.5 + size * 0.7)}" fill="#fff" opacity="${opacity}"/>`,
} as const satisfies Record<string, ParticleShape>;

export type ParticleName = keyof typeof SHAPES;

export const PARTICLE_NAMES = Object.keys(SHAPES) as ParticleName[];

/** The area particles are scattered over, in user units. */
export interface ScatterZone {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WHOLE_TILE: ScatterZone = { left: 0, top: 0, right: 300, bottom: 400 };

export function scatterParticles(
  name: ParticleName,
  random: RandomSource,
  count: number,
  colour: string,
  zone: ScatterZone = WHOLE_TILE,
): string {
  const shape: ParticleShape = SHAPES[name];
  let markup = '';
  for (let index = 0; index < count; index++) {
    const x = zone.left + random() * (zone.right - zone.left);
    const y = zone.top + random() * (zone.bottom - zone.top);
    const size = 0.4 + random() * random() * 1.6;
    const opacity = f(0.35 + random() * 0.6);
    markup += shape({ x, y, size, opacity, colour, index }, random);
  }
  return markup;
}
