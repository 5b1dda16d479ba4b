import { oneDecimal as f } from '#art/svg-number.ts';
import type { FaceName } from './letterforms.ts';
import { type BrokenLine, blockHeight, breakLines, fitLines, type LineBreaking } from './line-breaking.ts';
import { drawableText } from './text-outline.ts';
import { type WarpBlock, type WarpName, warpY } from './warps.ts';

export interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Vertical position of the block in a box that is higher than it. */
  align?: 'top' | 'middle' | 'bottom';
}

export interface TitleSetting {
  face: FaceName;
  caps: boolean;
  warp: WarpName;
  amplitude: number;
  maxLineHeight?: number;
}

/** One line of a title as a finished path, with the vertical extent of its ink before the bend. */
export interface TitleLine {
  path: string;
  top: number;
  height: number;
  minor: boolean;
}

const LINE_GAP = 5;
const DEFAULT_MAX_LINE_HEIGHT = 64;
/** A straight stroke longer than this is cut in three before it is bent. */
const LONGEST_STRAIGHT = 14;

/** How far the bend carries ink above the top and below the bottom of the block. */
function overshoot(warp: WarpName, block: WarpBlock): { above: number; below: number } {
  let above = 0;
  let below = 0;
  for (let across = -1; across <= 1.001; across += 0.05) {
    const x = block.centreX + across * block.halfWidth;
    above = Math.max(above, block.top - warpY(warp, x, block.top, block));
    below = Math.max(below, warpY(warp, x, block.bottom, block) - block.bottom);
  }
  return { above, below };
}

function linePath(line: BrokenLine, x: number, y: number, warp: WarpName, block: WarpBlock): string {
  const { outline, scale } = line;
  const toX = (value: number) => x + (value - outline.left) * scale;
  const toY = (value: number) => y + (value - outline.top) * scale;
  const point = (px: number, py: number) => `${f(px)} ${f(warpY(warp, px, py, block))}`;
  let path = '';
  let atX = 0;
  let atY = 0;
  for (const { type, points } of outline.commands) {
    if (type === 'Z') {
      path += 'Z';
      continue;
    }
    const endX = toX(points.at(-2) ?? 0);
    const endY = toY(points.at(-1) ?? 0);
    const cuts = type === 'L' && warp !== 'flat' && Math.hypot(endX - atX, endY - atY) > LONGEST_STRAIGHT ? 3 : 1;
    if (cuts > 1) {
      for (let cut = 1; cut <= cuts; cut++) {
        path += `L${point(atX + ((endX - atX) * cut) / cuts, atY + ((endY - atY) * cut) / cuts)}`;
      }
    } else {
      const pairs: string[] = [];
      for (let index = 0; index + 1 < points.length; index += 2) {
        pairs.push(point(toX(points[index] ?? 0), toY(points[index + 1] ?? 0)));
      }
      path += type + pairs.join(' ');
    }
    atX = endX;
    atY = endY;
  }
  return path;
}

/** Top of a block that is aligned in its box with room for what the bend carries outside. */
function blockTop({ y, height, align = 'bottom' }: TextBox, ink: number, above: number, below: number): number {
  if (align === 'top') return y + above;
  if (align === 'bottom') return y + height - below - ink;
  return y + above + (height - above - below - ink) / 2;
}

/** Sets a title in its box: broken into lines, scaled, and bent. No ink leaves the box, however far the bend goes. */
export function titleBlock(title: string, setting: TitleSetting, box: TextBox): TitleLine[] {
  const { face, caps, warp, amplitude, maxLineHeight = DEFAULT_MAX_LINE_HEIGHT } = setting;
  const text = drawableText(caps ? title.toUpperCase() : title, face);
  const breaking: LineBreaking = { face, width: box.width, height: box.height, gap: LINE_GAP, maxLineHeight };
  const bend = (top: number, bottom: number): WarpBlock => ({
    centreX: box.x + box.width / 2,
    halfWidth: box.width / 2,
    top,
    bottom,
    amplitude,
  });

  const unbent = breakLines(text, breaking);
  const outside = overshoot(warp, bend(0, blockHeight(unbent, LINE_GAP)));
  const room = box.height - outside.above - outside.below;
  const lines = blockHeight(unbent, LINE_GAP) > room ? fitLines(unbent, { ...breaking, height: room }) : unbent;
  const ink = blockHeight(lines, LINE_GAP);
  const top = blockTop(box, ink, outside.above, outside.below);
  const block = bend(top, top + ink);

  let y = top;
  return lines.map((line) => {
    const width = line.outline.width * line.scale;
    const height = line.outline.height * line.scale;
    const set = { path: linePath(line, block.centreX - width / 2, y, warp, block), top: y, height, minor: line.minor };
    y += height + LINE_GAP;
    return set;
  });
}
