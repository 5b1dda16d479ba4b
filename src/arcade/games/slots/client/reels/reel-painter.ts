import type { StageLayout } from '#arcade/client/stage-layout.ts';
import type { SymbolId } from '#arcade/symbol-id.ts';
import { faded, type ReelColours, WIN_LIGHT } from './reel-colours.ts';
import type { SymbolPictures } from './symbol-pictures.ts';

/** One symbol somewhere over its reel: `row` may lie between rows, and outside of them while it comes or goes. */
export interface PlacedSymbol {
  readonly symbol: SymbolId;
  readonly reel: number;
  readonly row: number;
  readonly isStreak?: boolean;
  readonly scale?: number;
  readonly opacity?: number;
}

/** A line through the middles of cells, as far as it is drawn yet (0 to 1). */
export interface DrawnLine {
  readonly cells: readonly (readonly [reel: number, row: number])[];
  readonly share: number;
}

export interface ReelPicture {
  readonly symbols: readonly PlacedSymbol[];
  /** Cells in the light, as `reel,row`. */
  readonly lit: ReadonlySet<string>;
  /** How strongly the frames of lit cells shine, 0 to 1. */
  readonly shine: number;
  readonly lines: readonly DrawnLine[];
  /** A reel that everybody waits for. */
  readonly awaited: number | null;
}

export interface ReelPainter {
  paint(picture: ReelPicture): void;
}

type Pen = CanvasRenderingContext2D;

/**
 * Paints the cells of a machine into a canvas of the size of its reels. Everything that never changes is painted once.
 */
export function reelPainter(
  canvas: HTMLCanvasElement,
  { reels: box, cell, gap, scale }: StageLayout,
  shape: { readonly reels: number; readonly rows: number },
  pictures: SymbolPictures,
  colours: ReelColours,
  density: number,
): ReelPainter {
  canvas.width = Math.round(box.width * density);
  canvas.height = Math.round(box.height * density);
  const pen = canvas.getContext('2d');
  const radius = Math.max(3, 6 * scale);
  const left = (reel: number) => reel * (cell.width + gap);
  const top = (row: number) => row * (cell.height + gap);
  const ground = paintOnce(paintCells);
  const shade = paintOnce(paintShade);

  /** A picture of the reels' size that is painted once. */
  function paintOnce(paint: (brush: Pen) => void): HTMLCanvasElement {
    const still = document.createElement('canvas');
    still.width = canvas.width;
    still.height = canvas.height;
    const brush = still.getContext('2d');
    brush?.scale(density, density);
    if (brush) paint(brush);
    return still;
  }

  function paintCells(brush: Pen) {
    for (let reel = 0; reel < shape.reels; reel += 1) {
      for (let row = 0; row < shape.rows; row += 1) {
        const fill = brush.createLinearGradient(0, top(row), 0, top(row) + cell.height);
        fill.addColorStop(0, faded(colours.dark, 0.62));
        fill.addColorStop(1, faded(colours.deep, 0.5));
        brush.fillStyle = fill;
        roundedCell(brush, reel, row, 0);
        brush.fill();
      }
    }
  }

  function roundedCell(brush: Pen, reel: number, row: number, inset: number) {
    brush.beginPath();
    brush.roundRect(left(reel) + inset, top(row) + inset, cell.width - 2 * inset, cell.height - 2 * inset, radius);
  }

  /** Symbols come out of the dark above a reel and go into it below. */
  function paintShade(brush: Pen) {
    const dark = brush.createLinearGradient(0, 0, 0, box.height);
    dark.addColorStop(0, faded(colours.ink, 0.62));
    dark.addColorStop(0.12, faded(colours.ink, 0));
    dark.addColorStop(0.88, faded(colours.ink, 0));
    dark.addColorStop(1, faded(colours.ink, 0.62));
    brush.fillStyle = dark;
    for (let reel = 0; reel < shape.reels; reel += 1) brush.fillRect(left(reel), 0, cell.width, box.height);
  }

  function paintSymbol(
    brush: Pen,
    { symbol, reel, row, isStreak = false, scale: factor = 1, opacity = 1 }: PlacedSymbol,
  ) {
    const picture = pictures.get(symbol);
    if (picture === undefined || opacity <= 0 || factor <= 0) return;
    const middleX = left(reel) + cell.width / 2;
    const middleY = top(row) + cell.height / 2;
    const source = isStreak ? picture.streak : picture.still;
    const width = cell.width * factor;
    const height = cell.height * (isStreak ? 1.5 : 1) * factor;
    brush.globalAlpha = opacity;
    brush.drawImage(source, middleX - width / 2, middleY - height / 2, width, height);
    brush.globalAlpha = 1;
  }

  function paintLitCell(brush: Pen, reel: number, row: number, shine: number) {
    const x = left(reel) + cell.width / 2;
    const y = top(row) + cell.height / 2;
    const glow = brush.createRadialGradient(x, y, 0, x, y, cell.width * 0.72);
    glow.addColorStop(0, faded(colours.glow, 0.75));
    glow.addColorStop(0.45, faded(colours.mid, 0.95));
    glow.addColorStop(1, colours.dark);
    brush.fillStyle = glow;
    roundedCell(brush, reel, row, 1);
    brush.fill();
    brush.strokeStyle = faded(WIN_LIGHT, 0.25 + 0.2 * shine);
    brush.lineWidth = 7 * scale;
    brush.stroke();
    brush.strokeStyle = WIN_LIGHT;
    brush.lineWidth = Math.max(2, 3 * scale);
    roundedCell(brush, reel, row, 2);
    brush.stroke();
  }

  function paintLine(brush: Pen, { cells, share }: DrawnLine) {
    const points = cells.map(([reel, row]) => [left(reel) + cell.width / 2, top(row) + cell.height / 2] as const);
    const reach = share * (points.length - 1);
    brush.beginPath();
    points.forEach(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? [x, y];
      const along = Math.min(1, Math.max(0, reach - (index - 1)));
      if (index === 0) brush.moveTo(x, y);
      else if (along > 0) brush.lineTo(fromX + (x - fromX) * along, fromY + (y - fromY) * along);
    });
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    for (const [colour, width] of [
      [faded(WIN_LIGHT, 0.22), 20],
      [faded(WIN_LIGHT, 0.45), 11],
      [faded('#fff6d8', 0.85), 3],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = width * Math.max(0.5, scale);
      brush.stroke();
    }
  }

  function paintAwaited(brush: Pen, reel: number, shine: number) {
    brush.beginPath();
    brush.roundRect(left(reel), 0, cell.width, box.height, radius);
    brush.strokeStyle = faded(WIN_LIGHT, 0.35 + 0.4 * shine);
    brush.lineWidth = 9 * scale;
    brush.stroke();
    brush.strokeStyle = WIN_LIGHT;
    brush.lineWidth = Math.max(2, 3 * scale);
    brush.stroke();
  }

  return {
    paint({ symbols, lit, shine, lines, awaited }) {
      if (!pen) return;
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(ground, 0, 0);
      pen.scale(density, density);
      const places = [...lit].map((key) => key.split(',').map(Number));
      const isLit = ({ reel, row }: PlacedSymbol) => lit.has(`${reel},${row}`);
      for (const symbol of symbols) if (!isLit(symbol)) paintSymbol(pen, symbol);
      pen.drawImage(shade, 0, 0, box.width, box.height);
      for (const [reel = 0, row = 0] of places) paintLitCell(pen, reel, row, shine);
      for (const line of lines) paintLine(pen, line);
      for (const symbol of symbols) if (isLit(symbol)) paintSymbol(pen, symbol);
      if (awaited !== null) paintAwaited(pen, awaited, shine);
    },
  };
}
