import type { VariantId } from '../rules/variants.ts';

/** The stakes of all deals, in units that keep returns whole, by the size of the deck. */
export const STAKED = { 52: 19_933_230_517_200, 53: 24_568_865_521_200 } as const;

/** The net win of a strategy of holds over all deals, in the same units. */
export interface KnownReturn {
  readonly best: number;
  /** By the simple holds of a player who has left. */
  readonly simple: number;
}

/** The tests of the exact return calculate them anew: two variants with every run, the others as a soak. */
export const KNOWN_RETURNS: Readonly<Record<VariantId, KnownReturn>> = {
  jacks: { best: 19_394_721_089_124, simple: 17_047_501_680_180 },
  tens: { best: 19_761_556_018_992, simple: 17_363_590_732_740 },
  queens: { best: 18_978_074_712_828, simple: 16_555_850_804_160 },
  deuces: { best: 19_288_400_609_256, simple: 17_878_955_036_724 },
  sevens: { best: 19_270_406_644_752, simple: 18_078_129_092_628 },
  joker: { best: 24_098_477_988_348, simple: 21_387_403_120_104 },
  bonus: { best: 19_537_494_906_996, simple: 17_184_572_144_280 },
  'double-bonus': { best: 19_495_940_594_172, simple: 16_729_161_158_400 },
};
