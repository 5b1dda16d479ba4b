import type { CompositionName } from '#art/compositions/composition-name.ts';
import { FACE_NAMES, type FaceName } from '#art/lettering/letterforms.ts';
import { fnv1a32, mulberry32, pick } from '#art/seeded-random.ts';
import type { FrameName } from './tile-frames.ts';

/** Style shared by all tiles of one studio, so that players recognise its hand. */
export interface VendorHand {
  frame: FrameName;
  avoidedCompositions: readonly CompositionName[];
  avoidedFaces: readonly FaceName[];
}

/** Most studios frame nothing: a lobby full of frames would be restless. */
const FRAMES = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'none',
  'foil',
  'corner',
  'glow',
] as const satisfies readonly FrameName[];

/** The compositions a studio may do without; the rest belong to all of them. */
const AVOIDABLE = ['mono', 'medal', 'portal', 'land', 'stage', 'type'] as const satisfies readonly CompositionName[];

/** Derived from the vendor code alone, so a new studio has a hand from its first game. */
export function vendorHand(vendor: string): VendorHand {
  const random = mulberry32(fnv1a32(`hand|${vendor}`));
  return {
    frame: pick(random, FRAMES),
    avoidedCompositions: [pick(random, AVOIDABLE), pick(random, AVOIDABLE)],
    avoidedFaces: FACE_NAMES.filter(() => random() < 0.3),
  };
}
