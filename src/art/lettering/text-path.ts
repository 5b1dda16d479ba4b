import { oneDecimal as f } from '#art/svg-number.ts';
import type { FaceName } from './letterforms.ts';
import { drawableText, outlineText } from './text-outline.ts';

export interface TextPath {
  text: string;
  face: FaceName;
  /** The em in user units. */
  size: number;
  /** The baseline's start, or its middle when centred. */
  x: number;
  y: number;
  centred?: boolean;
  /** Extra space between words and letters is not needed; a curve lifts the baseline by this much at both ends. */
  sag?: number;
}

/**
 * A short text as path data, for art that is rasterised where no font is installed. With a sag the baseline follows a
 * parabola, like the print on a card table.
 */
export function textPath({ text, face, size, x, y, centred = false, sag = 0 }: TextPath): string {
  const { commands, left, width } = outlineText(drawableText(text, face), face);
  const scale = size / 100;
  const startX = centred ? x - (left + width / 2) * scale : x;
  const halfWidth = (width * scale) / 2 || 1;
  const middleX = startX + (left + width / 2) * scale;
  const place = (px: number, py: number) => {
    const across = (startX + px * scale - middleX) / halfWidth;
    return `${f(startX + px * scale)} ${f(y + py * scale + sag * across * across)}`;
  };
  return commands
    .map(({ type, points }) => {
      const pairs: string[] = [];
      for (let index = 0; index + 1 < points.length; index += 2) {
        pairs.push(place(points[index] ?? 0, points[index + 1] ?? 0));
      }
      return type + pairs.join(' ');
    })
    .join('');
}
