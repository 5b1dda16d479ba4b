import { expect, it } from 'vitest';
import type { ThemeDocument } from '#contracts/generated/contracts.ts';
import { EXAMPLE_TEXTS } from '../testing/example-site.ts';
import { checkTheme } from './check-theme.ts';

const faultsWith = (colors: Partial<ThemeDocument['colors']>) => {
  const theme = JSON.parse(EXAMPLE_TEXTS['sites/harbour/theme.json']) as ThemeDocument;
  return [...checkTheme({ ...theme, colors: { ...theme.colors, ...colors } })].map(({ path, wrong, right }) => ({
    at: path.join('.'),
    wrong,
    right,
  }));
};

it('finds nothing wrong with a theme that leaves out the strip and the band, or gives ones that can be read', () => {
  expect(faultsWith({})).toEqual([]);
  expect(
    faultsWith({
      strip: '#3A0711',
      onStrip: '#F3D9C4',
      stripTx: '#FFD98A',
      band: '#B3122F',
      onBand: '#FFECE4',
      onBand2: '#FFDF9C',
    }),
  ).toEqual([]);
});

it('wants text on the strip and on the band to be read', () => {
  const faults = faultsWith({
    strip: '#3A0711',
    onStrip: '#8A4A4A',
    stripTx: '#FFD98A',
    band: '#B3122F',
    onBand: '#FFECE4',
    onBand2: '#E08A60',
  });
  expect(faults.map(({ at, wrong }) => `${at}: ${wrong.replace(/[\d.]+$/, '')}`)).toEqual([
    'colors.onStrip: the contrast on strip is ',
    'colors.onBand2: the contrast on band is ',
  ]);
});

it('points at the ground where the text on it is the stand-in', () => {
  expect(faultsWith({ band: '#0A3D36' })).toEqual([
    {
      at: 'colors.band',
      wrong: expect.stringMatching(/^the contrast of onBand on it is 1\./),
      right: 'give a colour with 4.5 or more on #03231E',
    },
    {
      at: 'colors.band',
      wrong: expect.stringMatching(/^the contrast of onBand2 on it is 1\./),
      right: expect.any(String),
    },
  ]);
});

it('wants a fault to be read as text, on the surface and on its own soft ground as it is seen', () => {
  const ats = (colors: Partial<ThemeDocument['colors']>) => faultsWith(colors).map(({ at, wrong }) => [at, wrong]);
  // 3.5 on the surface, enough for a control.
  expect(ats({ err: '#B05063' })).toEqual([
    ['colors.err', expect.stringMatching(/^the contrast on surf is 3\./)],
    ['colors.err', expect.stringMatching(/^the contrast on errSoft is [23]\./)],
  ]);
  expect(faultsWith({ errSoft: '#FF718780' })).toEqual([
    {
      at: 'colors.err',
      wrong: expect.stringMatching(/^the contrast on errSoft is 2\./),
      right: 'give a colour with 4.5 or more on #89455C',
    },
  ]);
});
