import type { PublicMachine } from '../game-api.ts';

/** `wide` as on a screen, `tall` as on a phone held upright, `low` as on a phone laid on its side. */
export type StageShape = 'wide' | 'tall' | 'low';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The layout of a game in its window, in CSS pixels from the window's upper left corner. */
export interface StageLayout {
  readonly shape: StageShape;
  /** How large texts and controls are beside those of the drawn design. */
  readonly scale: number;
  /** The cells with the gaps between them, without the frame. */
  readonly reels: Box;
  readonly cell: { readonly width: number; readonly height: number };
  readonly gap: number;
  /** How thick the frame around the reels is. */
  readonly frame: number;
  /** On a low stage it stands before the reels: at the left in a language that is written from there. */
  readonly logo: Box;
  /**
   * The middle of a win's plate below the reels, measured from their top; null when the plate has to stand over them.
   */
  readonly plateBelow: number | null;
  /** The left pillar; the right one mirrors it. Null where there is no room. */
  readonly pillar: Box | null;
}

/** The shape of the reels, which determines their layout. */
export type ReelShape = Pick<PublicMachine, 'reels' | 'rows'>;

/** The design was drawn for this window. */
const DESIGN = { width: 1120, height: 600 } as const;
/** Cells keep near the design's 142 by 122, whatever the machine. */
const CELL_PROPORTIONS = {
  wide: { least: 0.86, greatest: 1.5 },
  tall: { least: 0.76, greatest: 1.3 },
  low: { least: 0.9, greatest: 1.6 },
} as const;

/** Meters of jackpots on a tall stage, above the name. */
const METERS_HEIGHT = 74;

/** A plate with its margins. */
const PLATE_HEIGHT = 70;

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, value));
}

export function shapeOf(width: number, height: number): StageShape {
  if (width < height * 1.05) return 'tall';
  return height < 430 ? 'low' : 'wide';
}

/** Fits the cells into a room, centred, without stretching them beyond what suits symbols. */
function fitReels({ reels, rows }: ReelShape, room: Box, gap: number, shape: StageShape) {
  const { least, greatest } = CELL_PROPORTIONS[shape];
  const widest = (room.width - gap * (reels - 1)) / reels;
  const highest = (room.height - gap * (rows - 1)) / rows;
  const width = Math.floor(Math.min(widest, highest * greatest));
  const height = Math.floor(Math.min(highest, width / least));
  const size = { width: width * reels + gap * (reels - 1), height: height * rows + gap * (rows - 1) };
  return {
    cell: { width, height },
    reels: {
      ...size,
      x: Math.round(room.x + (room.width - size.width) / 2),
      y: Math.round(room.y + (room.height - size.height) / 2),
    },
  };
}

function centredLogo(width: number, logoWidth: number, y: number): Box {
  return { x: (width - logoWidth) / 2, y, width: logoWidth, height: (logoWidth * 96) / 520 };
}

function wideLayout(machine: ReelShape, width: number, height: number): StageLayout {
  const scale = clamp(Math.min(width / DESIGN.width, height / DESIGN.height), 0.6, 2);
  const hasPillars = width >= height * 1.55;
  const side = (hasPillars ? 193 : 36) * scale;
  const gap = Math.round(6 * scale);
  const room = { x: side, y: 112 * scale, width: width - 2 * side, height: height - 222 * scale };
  return {
    shape: 'wide',
    scale,
    gap,
    frame: Math.round(18 * scale),
    ...fitReels(machine, room, gap, 'wide'),
    logo: centredLogo(width, 520 * scale, 3 * scale),
    plateBelow: null,
    pillar: hasPillars ? { x: 50 * scale, y: 52 * scale, width: 92 * scale, height: height - 124 * scale } : null,
  };
}

function tallLayout(machine: ReelShape, width: number, height: number, hasMeters: boolean): StageLayout {
  const scale = clamp(Math.min(width / 390, height / 640), 0.75, 1.7);
  const logoWidth = Math.min(width - 24, 340 * scale);
  const logo = centredLogo(width, logoWidth, (8 + (hasMeters ? METERS_HEIGHT : 0)) * scale);
  const gap = Math.round(3 * scale);
  const frame = Math.round(8 * scale);
  const side = frame + 6 * scale;
  const top = logo.y + logo.height + side;
  const room = { x: side, y: top, width: width - 2 * side, height: height - top - side - 196 * scale };
  const fitted = fitReels(machine, room, gap, 'tall');
  const spare = room.height - fitted.reels.height;
  const plateHeight = PLATE_HEIGHT * scale;
  // If there is room, the reels move up so that a win's plate covers none of them.
  const above = spare >= plateHeight ? (spare - plateHeight) / 2 : spare / 2;
  const below = spare - above;
  const plateBelow = spare >= plateHeight ? fitted.reels.height + frame + (below - frame) / 2 : null;
  const reels = { ...fitted.reels, y: Math.round(room.y + above) };
  return { shape: 'tall', scale, gap, frame, cell: fitted.cell, reels, logo, plateBelow, pillar: null };
}

function lowLayout(machine: ReelShape, width: number, height: number): StageLayout {
  const scale = clamp(height / 340, 0.7, 1.25);
  const gap = Math.round(4 * scale);
  const frame = Math.round(8 * scale);
  const column = 164 * scale;
  const edge = frame + 6 * scale;
  const room = { x: column, y: edge, width: width - 2 * column, height: height - 2 * edge };
  const logo = { x: 8 * scale, y: 10 * scale, width: column - 34 * scale, height: 44 * scale };
  return {
    shape: 'low',
    scale,
    gap,
    frame,
    ...fitReels(machine, room, gap, 'low'),
    logo,
    plateBelow: null,
    pillar: null,
  };
}

/** Lays a machine out in a window of this size. `hasMeters`: jackpots are shown beside it. */
export function layOutStage(machine: ReelShape, width: number, height: number, hasMeters = false): StageLayout {
  const layouts = { wide: wideLayout, tall: tallLayout, low: lowLayout };
  return layouts[shapeOf(width, height)](machine, width, height, hasMeters);
}
