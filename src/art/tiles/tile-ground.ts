import type { Palette } from '#art/colour/palettes.ts';
import { dieCutFilter } from '#art/heroes/hero-object.ts';
import { type PatternName, patternDefinition } from '#art/scenery/patterns.ts';

/** References to the shared definitions of one tile. */
export interface TileDefinitions {
  markup: string;
  ground: string;
  light: string;
  /** A disc of the accent with a soft edge. */
  glow: string;
  scrim: string;
  vignette: string;
  pattern: string;
  /** Fades the pattern out of the centre. */
  patternMask: string;
  heroShadowBlur: string;
  accentBlur: string;
  nearBlur: string;
  dieCut: string;
  cardShadow: string;
}

function blurFilter(filterId: string, deviation: number): string {
  return `<filter id="${filterId}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

function stop(offset: number, colour: string, opacity = 1): string {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}

/** The profile of a blurred disc: a gradient costs nothing where a wide blur costs a rasteriser fifty milliseconds. */
const SOFT_EDGE = [
  [0.5, 1],
  [0.62, 0.9],
  [0.72, 0.66],
  [0.8, 0.4],
  [0.88, 0.17],
  [0.95, 0.04],
  [1, 0],
] as const;

const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

/** The paints, filters and masks that every layer of a tile draws with. */
export function tileDefinitions(id: string, palette: Palette, patternName: PatternName): TileDefinitions {
  const { ink, deep, dark, mid, bright, glow, pale, accentMid } = palette;
  const reference = (name: string) => `url(#${id}${name})`;
  const markup =
    `<defs>${blurFilter(`${id}bl`, 6)}${blurFilter(`${id}b1`, 1.2)}${blurFilter(`${id}b3`, 3)}` +
    dieCutFilter(`${id}cut`, palette) +
    `<filter id="${id}ds" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="10" stdDeviation="8" flood-color="${ink}" flood-opacity=".6"/></filter>` +
    `<linearGradient id="${id}bg" ${DOWN}>${stop(0, dark)}${stop(0.42, mid)}${stop(1, deep)}</linearGradient>` +
    `<radialGradient id="${id}lg">${stop(0, pale)}${stop(0.28, glow, 0.9)}${stop(0.65, bright, 0.45)}${stop(1, bright, 0)}</radialGradient>` +
    `<radialGradient id="${id}gl">${SOFT_EDGE.map(([offset, opacity]) => stop(offset, accentMid, opacity)).join('')}</radialGradient>` +
    `<linearGradient id="${id}sc" ${DOWN}>${stop(0, ink, 0)}${stop(0.55, ink, 0.72)}${stop(1, ink, 0.95)}</linearGradient>` +
    `<radialGradient id="${id}vg" cx=".5" cy=".42" r=".78">${stop(0.55, ink, 0)}${stop(1, ink, 0.72)}</radialGradient>` +
    `<radialGradient id="${id}pm" cx=".5" cy=".4" r=".62">${stop(0, '#000')}${stop(0.45, '#fff', 0.5)}${stop(1, '#fff')}</radialGradient>` +
    `<mask id="${id}mk"><rect width="300" height="400" fill="${reference('pm')}"/></mask>` +
    `${patternDefinition(patternName, `${id}pt`, glow)}</defs>`;
  return {
    markup,
    ground: reference('bg'),
    light: reference('lg'),
    glow: reference('gl'),
    scrim: reference('sc'),
    vignette: reference('vg'),
    pattern: patternName === 'none' ? '' : reference('pt'),
    patternMask: reference('mk'),
    heroShadowBlur: reference('bl'),
    accentBlur: reference('b1'),
    nearBlur: reference('b3'),
    dieCut: reference('cut'),
    cardShadow: reference('ds'),
  };
}
