// The addresses are written out in full: the bundler replaces each by that of the file that it copies.
const geist = {
  latin: new URL(
    '../../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
  latinExtended: new URL(
    '../../../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
    import.meta.url,
  ).href,
  vietnamese: new URL(
    '../../../node_modules/@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2',
    import.meta.url,
  ).href,
};
const geistMono = new URL(
  '../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  import.meta.url,
).href;
const dong = {
  regular: new URL(
    '../../../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2',
    import.meta.url,
  ).href,
  semibold: new URL(
    '../../../node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2',
    import.meta.url,
  ).href,
};

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,' +
  'U+2215,U+FEFF,U+FFFD';

const face = (family: string, url: string, weight: string, range: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url(${url}) ` +
  `format('woff2');unicode-range:${range}}`;

/** The desk’s faces. Geist draws the sign of the đồng as a letter with a line below, so it comes from another face. */
export const fontFaces: string = [
  face('Geist', geist.latin, '100 900', latinRange),
  face(
    'Geist',
    geist.latinExtended,
    '100 900',
    'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AA,U+20AD-20C0',
  ),
  face(
    'Geist',
    geist.vietnamese,
    '100 900',
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,' +
      'U+0323,U+0329,U+1EA0-1EF9',
  ),
  face('Geist Mono', geistMono, '100 900', latinRange),
  face('Be Vietnam Pro', dong.regular, '400 500', 'U+20AB'),
  face('Be Vietnam Pro', dong.semibold, '600 700', 'U+20AB'),
  // Arial in Geist's measures, so that lines keep their length when the face arrives.
  "@font-face{font-family:'Geist stand-in';src:local('Arial');size-adjust:104.8%;ascent-override:92%;" +
    'descent-override:22%;line-gap-override:0%}',
].join('');

export const textFamilies = "'Geist','Geist stand-in','Be Vietnam Pro',system-ui,sans-serif";
export const monoFamilies = "'Geist Mono',ui-monospace,monospace";
