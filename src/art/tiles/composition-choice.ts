import type { CompositionName } from '#art/compositions/composition-name.ts';
import type { HeroSet } from '#art/heroes/hero.ts';
import { isFilled, pick, type RandomSource } from '#art/seeded-random.ts';
import type { Theme } from '#art/themes/theme.ts';
import type { VendorHand } from './vendor-hand.ts';

type Weights = readonly (readonly [name: CompositionName, weight: number])[];

/** Poster and flat are the lobby's rests: their weights keep them near a quarter of all tiles. */
const WEIGHTS: Record<HeroSet, Weights> = {
  glyph: [
    ['spot', 8],
    ['mono', 6],
    ['medal', 8],
    ['portal', 6],
    ['land', 6],
    ['stage', 4],
    ['heap', 4],
    ['type', 2],
    ['poster', 4],
    ['flat', 5],
  ],
  object: [
    ['spot', 10],
    ['stage', 8],
    ['portal', 6],
    ['land', 6],
    ['heap', 4],
    ['type', 2],
    ['poster', 4],
    ['flat', 5],
  ],
};

/** Weights of the compositions that only some themes have: treasure, a landscape, a night city, a machine. */
function extraWeights(theme: Theme): Weights {
  return [
    ['neon', theme.neon ? 20 : 0],
    ['reels', theme.reels ? 8 : 0],
  ];
}

function isPossible(name: CompositionName, theme: Theme, hand: VendorHand): boolean {
  if (hand.avoidedCompositions.includes(name)) return false;
  if (name === 'heap') return theme.heap !== undefined;
  if (name === 'land') return theme.horizons !== undefined;
  return true;
}

/** Draws a composition among those that the theme can fill and the studio uses. */
export function chooseComposition(random: RandomSource, theme: Theme, set: HeroSet, hand: VendorHand): CompositionName {
  const urn = [...WEIGHTS[set], ...extraWeights(theme)]
    .filter(([name]) => isPossible(name, theme, hand))
    .flatMap(([name, weight]) => Array<CompositionName>(weight).fill(name));
  return isFilled(urn) ? pick(random, urn) : 'spot';
}
