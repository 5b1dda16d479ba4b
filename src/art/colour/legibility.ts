import type { MaterialName } from './materials.ts';
import type { PaletteName } from './palettes.ts';

interface GroundFamily {
  palettes: readonly PaletteName[];
  refuses: readonly MaterialName[];
}

/** Lettering must differ from its ground: each family of grounds refuses the materials that would sink into it. */
export const GROUND_FAMILIES: readonly GroundFamily[] = [
  {
    palettes: [
      'ember',
      'crimson',
      'sun',
      'amber',
      'copper',
      'sunset',
      'rose',
      'wine',
      'candy',
      'orchid',
      'sand',
      'dusk',
    ],
    refuses: ['ruby', 'bronze', 'flame', 'rosegold', 'pink'],
  },
  {
    palettes: ['jade', 'forest', 'moss', 'mint', 'lagoon', 'petrol'],
    refuses: ['emerald', 'jade', 'teal', 'toxic'],
  },
  {
    palettes: ['cobalt', 'royal', 'midnight', 'ice', 'reef', 'petrol'],
    refuses: ['sapphire', 'chrome', 'amethyst'],
  },
  { palettes: ['violet', 'plum', 'grape', 'orchid', 'dusk'], refuses: ['amethyst', 'pink'] },
];

/** Materials that read on every ground, from warmest to coldest. */
export const FALLBACK_MATERIALS = ['gold', 'ivory', 'silver', 'ice'] as const satisfies readonly MaterialName[];

export function isLegibleOn(material: MaterialName, palette: PaletteName): boolean {
  return !GROUND_FAMILIES.some((family) => family.palettes.includes(palette) && family.refuses.includes(material));
}
