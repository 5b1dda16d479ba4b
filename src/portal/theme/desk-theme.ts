import type { LanguageCode, ThemeDocument, ThemeFont } from '#contracts/generated/contracts.ts';
import { scriptFonts } from './script-fonts.ts';
import { fontFaces, themeTokens } from './theme-css.ts';

const geist: ThemeFont = {
  family: 'Geist',
  weights: { min: 400, max: 600 },
  displayWeight: 600,
  tracking: -15,
  fallback: { local: 'Arial', sizeAdjust: 104.8, ascent: 92, descent: 22, lineGap: 0 },
  faces: [
    {
      file: 'fonts/geist-latin.woff2',
      unicodeRange:
        'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212',
    },
    {
      file: 'fonts/geist-latin-ext.woff2',
      unicodeRange: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF',
    },
    {
      file: 'fonts/geist-vietnamese.woff2',
      unicodeRange:
        'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9',
    },
  ],
};

/**
 * The look of the agents' desk, the same on every brand: hours of figures need a calm ground, and a brand's crimson
 * beside a loss would read as an error. The brand lends its mark, name, currency, time zone and languages.
 */
export const deskTheme: Omit<ThemeDocument, 'logo'> = {
  id: 'desk',
  scheme: 'light',
  colors: {
    ...{ bg: '#F6F6F8', bg2: '#FFFFFF', surf: '#FFFFFF', surf2: '#F1F1F4', surf3: '#E7E7EC' },
    ...{ line: '#E5E5EB', line2: '#D2D2DB', tx: '#15151C', tx2: '#52535F', tx3: '#6C6D79' },
    ...{ pri: '#4F3FE0', priHover: '#4132C8', priPressed: '#3628A8', onPri: '#FFFFFF' },
    ...{ priTx: '#4535CF', priSoft: '#EEECFE' },
    ...{ acc: '#0B7F70', accHover: '#096B5E', onAcc: '#FFFFFF', accTx: '#0A7466', accSoft: '#E2F6F3' },
    ...{ ok: '#0B7A53', okSoft: '#E2F3EC', warn: '#9A5700', warnSoft: '#FDF0DC' },
    ...{ err: '#CB2236', errSoft: '#FDE8EA', hot: '#CB2236', onHot: '#FFFFFF' },
    ...{ gold: '#E3A63A', focus: '#4F3FE0', field: '#4F3FE0', scrim: '#14141E66' },
    ...{ ink: '#15151C', onArt: '#FFFFFF', onArt2: '#D2D2DB', glass: '#FFFFFF24' },
  },
  gradient: {
    angle: 135,
    stops: [
      { color: '#52535F', at: 0 },
      { color: '#15151C', at: 100 },
    ],
  },
  fonts: { interface: geist, display: geist },
  radius: { s: 6, m: 8, l: 12, xl: 16, tile: 10 },
  shadow: { color: '#14141E', opacity: [10, 12, 24, 16] },
};

/** Geist draws the sign of the đồng as a letter with a line below; this face has it as it is printed. */
const DONG = 'Be Vietnam Pro';

const dongFaces = [400, 500, 600]
  .map(
    (weight) =>
      `@font-face{font-family:'${DONG}';font-style:normal;font-weight:${weight};font-display:swap;src:url(/fonts/be-vietnam-pro-vietnamese-${weight}.woff2) format('woff2');unicode-range:U+20AB}`,
  )
  .join('');

/** The room of the bar of shortcuts, where there is one. */
const SHORTCUTS = `@media (max-width:767px){html:root:has([data-shortcuts]){${[
  '--bottom-bar:calc(64px + env(safe-area-inset-bottom))',
  'scroll-padding-block-end:var(--bottom-bar)',
].join(';')}}}`;

/**
 * Puts the desk's look over the brand's, whose tokens stand on `:root` alone: dialogs and toasts are within it too.
 * @param language of the page, whose script may need families behind the desk's.
 */
export function deskCss(language: LanguageCode): string {
  const theme: ThemeDocument = { ...deskTheme, logo: { mark: '', wordmark: '' } };
  const families = scriptFonts(language);
  const faces = [geist.family, `${geist.family} stand-in`, DONG, ...families].map((name) => `'${name}'`);
  const tokens = [
    ...themeTokens(theme, families),
    `--font:${faces.join(',')},system-ui,sans-serif`,
    // What a brand's frame sets of its pages.
    ...['--page-width:100%', '--page-gap:16px', '--head-font:initial', '--head-track:initial', '--bottom-bar:initial'],
    ...['--series-1:#4F3FE0', '--series-2:#7FD6CA', '--series-3:#E3A63A'],
  ];
  return `${fontFaces(theme)}${dongFaces}html:root{${tokens.join(';')}}${SHORTCUTS}`;
}
