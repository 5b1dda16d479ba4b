import { mulberry32 } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

/** The darkest green of the brand, behind its words. */
export const MEYDAN_INK = '#021C16';

export interface DesertNight {
  width: number;
  height: number;
  seed: number;
  stars: number;
  /** The middle of the moon and its radius. */
  moon: readonly [x: number, y: number, radius: number];
  /** The upper edge of the dunes, as a share of the height. */
  horizon: number;
  /** How much of the night lies on the sand, from 0 to 1. */
  dusk: number;
}

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** A rolling line of sand across the board, and all that is below it. */
function dune(width: number, height: number, y: number, swell: number, phase: number, paint: string): string {
  const steps = 6;
  const step = (width + 40) / steps;
  const crest = (index: number) => y + Math.sin(index * 1.7 + phase) * swell;
  let path = `M-20 ${height + 20}V${f(crest(0))}`;
  for (let index = 1; index <= steps; index++) {
    const x = -20 + index * step;
    path += `C${f(x - step / 2)} ${f(crest(index - 1))} ${f(x - step / 2)} ${f(crest(index))} ${f(x)} ${f(crest(index))}`;
  }
  return `<path d="${path}V${height + 20}Z" fill="${paint}"/>`;
}

/** A crescent that opens to the upper end. */
function crescent(x: number, y: number, radius: number): string {
  const point = (angle: number, reach: number) => `${f(x + Math.cos(angle) * reach)} ${f(y + Math.sin(angle) * reach)}`;
  return `<path d="M${point(-1.75, radius)}A${radius} ${radius} 0 1 0 ${point(0.55, radius)}A${f(radius * 0.8)} ${f(radius * 0.8)} 0 1 1 ${point(-1.75, radius)}Z" fill="#FFF0C2"/>`;
}

/** A green night over sand dunes, with a crescent moon. */
export function desertNight({ width, height, seed, stars, moon, horizon, dusk }: DesertNight): string {
  const random = mulberry32(seed);
  const [x, y, radius] = moon;
  const specks = Array.from(
    { length: stars },
    () =>
      `<circle cx="${f(random() * width)}" cy="${f(random() * height * horizon * 0.86)}" r="${f(0.6 + random() * 0.9)}" opacity="${f(0.35 + random() * 0.55)}"/>`,
  ).join('');
  const ground = height * horizon;
  const swell = height * 0.045;
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, '#03251E')}${stop(horizon * 0.66, '#0B5A46')}${stop(horizon, '#6FA77C')}${stop(1, '#F1D69A')}</linearGradient>` +
    `<radialGradient id="moonlight">${stop(0, '#FFF4D0', 0.9)}${stop(0.5, '#F1D69A', 0.3)}${stop(1, '#F1D69A', 0)}</radialGradient>` +
    `<linearGradient id="sand-far" x1="0" y1="0" x2="0" y2="1">${stop(0, '#F0CE8C')}${stop(1, '#A97432')}</linearGradient>` +
    `<linearGradient id="sand-near" x1="0" y1="0" x2="0" y2="1">${stop(0, '#C99450')}${stop(1, '#6B4317')}</linearGradient>` +
    `<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">${stop(0, MEYDAN_INK, 0)}${stop(1, MEYDAN_INK, dusk)}</linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/><g fill="#FFF4D0">${specks}</g>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius * 3)}" fill="url(#moonlight)" opacity=".7"/>${crescent(x, y, radius)}` +
    dune(width, height, ground, swell, 0.4, 'url(#sand-far)') +
    dune(width, height, ground + height * 0.12, swell * 0.8, 2.1, 'url(#sand-near)') +
    `<rect y="${f(height * 0.4)}" width="${width}" height="${f(height * 0.6)}" fill="url(#dusk)"/>`
  );
}
