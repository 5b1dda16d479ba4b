import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { oneDecimal as f } from '#art/svg-number.ts';

export interface AuroraScene {
  width: number;
  height: number;
  seed: string;
  /** Number of curtains. */
  ribbons?: number;
  stars?: number;
  /** Height of the first ridge, as a share of the picture. */
  horizon?: number;
  /** Height of the first ridge's summits in user units. */
  ridgeHeight?: number;
  /** Whether the ridges stand behind a lake. */
  lake?: boolean;
}

const CURTAIN_COLOURS = ['#25E6C4', '#4AB8FF', '#8B5CFF', '#D05CFF'] as const;
const SKY = ['#070B1C', '#101A44', '#2A2A78'] as const;
const LAND = { far: '#1A2450', near: '#101838', trees: '#0A1026' };

function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

function definitions(id: string, height: number): string {
  const curtains = CURTAIN_COLOURS.map((colour, index) => {
    const hem = index < 2 ? '#B8FFF0' : '#E6D4FF';
    return `<linearGradient id="${id}r${index}" x1="0" y1="0" x2="0" y2="1">${stop(0, colour, 0)}${stop(0.62, colour, 0.55)}${stop(0.93, hem, 0.95)}${stop(1, colour, 0)}</linearGradient>`;
  });
  return (
    `<defs><linearGradient id="${id}s" x1="0" y1="0" x2="0" y2="1">${stop(0, SKY[0])}${stop(0.55, SKY[1])}${stop(1, SKY[2])}</linearGradient>` +
    `<filter id="${id}b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${f(height / 26)}"/></filter>` +
    `<filter id="${id}bx" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="${f(height / 70)} ${f(height / 110)}"/></filter>${curtains.join('')}</defs>`
  );
}

/** Vertical strips that hang from a curve of two sines; each has its own height, and a blur makes cloth of them. */
function curtain(id: string, random: RandomSource, { width, height, seed }: AuroraScene, index: number): string {
  const first = (index + (seed.length % 2)) % CURTAIN_COLOURS.length;
  const second = (first + 1) % CURTAIN_COLOURS.length;
  const base = height * (0.3 + 0.115 * index + random() * 0.05);
  const phase = random() * 6;
  const finePhase = random() * 6;
  const amplitude = height * (0.05 + random() * 0.06);
  const strips = Math.round(width / 9);
  const tilt = (random() - 0.35) * height * 0.16;
  let markup = '';
  for (let strip = -4; strip < strips + 4; strip++) {
    const x = (strip * width) / strips;
    const across = x / width;
    const hem =
      base +
      Math.sin(across * 5.2 + phase) * amplitude +
      Math.sin(across * 11 + finePhase) * amplitude * 0.42 -
      across * tilt;
    const fold = Math.abs(Math.sin(across * 9 + finePhase)) ** 1.5;
    const length = height * (0.16 + 0.2 * fold + random() * 0.12) * (1 - 0.08 * index);
    const opacity = 0.18 + 0.62 * Math.abs(Math.sin(across * 3.4 + phase)) ** 1.3;
    const turnsSecond = random() < Math.min(1, Math.max(0, (across - 0.3) / 0.4));
    markup += `<rect x="${f(x)}" y="${f(hem - length)}" width="${f(width / strips + 3)}" height="${f(length)}" fill="url(#${id}r${turnsSecond ? second : first})" opacity="${f(opacity)}"/>`;
  }
  return `<g filter="url(#${id}bx)" opacity="${f(0.95 - 0.12 * index)}">${markup}</g>`;
}

function ridge(
  random: RandomSource,
  width: number,
  height: number,
  y: number,
  amplitude: number,
  summits: number,
): string {
  const step = (width + 20) / summits;
  let path = `M-10 ${height + 10}L-10 ${f(y)}`;
  for (let index = 0; index < summits; index++) {
    const x = -10 + index * step;
    path += `L${f(x + step * (0.35 + random() * 0.3))} ${f(y - amplitude * (0.4 + random()))}L${f(x + step)} ${f(y - amplitude * random() * 0.35)}`;
  }
  return `${path}L${width + 10} ${height + 10}Z`;
}

/** Still water below the ridges, with streaks of the sky's colours. */
function lakeStreaks(random: RandomSource, width: number, height: number, horizon: number): string {
  let markup = `<rect y="${f(height * (horizon + 0.12))}" width="${width}" height="${height}" fill="${LAND.near}"/>`;
  for (let streak = 0; streak < 40; streak++) {
    const y = height * (horizon + 0.13) + random() ** 1.4 * height * (0.87 - horizon);
    markup += `<rect x="${f(random() * width)}" y="${f(y)}" width="${f(20 + random() * 90)}" height="${f(1 + random() * 2)}" rx="1" fill="${random() < 0.6 ? '#35E0C8' : '#8B6CFF'}" opacity="${f(0.08 + random() * 0.25)}"/>`;
  }
  return markup;
}

function pineRow(random: RandomSource, width: number, height: number): string {
  let path = '';
  for (let tree = 0; tree < Math.round(width / 14); tree++) {
    const x = random() * width;
    const y = height * (0.97 + random() * 0.05);
    const size = (Math.min(height, 400) / 300) * (0.6 + random() * 0.9);
    for (let tier = 0; tier < 3; tier++) {
      const skirt = f(y - tier * 14 * size);
      path += `M${f(x - 12 * size)} ${skirt}L${f(x)} ${f(y - (tier * 14 + 24) * size)}L${f(x + 12 * size)} ${skirt}Z`;
    }
  }
  return `<path d="${path}" fill="${LAND.trees}"/>`;
}

/** Northern lights over mountains and pines, as markup for a board of the given size. */
export function auroraScene(scene: AuroraScene): string {
  const { width, height, seed, ribbons = 4, stars = 70, horizon = 0.72, lake = false } = scene;
  const hash = fnv1a32(seed);
  const id = `n${hash.toString(36)}`;
  const random = mulberry32(hash);
  let sky = `${definitions(id, height)}<rect width="${width}" height="${height}" fill="url(#${id}s)"/>`;
  for (let star = 0; star < stars; star++) {
    sky += `<circle cx="${f(random() * width)}" cy="${f(random() * height * 0.7)}" r="${f(0.4 + random() * 1.1)}" fill="#fff" opacity="${f(0.25 + random() * 0.75)}"/>`;
  }
  for (let index = 0; index < ribbons; index++) sky += curtain(id, random, scene, index);
  const glow = `<ellipse cx="${f(width * 0.62)}" cy="${f(height * horizon)}" rx="${f(width * 0.6)}" ry="${f(height * 0.2)}" fill="#3FE0C6" opacity=".22" filter="url(#${id}b)"/>`;
  const farHeight = scene.ridgeHeight ?? height * 0.16;
  const nearHeight = scene.ridgeHeight ? scene.ridgeHeight * 0.8 : height * 0.12;
  const far = ridge(random, width, height, height * horizon, farHeight, 7);
  const near = ridge(random, width, height, height * (horizon + 0.1), nearHeight, 8);
  return (
    `${sky}${glow}<path d="${far}" fill="${LAND.far}"/><path d="${near}" fill="${LAND.near}"/>` +
    (lake ? lakeStreaks(random, width, height, horizon) : '') +
    pineRow(random, width, height)
  );
}
