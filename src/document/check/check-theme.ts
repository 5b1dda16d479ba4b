import type { ThemeDocument } from '#contracts/generated/contracts.ts';
import type { Fault } from '../fault.ts';
import { wholeThemeColors } from '../theme-colors.ts';
import { CONTRAST_PAIRS, contrastOf, groundOf } from './contrast.ts';

/** Checks that a theme can be read: contrast of text and controls, and weights in order. */
export function* checkTheme({ colors: given, fonts }: ThemeDocument): Generator<Fault> {
  const colors = wholeThemeColors(given);
  for (const pair of CONTRAST_PAIRS) {
    const { color, ground, needed } = pair;
    const seen = groundOf(pair, colors);
    // When neither is given, their fallbacks are a pair of their own.
    const named = given[color] === undefined ? ground : color;
    if (given[named] === undefined) continue;
    const contrast = contrastOf(colors[color], seen);
    if (contrast >= needed) continue;
    // Rounded down, so that 4.49 never reads as the 4.5 that it lacks.
    const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
    yield {
      path: ['colors', named],
      wrong: named === color ? `the contrast on ${ground} is ${shown}` : `the contrast of ${color} on it is ${shown}`,
      right: `give a colour with ${needed} or more on ${named === color ? seen : colors[color]}`,
    };
  }
  for (const [name, font] of Object.entries(fonts)) {
    const { min, max } = font.weights;
    if (min > max)
      yield {
        path: ['fonts', name, 'weights', 'min'],
        wrong: `${min} is more than the max, ${max}`,
        right: `give ${max} or less`,
      };
  }
}
