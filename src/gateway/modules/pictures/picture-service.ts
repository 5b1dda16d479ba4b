import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawPicture, type PictureSubject } from './draw-picture.ts';
import { type Urgency, WorkQueue } from './work-queue.ts';

/** Widths that pictures are drawn in, in pixels: a tile's in a grid, and the same on a screen of twice the density. */
export const PICTURE_WIDTHS = [180, 360] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** How much of the art's own size (300 units) a picture is; librsvg draws at this density. */
const BASE_DENSITY = 72;
const ART_WIDTH = { tile: 300, fallback: 300, liveTable: 320 } as const;
const QUALITY = 80;
const MOST_WAITING = 600;

interface PictureParts {
  /** Pictures are kept below this folder. */
  readonly folder: string;
  readonly artVersion: string;
  /** At once; each keeps a core busy. */
  readonly concurrency: number;
}

/** Draws pictures on demand, a few at a time, and keeps them on disk: each is drawn once per version of the art. */
export function pictureService({ folder, artVersion, concurrency }: PictureParts) {
  // One core per picture, since several are drawn at once; and no memory for pictures that are kept on disk.
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = new WorkQueue(concurrency, MOST_WAITING);
  const running = new Map<string, Promise<Buffer>>();
  const home = path.join(folder, artVersion);

  async function draw(subject: PictureSubject, width: PictureWidth, file: string): Promise<Buffer> {
    const density = (BASE_DENSITY * width) / ART_WIDTH[subject.kind];
    const bytes = await sharp(Buffer.from(drawPicture(subject)), { density })
      .resize({ width })
      .webp({ quality: QUALITY, effort: 4 })
      .toBuffer();
    await keep(file, bytes);
    return bytes;
  }

  /** Written aside and renamed, so that another process never reads half a picture. A full disk costs time, no picture. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await mkdir(path.dirname(file), { recursive: true })
      .then(() => writeFile(aside, bytes))
      .then(() => rename(aside, file))
      .catch(() => undefined);
  }

  return {
    /** A picture as WebP. Rejects with `busy` when too many wait to be drawn. */
    async webp(subject: PictureSubject, width: PictureWidth, urgency: Urgency = 'wanted'): Promise<Buffer> {
      const name = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 32);
      const file = path.join(home, name.slice(0, 2), `${name}-${width}.webp`);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      const known = running.get(file);
      if (known) return known;
      const drawn = queue.run(urgency, () => draw(subject, width, file)).finally(() => running.delete(file));
      running.set(file, drawn);
      return drawn;
    },

    /** A picture as it is drawn. */
    svg: (subject: PictureSubject): string => drawPicture(subject),

    close: (): void => queue.close(),
  };
}

export type PictureService = ReturnType<typeof pictureService>;
