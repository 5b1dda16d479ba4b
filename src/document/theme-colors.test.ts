import { expect, it } from 'vitest';
import type { ThemeColors } from '#contracts/generated/contracts.ts';
import { wholeThemeColors } from './theme-colors.ts';

const given = { bg2: '#101010', tx2: '#202020', priTx: '#303030', pri: '#404040', onPri: '#505050', acc: '#606060' };

it('gives the roles that a theme leaves out the colours of those that stand in for them', () => {
  expect(wholeThemeColors(given as ThemeColors)).toEqual({
    ...given,
    strip: '#101010',
    onStrip: '#202020',
    stripTx: '#303030',
    band: '#404040',
    onBand: '#505050',
    onBand2: '#505050',
    bandLine: '#606060',
  });
});

it('keeps the colours of a theme, and does not mutate the theme', () => {
  const theme = { ...given, band: '#717171' } as ThemeColors;
  expect(wholeThemeColors(theme)).toMatchObject({ band: '#717171', onBand: '#505050' });
  expect(theme.strip).toBeUndefined();
});
