import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureWidth } from '#contracts/picture-widths.ts';
import { type Urgency, WorkQueue } from '#gateway/kit/work-queue.ts';
import { drawPicture, type PictureSubject } from './draw-picture.ts';
import { PICTURE_QUALITY } from './picture-quality.ts';

/** SVG is the picture as it is drawn. */
export type PictureFormat = 'webp' | 'svg';

/** How much of the art's own size (300 units) a picture is; librsvg draws at this density. */
const BASE_DENSITY = 72;
const ART_WIDTH = { tile: 300, fallback: 300, liveTable: 320 } as const;
const MOST_WAITING = 600;

interface PictureParts {
  /** Pictures are kept below this folder. */
  readonly folder: string;
  readonly artVersion: string;
  /** At once; each keeps a core busy. */
  readonly concurrency: number;
}

/**
 * Draws pictures on demand, a few at a time, and keeps them on disk: each is drawn once per version of the art. What is
 * kept is bounded by the subjects that callers ask for, in every format and width.
 */
export function pictureService({ folder, artVersion, concurrency }: PictureParts) {
  // One core per picture, since several are drawn at once; and no memory for pictures that are kept on disk.
  sharp.concurrency(1);
  sharp.cache(false);
  const queue = new WorkQueue(concurrency, MOST_WAITING);
  const running = new Map<string, Promise<Buffer>>();
  const home = path.join(folder, artVersion);

  function drawWebp(subject: PictureSubject, width: PictureWidth): Promise<Buffer> {
    const density = (BASE_DENSITY * width) / ART_WIDTH[subject.kind];
    return sharp(Buffer.from(drawPicture(subject)), { density })
      .resize({ width })
      .webp({ quality: PICTURE_QUALITY[width], effort: 4 })
      .toBuffer();
  }

  /** The picture of a subject in one form: kept, being drawn, or drawn when its turn has come. */
  async function pictureOf(
    subject: PictureSubject,
    ending: `-${PictureWidth}.webp` | '.svg',
    { urgency, draw }: { urgency: Urgency; draw: () => Promise<Buffer> },
  ): Promise<Buffer> {
    const name = createHash('sha256').update(JSON.stringify(subject)).digest('hex').slice(0, 32);
    const file = path.join(home, name.slice(0, 2), `${name}${ending}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const known = running.get(file);
    if (known) return known;
    const drawn = queue
      .run(urgency, async () => {
        const bytes = await draw();
        await keep(file, bytes);
        return bytes;
      })
      .finally(() => running.delete(file));
    running.set(file, drawn);
    return drawn;
  }

  /**
   * Written aside and renamed, so that another process never reads half a picture. A full disk costs time, no picture.
   */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await mkdir(path.dirname(file), { recursive: true })
      .then(() => writeFile(aside, bytes))
      .then(() => rename(aside, file))
      .catch(() => undefined);
  }

  return {
    /** A picture as WebP. Rejects with `busy` when too many wait to be drawn. */
    webp: (subject: PictureSubject, width: PictureWidth, urgency: Urgency = 'wanted'): Promise<Buffer> =>
      pictureOf(subject, `-${width}.webp`, { urgency, draw: () => drawWebp(subject, width) }),

    /** A picture as it is drawn. Rejects with `busy` as WebP does. */
    svg: (subject: PictureSubject): Promise<Buffer> =>
      pictureOf(subject, '.svg', { urgency: 'wanted', draw: async () => Buffer.from(drawPicture(subject)) }),

    /** Removes the pictures of every other version of the art, which nobody asks for any more. */
    async removeOldArt(): Promise<void> {
      const versions = await readdir(folder).catch(() => []);
      for (const version of versions.filter((name) => name !== artVersion)) {
        await rm(path.join(folder, version), { recursive: true, force: true });
      }
    },

    close: (): void => queue.close(),
  };
}

export type PictureService = ReturnType<typeof pictureService>;
