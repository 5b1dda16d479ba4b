import type { ThemeColors } from '#contracts/generated/contracts.ts';

/** The colours of a theme with a colour for every role. */
export type WholeThemeColors = Required<ThemeColors>;

/** Fallbacks for the roles that a theme may leave out. */
const STAND_INS = {
  strip: 'bg2',
  onStrip: 'tx2',
  stripTx: 'priTx',
  band: 'pri',
  onBand: 'onPri',
  onBand2: 'onPri',
  bandLine: 'acc',
} as const satisfies Partial<Record<keyof ThemeColors, keyof ThemeColors>>;

/** Gives the roles that a theme leaves out the colours that stand in for them. */
export function wholeThemeColors(colors: ThemeColors): WholeThemeColors {
  const whole = { ...colors } as WholeThemeColors;
  for (const [role, standIn] of Object.entries(STAND_INS) as Array<[keyof typeof STAND_INS, keyof ThemeColors]>)
    whole[role] ??= whole[standIn];
  return whole;
}
