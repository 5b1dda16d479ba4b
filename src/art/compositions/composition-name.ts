export const COMPOSITION_NAMES = [
  'flat',
  'heap',
  'land',
  'medal',
  'mono',
  'neon',
  'portal',
  'poster',
  'reels',
  'spot',
  'stage',
  'type',
] as const;

export type CompositionName = (typeof COMPOSITION_NAMES)[number];
