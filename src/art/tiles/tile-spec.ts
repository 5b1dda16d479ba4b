import { FALLBACK_MATERIALS, isLegibleOn } from '#art/colour/legibility.ts';
import type { MaterialName } from '#art/colour/materials.ts';
import type { PaletteName } from '#art/colour/palettes.ts';
import type { CompositionName } from '#art/compositions/composition-name.ts';
import type { Hero, HeroSet } from '#art/heroes/hero.ts';
import { setOfHero } from '#art/heroes/hero-library.ts';
import { heroForTitle } from '#art/heroes/hero-words.ts';
import type { FaceName } from '#art/lettering/letterforms.ts';
import type { WarpName } from '#art/lettering/warps.ts';
import type { HeapName } from '#art/objects/treasure-heap.ts';
import type { HorizonName } from '#art/scenery/horizons.ts';
import type { ParticleName } from '#art/scenery/particles.ts';
import type { PatternName } from '#art/scenery/patterns.ts';
import type { SceneName } from '#art/scenery/scenes.ts';
import { fnv1a32, isFilled, mulberry32, pick, type RandomSource } from '#art/seeded-random.ts';
import type { Theme } from '#art/themes/theme.ts';
import { THEME_NAMES, type ThemeName, themeOf, themesForTitle } from '#art/themes/themes.ts';
import { chooseComposition } from './composition-choice.ts';
import type { FrameName } from './tile-frames.ts';
import { vendorHand } from './vendor-hand.ts';

/** Everything that decides how one tile looks. Two tiles with the same spec are the same string of SVG. */
export interface TileSpec {
  /** `gameCode|vendor`: seeds the decoration and prefixes every id of the tile. */
  key: string;
  title: string;
  /** Vendor code, as in the catalogue. */
  vendor: string;
  theme: ThemeName;
  hero: string;
  set: HeroSet;
  /** A small object that accompanies the hero, or `none`. */
  aux: string;
  comp: CompositionName;
  palette: PaletteName;
  /** Material of the hero; objects keep their own colours. */
  mat: MaterialName;
  /** Material of the lettering. */
  lmat: MaterialName;
  face: FaceName;
  /** Whether the title is set in capitals. */
  caps: boolean;
  pattern: PatternName;
  scene: SceneName;
  horizon: HorizonName;
  particles: ParticleName;
  heap: HeapName;
  warp: WarpName;
  /** How far the lettering bends, 10 to 22 user units when it is drawn. */
  amp: number;
  frame: FrameName;
  /** Whether the hero looks the other way. */
  flip: boolean;
  /** Turn of the hero in degrees. */
  rot: number;
  scale: number;
  dx: number;
  dy: number;
}

/** A catalogue row, as far as its art is concerned. */
export interface TileSubject {
  gameCode: string;
  vendor: string;
  title: string;
  /** Fields that the catalogue fixes; the others are drawn. */
  art?: Partial<TileSpec>;
}

export function titleWords(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

function drawTheme(random: RandomSource, words: readonly string[]): ThemeName {
  const fitting = themesForTitle(words);
  return pick(random, isFilled(fitting) ? fitting : THEME_NAMES);
}

function heroesOf(theme: Theme): Hero[] {
  return [
    ...(theme.glyphs ?? []).map((name): Hero => ({ set: 'glyph', name })),
    ...(theme.objects ?? []).map((name): Hero => ({ set: 'object', name })),
  ];
}

/** A title word that names an icon wins; otherwise any hero of the theme is chosen. */
function drawHero(random: RandomSource, theme: Theme, words: readonly string[]): Hero {
  const heroes = heroesOf(theme);
  const named = heroes.filter(({ name }) => name.split('-').some((part) => words.includes(part)));
  const drawn = isFilled(named) ? named : heroes;
  const chosen = isFilled(drawn) ? pick(random, drawn) : undefined;
  const asked = heroForTitle(words);
  const hero = asked ?? chosen;
  if (!hero) throw new Error('A theme of tile art has no hero.');
  return hero;
}

function drawLetterMaterial(random: RandomSource, theme: Theme, heroMaterial: MaterialName, palette: PaletteName) {
  const matchesHero = random() < 0.5;
  const other = pick(random, ['gold', ...theme.materials]);
  const fallback = pick(random, FALLBACK_MATERIALS.filter((name) => isLegibleOn(name, palette)) as [MaterialName]);
  const wanted = matchesHero ? heroMaterial : other;
  return isLegibleOn(wanted, palette) ? wanted : fallback;
}

/** Heroes with letters or numbers, which must not be mirrored. */
const LETTERED_HERO = /card-|poker-hand|mahjong|slot-machine|pool-8-ball|admission-tickets|rune-stone|f1-car|race-car/;

/**
 * Completes a catalogue row to a full spec. Every field the row does not fix is drawn, in the order of the
 * interface, from a source seeded with the row's key, so that a game keeps its face for ever.
 */
export function drawTileSpec({ gameCode, vendor, title, art = {} }: TileSubject): TileSpec {
  const key = `${gameCode}|${vendor}`;
  const random = mulberry32(fnv1a32(key));
  const words = titleWords(title);
  const hand = vendorHand(vendor);

  const theme = art.theme ?? drawTheme(random, words);
  const choices = themeOf(theme);
  const drawnHero = drawHero(random, choices, words);
  const set = art.set ?? (art.hero ? setOfHero(art.hero) : drawnHero.set);
  const hasAux = random() < 0.4 && set === 'object';
  const drawnAux = isFilled(choices.objects) ? pick(random, choices.objects) : 'none';
  const comp = art.comp ?? chooseComposition(random, choices, set, hand);
  const palette = art.palette ?? pick(random, choices.palettes);
  const mat = art.mat ?? pick(random, choices.materials);
  const drawnLetterMaterial = drawLetterMaterial(random, choices, mat, palette);
  const faces = choices.faces.filter((face) => !hand.avoidedFaces.includes(face));
  const face = pick(random, isFilled(faces) ? faces : choices.faces);
  const pattern = pick(random, choices.patterns);
  const hasScene = random() < 0.6 && (comp === 'spot' || comp === 'mono');
  const scene = isFilled(choices.scenes) ? pick(random, choices.scenes) : 'none';
  const horizon = isFilled(choices.horizons) ? pick(random, choices.horizons) : 'none';
  const particles = pick(random, choices.particles);
  const warp = pick(random, ['flat', 'arch', 'arch', 'bulge', 'rise', 'smile', 'wave']);
  const amp = 10 + Math.floor(random() * 13);
  const flip = random() < 0.25;
  const turn = Math.round((random() - 0.5) * 14);

  return {
    theme,
    hero: drawnHero.name,
    set,
    aux: hasAux && drawnAux !== drawnHero.name ? drawnAux : 'none',
    comp,
    palette,
    mat,
    lmat: drawnLetterMaterial,
    face,
    caps: !choices.mixedCase,
    pattern,
    scene: hasScene ? scene : 'none',
    horizon,
    particles,
    heap: choices.heap ?? 'coins',
    warp,
    amp,
    frame: hand.frame,
    flip: flip && !LETTERED_HERO.test(art.hero ?? drawnHero.name),
    rot: set === 'object' ? turn : 0,
    scale: comp === 'mono' ? 0.82 : 1,
    dx: 0,
    dy: comp === 'mono' ? -16 : 0,
    ...art,
    key,
    title,
    vendor,
  };
}
