import type { MaterialName } from '#art/colour/materials.ts';
import type { PaletteName } from '#art/colour/palettes.ts';
import type { FaceName } from '#art/lettering/letterforms.ts';
import type { HeapName } from '#art/objects/treasure-heap.ts';
import type { HorizonName } from '#art/scenery/horizons.ts';
import type { ParticleName } from '#art/scenery/particles.ts';
import type { PatternName } from '#art/scenery/patterns.ts';
import type { SceneName } from '#art/scenery/scenes.ts';

type Choices<Item> = readonly [Item, ...Item[]];

/** The looks of games about one subject: short lists that the tile's own random source chooses from. */
export interface Theme {
  /** Title words that place a game in this theme. */
  words: readonly string[];
  palettes: Choices<PaletteName>;
  materials: Choices<MaterialName>;
  faces: Choices<FaceName>;
  /** Blackletter and script faces keep lower case; all others are set in capitals. */
  mixedCase?: boolean;
  patterns: Choices<PatternName>;
  horizons?: Choices<HorizonName>;
  scenes?: Choices<SceneName>;
  particles: Choices<ParticleName>;
  /** Themes about treasure may heap it in front of the hero. */
  heap?: HeapName;
  /** Themes of night cities may use the neon composition. */
  neon?: boolean;
  /** Themes of classic machines may show three reel cards. */
  reels?: boolean;
  glyphs?: readonly string[];
  objects?: readonly string[];
}

/** Reads a list of icon names or words separated by spaces. */
export function names(list: string): readonly string[] {
  return list.split(' ');
}
