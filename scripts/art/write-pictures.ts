import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { board } from './banner-frame.ts';
import type { DrawnPicture } from './brand-art.ts';

const BYTES_PER_KB = 1000;

/** Rasterising blurs only what lies inside the board, so pictures are drawn with a margin that is cut off again. */
const MARGIN = 40;

async function rasterise({ crop, markup, pixels: [width, height], clear }: DrawnPicture): Promise<Buffer> {
  const density = width / crop.width;
  const margin = Math.round(MARGIN * density);
  const picture = sharp(Buffer.from(board(crop, MARGIN, markup)), { density: 72 * density })
    .resize(width + 2 * margin, height + 2 * margin, { fit: 'fill' })
    .extract({ left: margin, top: margin, width, height });
  return (clear ? picture : picture.removeAlpha()).png().toBuffer();
}

/** Writes a picture at the best quality that keeps it within its weight. */
export async function writeWebp(assets: URL, picture: DrawnPicture): Promise<void> {
  const file = `${picture.name}.webp`;
  const raster = await rasterise(picture);
  for (let quality = 86; quality >= 40; quality -= 4) {
    const webp = await sharp(raster).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > picture.maxKilobytes * BYTES_PER_KB && quality > 40) continue;
    writeFileSync(new URL(file, assets), webp);
    console.log(`${file}: ${Math.round(webp.length / BYTES_PER_KB)} kB at quality ${quality}`);
    return;
  }
}

/** Writes a square icon. */
export async function writePng(assets: URL, file: string, svg: string, size: number): Promise<void> {
  const target = fileURLToPath(new URL(file, assets));
  await sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(target);
  console.log(`${file}: ${Math.round(statSync(target).size / BYTES_PER_KB)} kB`);
}
