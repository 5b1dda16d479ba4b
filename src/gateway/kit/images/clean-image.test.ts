import { createCipheriv } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  compressedZeros,
  hostileImages,
  inflatingChunks,
  jpegOfScans,
  photo,
  pngChunk,
  pngOf,
  polyglots,
  screenshot,
} from '#gateway/testing/hostile-images.ts';
import { cleanImage } from './clean-image.ts';
import { countScans } from './jpeg-scans.ts';

const MEGABYTE = 1024 * 1024;

/** Runs work and measures by how much the process grew at most meanwhile, in bytes. */
async function growthOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; growth: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    const result = await work();
    return { result, growth: Math.max(most, process.memoryUsage.rss()) - before };
  } finally {
    clearInterval(watch);
  }
}

/** Bytes that nothing compresses, the same ones each time. */
function noise(count: number): Buffer {
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(count));
}

describe('cleaning an image', () => {
  it('keeps a screenshot as PNG and a photo as JPEG, pixel for pixel as large', async () => {
    expect(await cleanImage(await screenshot())).toMatchObject({ mediaType: 'image/png', width: 320, height: 200 });
    const clean = await cleanImage(await photo());
    expect(clean).toMatchObject({ mediaType: 'image/jpeg', width: 640, height: 480 });
    const { data } = await sharp(clean.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 0xcc)).toBeLessThan(8);
  });

  it('turns a photo upright, and makes one of more than 2,560 pixels smaller', async () => {
    const lying = await sharp(await photo(3_000, 1_500))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const clean = await cleanImage(lying);
    expect(clean).toMatchObject({ width: 1_280, height: 2_560 });
    expect((await sharp(clean.bytes).metadata()).orientation).toBeUndefined();
  });

  it('writes a PNG that would be large as JPEG on white', async () => {
    const file = await sharp(noise(700 * 700 * 4), { raw: { width: 700, height: 700, channels: 4 } })
      .png()
      .toBuffer();
    expect(file.length).toBeGreaterThan(MEGABYTE);
    const clean = await cleanImage(file);
    expect(clean.mediaType).toBe('image/jpeg');
    expect(clean.bytes.length).toBeLessThan(MEGABYTE);
  });

  it('leaves everything but the pixels behind', async () => {
    for (const [name, { file, trace }] of Object.entries(await polyglots())) {
      expect(file.includes(trace), name).toBe(true);
      const { bytes, mediaType } = await cleanImage(file);
      expect(bytes.includes(trace), name).toBe(false);
      const { exif, icc, xmp, comments, format } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, comments }, name).toEqual({});
      expect(`image/${format}`, name).toBe(mediaType);
      // Nothing follows the end of the image.
      const end = mediaType === 'image/png' ? pngChunk('IEND', Buffer.alloc(0)) : Buffer.from([0xff, 0xd9]);
      expect(bytes.subarray(-end.length).equals(end), name).toBe(true);
    }
  });

  it('takes the first frame of an animated PNG alone', async () => {
    const still = await screenshot(8, 8);
    const control = Buffer.alloc(8);
    control.writeUInt32BE(1_000_000, 0);
    const file = Buffer.concat([still.subarray(0, 33), pngChunk('acTL', control), still.subarray(33)]);
    const { bytes } = await cleanImage(file);
    expect(bytes.includes('acTL')).toBe(false);
  });

  it('refuses what is no image, too large or damaged, with the reason', async () => {
    const files = await hostileImages();
    const { result, growth } = await growthOf(async () => {
      const codes = [];
      for (const [name, , file] of files)
        codes.push([
          name,
          await cleanImage(file).then(
            () => 'taken',
            (error: { code?: unknown }) => error.code,
          ),
        ]);
      return codes;
    });
    expect(result).toEqual(files.map(([name, code]) => [name, code]));
    expect(growth).toBeLessThan(150 * MEGABYTE);
  });

  it('never inflates what is not pixels', async () => {
    const files = await inflatingChunks();
    for (const [name, file] of files) {
      expect(file.length, name).toBeLessThan(3 * MEGABYTE);
      const { result, growth } = await growthOf(() => cleanImage(file));
      expect(result, name).toMatchObject({ width: 1, height: 1 });
      expect(growth, name).toBeLessThan(60 * MEGABYTE);
    }
  });

  it('decodes the largest images one after the other, in bounded memory', async () => {
    const side = 6_300;
    const header = { width: side, height: side, colours: 6 } as const;
    const file = pngOf(header, await compressedZeros(side * (side * 4 + 1)));
    const { result, growth } = await growthOf(() => Promise.all(Array.from({ length: 4 }, () => cleanImage(file))));
    expect(result.map(({ width }) => width)).toEqual([2_560, 2_560, 2_560, 2_560]);
    expect(growth).toBeLessThan(300 * MEGABYTE);
  });

  it('takes progressive photos, whose scans it counts', async () => {
    const file = await sharp(await photo())
      .jpeg({ progressive: true })
      .toBuffer();
    expect(countScans(file)).toBe(10);
    expect(await cleanImage(file)).toMatchObject({ width: 640, height: 480 });
    expect(countScans(await photo())).toBe(1);
    // Scans of what follows the image, and bytes of comments that look like scans, count for nothing.
    const comment = Buffer.from([0xff, 0xfe, 0, 6, 0xff, 0xda, 0xff, 0xda]);
    expect(countScans(Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), file]))).toBe(10);
    expect(await cleanImage(jpegOfScans(640, 30))).toMatchObject({ width: 640 });
  });

  it('lets so many wait and refuses more as busy', async () => {
    const file = await photo(2_000, 2_000);
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => cleanImage(file)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(13);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  });
});
