import { type RoulettePlace, roulettePlaces } from '../rules/roulette-places.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a place is pressed, and where its chips lie: beside the name of a dozen or an even chance. */
export interface Zone extends Box {
  readonly place: RoulettePlace;
  readonly chip: { readonly x: number; readonly y: number };
}

/** The layout in the pixels of the room it has, zero on the left. */
export interface LayoutGeometry {
  readonly cell: { readonly width: number; readonly height: number };
  readonly chipRadius: number;
  /** Cells first, then the lines between them, then the corners: the later lies above. */
  readonly zones: readonly Zone[];
}

/** In widths of a number's cell. */
const ACROSS = { zero: 0.95, columns: 1.05 };
/** In heights of a number's cell: dozens and even chances. */
const OUTSIDE = 0.8;
const MARGIN = 2;
const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** Fills the room as far as cells keep a sensible shape. */
export function layoutGeometry(room: { readonly width: number; readonly height: number }): LayoutGeometry {
  const cells = 12 + ACROSS.zero + ACROSS.columns;
  const rows = 3 + 2 * OUTSIDE;
  const most = { width: (room.width - 2 * MARGIN) / cells, height: (room.height - 2 * MARGIN) / rows };
  const width = Math.max(1, Math.min(most.width, most.height * 1.25));
  const height = Math.max(1, Math.min(most.height, most.width * 1.8));
  const left = (room.width - width * cells) / 2 + width * ACROSS.zero;
  const top = (room.height - height * rows) / 2;
  const bottom = top + 3 * height;
  const line = Math.min(14, 0.36 * Math.min(width, height));
  const corner = Math.min(18, 0.5 * Math.min(width, height));

  const box = (x: number, y: number, boxWidth: number, boxHeight: number): Box => ({
    x,
    y,
    width: boxWidth,
    height: boxHeight,
  });
  const around = (x: number, y: number, boxWidth: number, boxHeight: number) =>
    box(x - boxWidth / 2, y - boxHeight / 2, boxWidth, boxHeight);
  /** The middle of a number's cell, from the left and from the top. */
  const columnOf = (number: number) => left + (Math.floor((number - 1) / 3) + 0.5) * width;
  const rowOf = (number: number) => top + (2.5 - ((number - 1) % 3)) * height;

  const boxOf = ({ kind, id, numbers }: RoulettePlace): Box => {
    const [first = 0, second = 0, third = 0] = numbers;
    const last = numbers.at(-1) ?? first;
    const x = first === 0 ? left : (columnOf(first) + columnOf(last)) / 2;
    switch (kind) {
      case 'straight':
        if (first === 0) return box(left - width * ACROSS.zero, top, width * ACROSS.zero, 3 * height);
        return around(columnOf(first), rowOf(first), width, height);
      case 'split':
        if (first === 0) return around(left, rowOf(last), line, height - corner);
        if (second === first + 1) return around(x, (rowOf(first) + rowOf(last)) / 2, width - corner, line);
        return around(x, rowOf(first), line, height - corner);
      case 'street':
        return around(x, bottom, width - corner, line);
      case 'trio':
        return around(left, (rowOf(second) + rowOf(third)) / 2, corner, corner);
      case 'corner':
        return around(x, (rowOf(first) + rowOf(last)) / 2, corner, corner);
      case 'firstFour':
      case 'line':
        return around(x, bottom, corner, corner);
      case 'column':
        return box(left + 12 * width, rowOf(first) - height / 2, width * ACROSS.columns, height);
      case 'dozen':
        return box(left + ((first - 1) / 3) * width, bottom, 4 * width, OUTSIDE * height);
      case 'evenChance':
        return box(left + evenChances.indexOf(id) * 2 * width, bottom + OUTSIDE * height, 2 * width, OUTSIDE * height);
    }
  };
  const zones = roulettePlaces.map((place): Zone => {
    const area = boxOf(place);
    const across = place.kind === 'dozen' || place.kind === 'evenChance' ? 0.85 : 0.5;
    return { ...area, place, chip: { x: area.x + area.width * across, y: area.y + area.height / 2 } };
  });
  return {
    cell: { width, height },
    chipRadius: Math.min(24, 0.37 * Math.min(width, height)),
    zones: zones.sort((one, other) => layerOf(one) - layerOf(other)),
  };
}

function layerOf({ place: { kind } }: Zone): number {
  if (kind === 'split' || kind === 'street') return 1;
  return kind === 'trio' || kind === 'corner' || kind === 'firstFour' || kind === 'line' ? 2 : 0;
}

/** Whether chips lie on lines or corners, and the place has no cell of its own. */
export function isBetweenCells(zone: Zone): boolean {
  return layerOf(zone) > 0;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that an arrow key leads to: the nearest in its direction. Null for other keys and at the edge. */
export function placeBeside(zones: readonly Zone[], from: string, key: string): string | null {
  const step = steps[key];
  const start = zones.find(({ place }) => place.id === from);
  if (step === undefined || start === undefined) return null;
  const [stepX, stepY] = step;
  let nearest: { readonly id: string; readonly distance: number } | null = null;
  for (const { place, chip } of zones) {
    const [x, y] = [chip.x - start.chip.x, chip.y - start.chip.y];
    const along = x * stepX + y * stepY;
    if (along < 0.5) continue;
    const distance = along + 3 * Math.abs(x * stepY + y * stepX);
    if (nearest === null || distance < nearest.distance) nearest = { id: place.id, distance };
  }
  return nearest?.id ?? null;
}
