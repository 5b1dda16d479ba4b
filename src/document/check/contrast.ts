import type { ThemeColors } from '#contracts/generated/contracts.ts';
import type { WholeThemeColors } from '../theme-colors.ts';

/** Red, green and blue from 0 to 255, and how much of it covers the ground, from 0 to 1. */
interface Paint {
  readonly channels: readonly [number, number, number];
  readonly cover: number;
}

/**
 * The contrast of a colour on a ground by WCAG 2.2, from 1 to 21. The colour is #RRGGBB or #RRGGBBAA, which is
 * laid over the ground first; the ground is opaque.
 */
export function contrastOf(color: string, ground: string): number {
  const below = paintOf(ground).channels;
  const above = layOver(paintOf(color), below);
  const lights = [luminanceOf(above), luminanceOf(below)] as const;
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** The visible colour on an opaque ground, as #RRGGBB. */
export function laidOver(color: string, ground: string): string {
  const channels = layOver(paintOf(color), paintOf(ground).channels);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Two colours of a theme that are seen on one another, and the contrast that they need. */
export interface ContrastPair {
  readonly color: keyof ThemeColors;
  readonly ground: keyof ThemeColors;
  /** The colour under a translucent ground. */
  readonly under?: keyof ThemeColors;
  readonly needed: number;
}

const TEXT = 4.5;
const CONTROL = 3;

const grounds = ['bg', 'bg2', 'surf', 'surf2'] as const;
const texts = ['tx', 'tx2', 'priTx', 'accTx'] as const;

/** Every pair that components rely on: text at 4.5, controls and the focus at 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...texts.flatMap((color) => grounds.map((ground) => ({ color, ground, needed: TEXT }))),
  ...(['bg', 'bg2', 'surf'] as const).map((ground) => ({ color: 'tx3' as const, ground, needed: TEXT })),
  { color: 'onPri', ground: 'pri', needed: TEXT },
  { color: 'onPri', ground: 'priHover', needed: TEXT },
  { color: 'onPri', ground: 'priPressed', needed: TEXT },
  { color: 'onAcc', ground: 'acc', needed: TEXT },
  { color: 'err', ground: 'surf', needed: TEXT },
  { color: 'err', ground: 'errSoft', under: 'surf', needed: TEXT },
  { color: 'onHot', ground: 'hot', needed: TEXT },
  { color: 'onArt', ground: 'ink', needed: TEXT },
  { color: 'onArt2', ground: 'ink', needed: TEXT },
  { color: 'onStrip', ground: 'strip', needed: TEXT },
  { color: 'stripTx', ground: 'strip', needed: TEXT },
  { color: 'onBand', ground: 'band', needed: TEXT },
  { color: 'onBand2', ground: 'band', needed: TEXT },
  ...(['focus', 'field', 'ok', 'warn'] as const).flatMap((color) =>
    (['bg', 'surf'] as const).map((ground) => ({ color, ground, needed: CONTROL })),
  ),
  { color: 'err', ground: 'bg', needed: CONTROL },
];

/** The ground of a pair as it is seen: opaque. */
export function groundOf({ ground, under }: ContrastPair, colors: WholeThemeColors): string {
  return under === undefined ? colors[ground] : laidOver(colors[ground], colors[under]);
}

function paintOf(color: string): Paint {
  const byteAt = (index: number): number => Number.parseInt(color.slice(index, index + 2), 16);
  return { channels: [byteAt(1), byteAt(3), byteAt(5)], cover: color.length > 7 ? byteAt(7) / 255 : 1 };
}

function layOver({ channels, cover }: Paint, [red, green, blue]: Paint['channels']): Paint['channels'] {
  const mix = (above: number, below: number): number => above * cover + below * (1 - cover);
  return [mix(channels[0], red), mix(channels[1], green), mix(channels[2], blue)];
}

function luminanceOf([red, green, blue]: Paint['channels']): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
