import type { SymbolId } from '#arcade/symbol-id.ts';

/** A symbol as pixels of the screen: still, and as the streak that it is while its reel turns. */
export interface SymbolPicture {
  readonly still: HTMLCanvasElement;
  readonly streak: HTMLCanvasElement;
}

export type SymbolPictures = ReadonlyMap<SymbolId, SymbolPicture>;
export type SymbolImages = ReadonlyMap<SymbolId, HTMLImageElement>;

/** A streak is made of faint copies up to this share of its height above and below. */
const STREAK_REACH = 0.2;
const STREAK_COPIES = 28;

export async function loadSymbolImages(urls: Readonly<Partial<Record<SymbolId, string>>>): Promise<SymbolImages> {
  const loaded = await Promise.all(
    Object.entries(urls).map(async ([symbolId, url]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return [symbolId as SymbolId, image] as const;
    }),
  );
  return new Map(loaded);
}

function blankCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/**
 * Draws each symbol once at the size of a cell in device pixels: filters of an SVG cost milliseconds, a ready picture
 * costs nothing.
 */
export function rasterise(images: SymbolImages, width: number, height: number): SymbolPictures {
  const size = Math.min(width, height * 1.04);
  const pictures = [...images].map(([symbolId, image]): [SymbolId, SymbolPicture] => {
    const still = blankCanvas(width, height);
    still.getContext('2d')?.drawImage(image, (width - size) / 2, (height - size) / 2, size, size);
    const streak = blankCanvas(width, height * 1.5);
    const pen = streak.getContext('2d');
    if (pen) {
      pen.globalAlpha = 0.07;
      for (let copy = 0; copy < STREAK_COPIES; copy += 1) {
        const offset = ((2 * copy) / (STREAK_COPIES - 1) - 1) * STREAK_REACH;
        pen.drawImage(still, 0, height * (0.25 + offset));
      }
    }
    return [symbolId, { still, streak }];
  });
  return new Map(pictures);
}
