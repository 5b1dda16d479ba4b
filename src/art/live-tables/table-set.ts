import type { Palette } from '#art/colour/palettes.ts';
import type { RandomSource } from '../seeded-random.ts';
import { oneDecimal as f } from '../svg-number.ts';

export const TABLE_WIDTH = 320;
export const TABLE_HEIGHT = 220;

/** Shared inputs of every live table: its colours, its random source and references to shared definitions. */
export interface TableSet {
  id: string;
  palette: Palette;
  random: RandomSource;
  feltPaint: string;
  goldPaint: string;
  glowPaint: string;
  shadowBlur: string;
}

function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

/** Definitions of one table, keyed to its id. */
export function tableDefinitions(id: string, { ink, dark, deep, mid, bright }: Palette): string {
  return (
    `<defs><linearGradient id="${id}bg" x1="0" y1="0" x2="0" y2="1">${stop(0, ink)}${stop(0.5, dark)}${stop(1, deep)}</linearGradient>` +
    `<radialGradient id="${id}f" cx=".5" cy=".2" r=".9">${stop(0, bright)}${stop(0.5, mid)}${stop(1, deep)}</radialGradient>` +
    `<filter id="${id}b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2.2"/></filter>` +
    `<filter id="${id}cs" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3.4"/></filter>` +
    `<radialGradient id="${id}l">${stop(0, '#fff', 0.55)}${stop(1, '#fff', 0)}</radialGradient>` +
    `<linearGradient id="${id}sc" x1="0" x2="0" y1="0" y2="1">${stop(0, ink, 0)}${stop(0.55, ink, 0.78)}${stop(1, ink, 0.96)}</linearGradient>` +
    `<linearGradient id="${id}au" x1="0" y1="0" x2="1" y2="1">${stop(0, '#FFF3C4')}${stop(0.45, '#E9B44A')}${stop(1, '#9A6510')}</linearGradient></defs>`
  );
}

export function openTableSet(id: string, palette: Palette, random: RandomSource): TableSet {
  const reference = (name: string) => `url(#${id}${name})`;
  return {
    id,
    palette,
    random,
    feltPaint: reference('f'),
    goldPaint: reference('au'),
    glowPaint: reference('l'),
    shadowBlur: reference('cs'),
  };
}

/** Lights of a dark room, out of focus, over the upper half. */
export function bokeh({ random, palette }: TableSet, count: number): string {
  const colours = [palette.glow, palette.accent, palette.bright, '#fff'];
  return Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${f(random() * TABLE_WIDTH)}" cy="${f(random() * TABLE_HEIGHT * 0.55)}" r="${f(4 + random() * 13)}" fill="${colours[index % colours.length] ?? '#fff'}" opacity="${f(0.12 + random() * 0.4)}"/>`,
  ).join('');
}

/** A wooden rail and the felt inside it; `y` is where the far edge of the table begins. */
export function felt({ feltPaint }: TableSet, y: number): string {
  const layer = (drop: number, fill: string) =>
    `<path d="M-40 240L-40 ${y + 40 + drop}Q160 ${y - 30 + drop} 360 ${y + 40 + drop}L360 240Z" fill="${fill}"/>`;
  return layer(0, '#2A1408') + layer(8, '#5A2C12') + layer(18, feltPaint);
}

/** Rays around a point, as on a stage behind a wheel. */
export function starburst(
  x: number,
  y: number,
  count: number,
  inner: readonly [number, number],
  outer: readonly [number, number],
  turn: number,
): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = turn + (index / count) * 2 * Math.PI;
    const at = ([rx, ry]: readonly [number, number]) => `${f(x + rx * Math.cos(angle))} ${f(y + ry * Math.sin(angle))}`;
    path += `M${at(inner)}L${at(outer)}`;
  }
  return path;
}
