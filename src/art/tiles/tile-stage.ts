import { type Material, materialOf } from '#art/colour/materials.ts';
import { type Palette, paletteOf } from '#art/colour/palettes.ts';
import { heroAccent } from '#art/heroes/hero-accent.ts';
import { heroGlyph } from '#art/heroes/hero-glyph.ts';
import { heroObject } from '#art/heroes/hero-object.ts';
import { lettering } from '#art/lettering/lettering.ts';
import { drawableText } from '#art/lettering/text-outline.ts';
import type { TextBox } from '#art/lettering/title-block.ts';
import { drawHorizon, type HorizonLayers } from '#art/scenery/horizons.ts';
import { lightRays } from '#art/scenery/light-rays.ts';
import { type ScatterZone, scatterParticles } from '#art/scenery/particles.ts';
import { drawScene } from '#art/scenery/scenes.ts';
import { fnv1a32, mulberry32, type RandomSource } from '#art/seeded-random.ts';
import { type TileDefinitions, tileDefinitions } from './tile-ground.ts';
import type { TileSpec } from './tile-spec.ts';

/** Position, size and blur of an accent. */
export interface AccentPlace {
  x: number;
  y: number;
  size: number;
  turn: number;
  focus: 'sharp' | 'soft' | 'near';
  opacity?: number;
}

export interface HeroPlace {
  x: number;
  y: number;
  size: number;
  thickness?: number;
  rim?: boolean;
}

export interface RayBurst {
  x: number;
  y: number;
  from: number;
  to: number;
  count: number;
  colour: string;
  opacity: number;
  turn: number;
  duty?: number;
}

/** The layers a composition arranges. Every method returns markup for a board of 300 x 400 user units. */
export interface TileStage {
  /** Prefix of every id on this tile. */
  id: string;
  spec: TileSpec;
  palette: Palette;
  letterMaterial: Material;
  random: RandomSource;
  paints: TileDefinitions;
  cornerLights(): string;
  pattern(opacity: number, masked?: boolean): string;
  light(x: number, y: number, radius: number, opacity?: number): string;
  rays(burst: RayBurst): string;
  scene(): string;
  horizon(layers: HorizonLayers): string;
  particles(count: number, zone?: ScatterZone): string;
  accents(places: readonly AccentPlace[]): string;
  /** The tile's companion as an accent; the hero itself if the tile has none. */
  companion(place: AccentPlace): string;
  hero(place: HeroPlace): string;
  scrim(from: number): string;
  title(box?: TextBox, options?: { depth?: number; maxLineHeight?: number }): string;
}

const DEFAULT_TITLE_BOX: TextBox = { x: 26, y: 262, width: 248, height: 112 };

/** A cast glyph looks heavier than an illustration of the same size. */
const GLYPH_SIZE = 0.94;

function fullBoard(fill: string, opacity: number, mask = ''): string {
  return `<rect width="300" height="400" fill="${fill}" opacity="${opacity}"${mask && ` mask="${mask}"`}/>`;
}

/**
 * The colours, random source and drawing verbs of one tile. Decoration is drawn in call order, so order is part of the
 * art.
 */
export function openStage(spec: TileSpec): TileStage {
  const hash = fnv1a32(spec.key);
  const id = `t${hash.toString(36)}`;
  const random = mulberry32(hash);
  const palette = paletteOf(spec.palette);
  const heroMaterial = materialOf(spec.mat);
  const letterMaterial = materialOf(spec.lmat);
  const paints = tileDefinitions(id, palette, spec.pattern);
  const focusFilters = { sharp: '', soft: paints.accentBlur, near: paints.nearBlur };
  let accentCount = 0;

  const accent = (set: TileSpec['set'], name: string, place: AccentPlace) =>
    heroAccent(`${id}a${accentCount++}`, {
      ...place,
      set,
      name,
      material: heroMaterial,
      filter: focusFilters[place.focus],
    });

  return {
    id,
    spec,
    palette,
    letterMaterial,
    random,
    paints,
    cornerLights() {
      const left = random() < 0.5;
      const disc = (x: number, y: number, radius: number, opacity: number) =>
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paints.glow}" opacity="${opacity}"/>`;
      return disc(left ? -10 : 310, 330, 245, 0.5) + disc(left ? 320 : -20, -10, 178, 0.28);
    },
    pattern: (opacity, masked = true) =>
      paints.pattern && fullBoard(paints.pattern, opacity, masked ? paints.patternMask : ''),
    light: (x, y, radius, opacity = 1) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paints.light}" opacity="${opacity}"/>`,
    rays: ({ from, to, ...burst }) => lightRays({ ...burst, innerRadius: from, outerRadius: to }),
    scene: () =>
      drawScene(spec.scene, {
        palette,
        random,
        lightPaint: paints.light,
        glowPaint: paints.glow,
        softBlur: paints.nearBlur,
      }),
    horizon: (layers) => drawHorizon(spec.horizon, random, layers),
    particles: (count, zone) => scatterParticles(spec.particles, random, count, palette.pale, zone),
    accents: (places) => (spec.aux === 'none' ? '' : places.map((place) => accent('object', spec.aux, place)).join('')),
    companion: (place) =>
      spec.aux === 'none' ? accent(spec.set, spec.hero, place) : accent('object', spec.aux, place),
    hero({ x, y, size, ...cast }) {
      const { hero: name, rot: turn, flip, scale, dx, dy } = spec;
      const placed = { name, x: x + dx, y: y + dy, turn, flip };
      if (spec.set === 'object') return heroObject(`${id}o`, { ...placed, size: size * scale, filter: paints.dieCut });
      return heroGlyph(`${id}h`, {
        ...placed,
        ...cast,
        size: size * scale * GLYPH_SIZE,
        material: heroMaterial,
        rimColour: palette.rim,
        shadowBlur: paints.heroShadowBlur,
      });
    },
    scrim: (from) => `<rect y="${from}" width="300" height="${400 - from}" fill="${paints.scrim}"/>`,
    title(box = DEFAULT_TITLE_BOX, options = {}) {
      const { face, caps, warp, amp: amplitude, vendor } = spec;
      // A title in another script has no outlines; the caption under the tile carries it, and the art the studio.
      const title = drawableText(spec.title, face) === '' ? vendor : spec.title;
      const setting = { title, face, caps, warp, amplitude, ...options };
      return lettering(
        `${id}l`,
        { ...setting, material: letterMaterial, rimColour: palette.rim, shadowBlur: paints.heroShadowBlur },
        box,
      );
    },
  };
}
