import type { LanguageCode, ThemeDocument, ThemeFont } from '#contracts/generated/contracts.ts';
import { wholeThemeColors } from '#document/theme-colors.ts';
import { scriptFonts } from './script-fonts.ts';
import { colorProperties } from './tokens.ts';

/**
 * The inline style block of a brand: its tokens as custom properties, its faces with metric-adjusted stand-ins, and the
 * reset that every page starts from. Components never name a colour, so this is all that makes one brand look unlike
 * another.
 * @param language of the page, whose script may need families behind the brand's.
 */
export function themeCss(theme: ThemeDocument, language: LanguageCode): string {
  return `${fontFaces(theme)}:root{${themeTokens(theme, scriptFonts(language)).join(';')}}${RESET}`;
}

/**
 * The tokens of a theme as declarations of custom properties.
 * @param families stand behind the theme's interface face, such as those of a script that it lacks.
 */
export function themeTokens(theme: ThemeDocument, families: readonly string[]): string[] {
  const { gradient, radius, shadow, fonts } = theme;
  const tint = (percent: number | undefined): string =>
    `color-mix(in srgb,${shadow.color} ${percent ?? 0}%,transparent)`;
  const stops = gradient.stops.map((stop) => `${stop.color} ${stop.at}%`).join(',');
  const display = fonts.display;
  const colors = wholeThemeColors(theme.colors);
  return [
    `color-scheme:${theme.scheme}`,
    ...colorProperties.map(([role, property]) => `${property}:${colors[role]}`),
    `--grad:linear-gradient(${gradient.angle}deg,${stops})`,
    ...(['s', 'm', 'l', 'xl', 'tile'] as const).map((size) => `--r-${size}:${radius[size]}px`),
    `--sh1:0 1px 2px ${tint(shadow.opacity[0])}`,
    `--sh2:0 8px 24px ${tint(shadow.opacity[1])}`,
    `--sh3:0 24px 64px ${tint(shadow.opacity[2])}`,
    `--sh-tile:0 6px 16px ${tint(shadow.opacity[3])}`,
    // Cards of light brands hardly differ from the page, so that a hairline holds them.
    `--card-edge:${theme.scheme === 'light' ? 'inset 0 0 0 1px var(--line)' : '0 0 var(--line)'}`,
    '--edge:color-mix(in srgb,var(--on-art) 9%,transparent)',
    '--ink-soft:color-mix(in srgb,var(--ink) 55%,transparent)',
    '--ink-strong:color-mix(in srgb,var(--ink) 92%,transparent)',
    `--font:${[familyOf(fonts.interface), ...families.map((name) => `'${name}'`)].join(',')},system-ui,sans-serif`,
    `--display:${familyOf(display)},var(--font)`,
    `--display-w:${display.displayWeight ?? 600}`,
    `--logo-tone:var(--${theme.logo.tone === 'primary' ? 'pri-tx' : 'tx'})`,
    // Letters of other scripts have their own distances.
    `--display-track:${families.length > 0 ? 0 : (display.tracking ?? 0) / 1000}em`,
    `--mono:${fonts.mono ? familyOf(fonts.mono) : 'ui-monospace'},monospace`,
    // A face that a visitor's machine brings would look foreign among the brand's own.
    `--wordmark:var(${fonts.mono ? '--mono' : '--display'})`,
  ];
}

function familyOf(font: ThemeFont): string {
  return `'${font.family}','${font.family} stand-in'`;
}

/** The faces of a theme, each with the stand-in that holds its room until it has come. */
export function fontFaces({ fonts }: Pick<ThemeDocument, 'fonts'>): string {
  const { interface: text, display, mono } = fonts;
  // A family may serve as both.
  return [...new Set([text, display, ...(mono ? [mono] : [])])].map(fontFace).join('');
}

function fontFace(font: ThemeFont): string {
  const { fallback, weights } = font;
  const faces = font.faces.map(
    (face) =>
      `@font-face{font-family:'${font.family}';font-style:normal;font-weight:${face.weight ?? `${weights.min} ${weights.max}`};font-display:swap;src:url(/${face.file}) format('woff2');unicode-range:${face.unicodeRange}}`,
  );
  const metrics = [
    `size-adjust:${fallback.sizeAdjust}%`,
    ...(fallback.ascent === undefined ? [] : [`ascent-override:${fallback.ascent}%`]),
    ...(fallback.descent === undefined ? [] : [`descent-override:${fallback.descent}%`]),
    ...(fallback.lineGap === undefined ? [] : [`line-gap-override:${fallback.lineGap}%`]),
  ];
  // The stand-in takes the place of the face alone: letters that the face lacks are not stretched to its measures.
  const range = [...new Set(font.faces.map((face) => face.unicodeRange))].join(',');
  return `${faces.join('')}@font-face{font-family:'${font.family} stand-in';src:local('${fallback.local}'),local('Liberation Sans'),local('Helvetica');${metrics.join(';')};unicode-range:${range}}`;
}

const RESET = [
  '*,*::before,*::after{box-sizing:border-box}',
  // Letters that are joined are never spaced.
  ':is(:lang(ar),:lang(fa),:lang(ur)){letter-spacing:0!important}',
  // Korean breaks between words, as Latin does.
  ':lang(ko){word-break:keep-all;overflow-wrap:anywhere}',
  // The room of the scroll bar, which no scrim reaches, is dimmed about as the page is.
  'html{-webkit-text-size-adjust:100%}html:has(body.modal-page){overflow:hidden;scrollbar-gutter:stable;background:color-mix(in srgb,var(--bg),rgb(from var(--scrim) r g b / 1) 55%)}',
  'body{margin:0;background:var(--bg);color:var(--tx);font:400 14px/20px var(--font);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}',
  'h1,h2,h3,p,ul,ol,figure{margin:0;padding:0}ul,ol{list-style:none}',
  'button,input,select,textarea{font:inherit;color:inherit;background:none;border:0;padding:0}button{cursor:pointer}',
  'a{color:inherit;text-decoration:none}img,svg{display:block}',
  ':focus-visible{outline:2px solid var(--focus);outline-offset:2px}',
  '.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
  // A transition of no time is none. A short one would be one of every property of every element, each change of style
  // a frame late.
  '@media (prefers-reduced-motion: reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important}}',
].join('');
