import { oklchToHex } from '#art/colour/oklch.ts';
import type { ThemeColors } from '#contracts/generated/contracts.ts';
import { contrastOf, laidOver } from '#document/check/contrast.ts';
import { type Oklch, oklchOf } from './oklch-of.ts';

/** The colours from which a theme is derived. */
export interface ThemeSeed {
  readonly scheme: 'dark' | 'light';
  /** #RRGGBB: the colour of buttons and links. */
  readonly primary: string;
  /** #RRGGBB: the second colour. */
  readonly accent: string;
}

const WHITE = '#FFFFFF';
const BLACK = '#000000';

/** Contrasts are kept a little above what is needed, since a colour has 256 steps a channel and no more. */
const TEXT = 4.55;
const CONTROL = 3.05;

type Direction = 'lighter' | 'darker';

/**
 * Makes all colours of a theme of two. The two stay as they are given; grounds take a breath of the first one's hue;
 * everything that is read on something is made lighter or darker until it can be read there, so that whatever the two
 * are, the checks find nothing to say.
 */
export function themeColorsFrom({ scheme, primary, accent }: ThemeSeed): ThemeColors {
  const isDark = scheme === 'dark';
  const tint = oklchOf(primary).chroma > 0.02 ? oklchOf(primary) : oklchOf(accent);
  const breath = Math.min(tint.chroma * 0.2, isDark ? 0.03 : 0.01);
  const ground = (lightness: number, strength = 1): string => hexOf({ ...tint, lightness, chroma: breath * strength });
  const [bg, bg2, surf, surf2, surf3] = (
    isDark ? [0.16, 0.19, 0.22, 0.265, 0.315] : [0.972, 0.992, 0.992, 0.95, 0.915]
  ).map((lightness) => ground(lightness)) as [string, string, string, string, string];
  const toRead: Direction = isDark ? 'lighter' : 'darker';
  const read = (color: string, grounds: readonly string[], needed = TEXT): string =>
    readable(color, grounds, needed, toRead);

  const everywhere = [bg, bg2, surf, surf2];
  const controls = [bg, surf];
  const onPri = inkOn(primary, tint);
  const onAcc = inkOn(accent, oklchOf(accent));
  const ink = hexOf({ ...tint, lightness: 0.14, chroma: breath });
  const [ok, warn, err, hot] = isDark
    ? (['#3DDC97', '#FFBE55', '#FF7187', '#E0284A'] as const)
    : (['#1B7A4B', '#9A5B00', '#C01F2E', '#C8162F'] as const);
  const errSoft = `${err}24`;
  return {
    bg,
    bg2,
    surf,
    surf2,
    surf3,
    line: ground(isDark ? 0.3 : 0.9, 1.2),
    line2: ground(isDark ? 0.37 : 0.83, 1.2),
    tx: read(ground(isDark ? 0.972 : 0.22, 0.4), everywhere, 7),
    tx2: read(ground(isDark ? 0.82 : 0.4, 1.4), everywhere),
    tx3: read(ground(isDark ? 0.66 : 0.52, 1.6), [bg, bg2, surf]),
    pri: primary,
    priHover: pressable(primary, onPri, 0.05),
    priPressed: pressable(primary, onPri, -0.06),
    onPri,
    priTx: read(primary, everywhere),
    priSoft: `${primary}${isDark ? '21' : '1A'}`,
    acc: accent,
    accHover: pressable(accent, onAcc, 0.05),
    onAcc,
    accTx: read(accent, everywhere),
    accSoft: `${accent}${isDark ? '29' : '1F'}`,
    ok: read(ok, controls, CONTROL),
    okSoft: `${ok}24`,
    warn: read(warn, controls, CONTROL),
    warnSoft: `${warn}24`,
    err: read(err, [...controls, laidOver(errSoft, surf)]),
    errSoft,
    hot,
    onHot: WHITE,
    gold: isDark ? '#FFCF66' : '#E2AE45',
    focus: read(hexOf({ ...tint, lightness: isDark ? 0.9 : 0.5 }), controls, CONTROL),
    field: read(primary, controls, CONTROL),
    scrim: `${ink}A8`,
    ink,
    onArt: WHITE,
    onArt2: hexOf({ ...tint, lightness: 0.92, chroma: Math.min(tint.chroma, 0.03) }),
    glass: `${WHITE}24`,
  };
}

/** The gradient from the first colour to the second. */
export function gradientFrom({ primary, accent }: ThemeSeed) {
  return {
    angle: 100,
    stops: [
      { color: primary, at: 0 },
      { color: accent, at: 100 },
    ],
  };
}

/**
 * The colour, made lighter or darker until it has the contrast on every ground. White or black, when nothing less has.
 */
function readable(color: string, grounds: readonly string[], needed: number, direction: Direction): string {
  const { lightness, ...rest } = oklchOf(color);
  const step = direction === 'lighter' ? 0.01 : -0.01;
  const has = (candidate: string): boolean => grounds.every((ground) => contrastOf(candidate, ground) >= needed);
  if (has(color)) return color;
  for (let next = lightness + step; next > 0 && next < 1; next += step) {
    const candidate = hexOf({ ...rest, lightness: next });
    if (has(candidate)) return candidate;
  }
  return direction === 'lighter' ? WHITE : BLACK;
}

/**
 * The text colour on a colour: white, or a dark tone of its hue, whichever has more contrast; black when that tone is
 * not enough.
 */
function inkOn(color: string, { hue, chroma }: Oklch): string {
  const tone = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
  const best = contrastOf(tone, color) >= contrastOf(WHITE, color) ? tone : WHITE;
  return contrastOf(best, color) >= TEXT ? best : contrastOf(BLACK, color) >= contrastOf(WHITE, color) ? BLACK : WHITE;
}

/**
 * The colour while it is pointed at or pressed: lighter or darker by that much, as far as what is written on it can
 * still be read.
 */
function pressable(color: string, ink: string, by: number): string {
  const { lightness, chroma, hue } = oklchOf(color);
  for (let share = 1; share > 0; share -= 0.1) {
    const candidate = hexOf({ lightness: Math.min(0.99, Math.max(0.05, lightness + by * share)), chroma, hue });
    if (contrastOf(ink, candidate) >= 4.5) return candidate;
  }
  return color;
}

function hexOf({ lightness, chroma, hue }: Oklch): string {
  return oklchToHex(lightness, chroma, hue).toUpperCase();
}
