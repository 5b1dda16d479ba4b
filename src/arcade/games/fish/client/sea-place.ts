import { SEATS_OF_ROOM } from '../rules/sea.ts';

/** The window of the sea in CSS pixels. */
export interface SeaSize {
  readonly width: number;
  readonly height: number;
  /** In a language that is written from the right the plates stand at the other side, and the cannons with them. */
  readonly isMirrored: boolean;
}

export interface CannonPlace {
  readonly x: number;
  readonly y: number;
  readonly isUpper: boolean;
}

/** The design was drawn for this window. */
const DRAWN = { width: 1216, height: 684 } as const;
/** From the left edge, for a wide window and for one that is held upright. */
const PLACES = [
  { wide: 0.345, tall: 0.28, isUpper: false },
  { wide: 0.699, tall: 0.72, isUpper: false },
  { wide: 0.773, tall: 0.72, isUpper: true },
  { wide: 0.247, tall: 0.28, isUpper: true },
] as const;
/** The tools and the own plate of an upright window are below the cannons. */
const TALL_BOTTOM = 164;
const TALL_TOP = 62;

export function isTall({ width, height }: SeaSize): boolean {
  return width < height;
}

/** Pixels of one hundredth of the sea's width as it was drawn; fish of an upright window are a little larger. */
export function unitOf(size: SeaSize): number {
  const share = Math.sqrt((size.width * size.height) / (DRAWN.width * DRAWN.height));
  return (share * DRAWN.width * (isTall(size) ? 1.12 : 1)) / 100;
}

/** Where a seat's cannon stands: the player's own always at the lower left. */
export function cannonPosition(seat: number, own: number): number {
  return (seat - own + SEATS_OF_ROOM) % SEATS_OF_ROOM;
}

export function cannonPlace(position: number, size: SeaSize): CannonPlace {
  const { wide, tall, isUpper } = PLACES[position] ?? PLACES[0];
  const share = isTall(size) ? tall : wide;
  const [top, bottom] = isTall(size) ? [TALL_TOP, TALL_BOTTOM] : [size.height * 0.044, size.height * 0.053];
  const y = isUpper ? top : size.height - bottom;
  return { x: size.width * (size.isMirrored ? 1 - share : share), y, isUpper };
}

/** Colours of the four cannons, the player's own first. */
const CANNONS = [
  ['#2FE3C5', '#0B7A6C'],
  ['#B08CFF', '#4C22B8'],
  ['#FFC23A', '#9A6505'],
  ['#5AA9FF', '#123F96'],
] as const;

/** Light and dark colour of a cannon. */
export function cannonColours(position: number): readonly [light: string, dark: string] {
  return CANNONS[position] ?? CANNONS[0];
}

export function cannonColour(position: number): string {
  return cannonColours(position)[0];
}
