/** A point on the card, in units of its drawing: 100 wide and 140 high, from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fold of the card that lies face down. */
export interface Fold {
  /** How far the grip was pulled over the card: 0 is flat, 1 is the card's other side. */
  readonly depth: number;
  /** The part of the card that still lies; empty where the card was pulled over as a whole. */
  readonly lying: readonly Point[];
  /** The part that is lifted, where it lay before. */
  readonly lifted: readonly Point[];
  /** Mirrors a point at the line of the fold: the six numbers of an SVG matrix. */
  readonly mirror: readonly [number, number, number, number, number, number];
  /** The middle of the line, and the direction in which the grip was pulled. */
  readonly middle: Point;
  readonly pull: Point;
}

export const CARD = { width: 100, height: 140 } as const;

/** A press so near to two edges takes their corner. */
const CORNER = 34;
/** A shorter pull folds nothing. */
const LEAST_PULL = 1;

const corners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: CARD.width, y: 0 },
  { x: CARD.width, y: CARD.height },
  { x: 0, y: CARD.height },
];

/** The grip of a press: the near corner, else the nearest point of the edge. */
export function gripAt({ x, y }: Point): Point {
  const across = { edge: x < CARD.width / 2 ? 0 : CARD.width, away: Math.min(x, CARD.width - x) };
  const down = { edge: y < CARD.height / 2 ? 0 : CARD.height, away: Math.min(y, CARD.height - y) };
  if (across.away < CORNER && down.away < CORNER) return { x: across.edge, y: down.edge };
  return across.away < down.away ? { x: across.edge, y } : { x, y: down.edge };
}

/** The part of the card on one side of a line: `sign` 1 is the side to which the line's normal points. */
function halfOf(middle: Point, normal: Point, sign: 1 | -1): readonly Point[] {
  const side = ({ x, y }: Point): number => sign * ((x - middle.x) * normal.x + (y - middle.y) * normal.y);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    const kept = here >= 0 ? [corner] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y) }];
  });
}

/** The range of a grip along one axis: never away from the card. */
function inward(grip: number, finger: number, size: number): number {
  if (grip === 0) return Math.max(0, finger);
  return (grip === size ? Math.min(size, finger) : finger) - grip;
}

/** The fold that brings the grip to where the finger is; null where the card lies flat. */
export function foldOf(grip: Point, finger: Point): Fold | null {
  const way = { x: inward(grip.x, finger.x, CARD.width), y: inward(grip.y, finger.y, CARD.height) };
  const length = Math.hypot(way.x, way.y);
  if (length < LEAST_PULL) return null;
  const pull = { x: way.x / length, y: way.y / length };
  const middle = { x: grip.x + way.x / 2, y: grip.y + way.y / 2 };
  const across = pull.x * middle.x + pull.y * middle.y;
  const mixed = -2 * pull.x * pull.y;
  return {
    depth: length / (Math.abs(pull.x) * CARD.width + Math.abs(pull.y) * CARD.height),
    lying: halfOf(middle, pull, 1),
    lifted: halfOf(middle, pull, -1),
    mirror: [1 - 2 * pull.x ** 2, mixed, mixed, 1 - 2 * pull.y ** 2, 2 * across * pull.x, 2 * across * pull.y],
    middle,
    pull,
  };
}

/** The finger's position for a fold of this depth. Keys fold the card by it. */
export function fingerAt(grip: Point, depth: number): Point {
  const way = { x: CARD.width / 2 - grip.x, y: CARD.height / 2 - grip.y };
  const length = Math.hypot(way.x, way.y);
  const pull = { x: way.x / length, y: way.y / length };
  const whole = Math.abs(pull.x) * CARD.width + Math.abs(pull.y) * CARD.height;
  return { x: grip.x + pull.x * whole * depth, y: grip.y + pull.y * whole * depth };
}
