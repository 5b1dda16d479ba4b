/** Draws the committed art of the brand aurora into sites/aurora/assets/: banners, backdrops, the globe and the mark. */
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { auroraScene } from '#art/aurora-scene.ts';
import { globeSvg } from '#art/globe.ts';
import { auroraIcon, auroraMark } from './aurora/aurora-mark.ts';
import { type BannerFrame, board, type Crop, DESKTOP_FRAME, MOBILE_FRAME } from './aurora/banner-frame.ts';
import { liveLoungeBanner } from './aurora/banner-live-lounge.ts';
import { newStudioBanner } from './aurora/banner-new-studio.ts';
import { northernLightsBanner } from './aurora/banner-northern-lights.ts';
import { reefHuntBanner } from './aurora/banner-reef-hunt.ts';

const ASSETS = new URL('../../sites/aurora/assets/', import.meta.url);
const BYTES_PER_KB = 1000;

const BANNERS: Record<string, (frame: BannerFrame) => string> = {
  'northern-lights': northernLightsBanner,
  'live-lounge': liveLoungeBanner,
  'new-studio': newStudioBanner,
  'reef-hunt': reefHuntBanner,
};

/** Rasterising blurs only what lies inside the board, so pictures are drawn with a margin that is cut off again. */
const MARGIN = 40;

interface Picture {
  file: string;
  crop: Crop;
  markup: string;
  /** Device pixels wide and high. */
  pixels: readonly [width: number, height: number];
  maxKilobytes: number;
}

async function rasterise({ crop, markup, pixels: [width, height] }: Picture): Promise<Buffer> {
  const density = width / crop.width;
  const margin = Math.round(MARGIN * density);
  return sharp(Buffer.from(board(crop, MARGIN, markup)), { density: 72 * density })
    .resize(width + 2 * margin, height + 2 * margin, { fit: 'fill' })
    .extract({ left: margin, top: margin, width, height })
    .removeAlpha()
    .png()
    .toBuffer();
}

/** The best quality that keeps the picture within its weight. */
async function writeWebp(picture: Picture): Promise<void> {
  const { file, maxKilobytes } = picture;
  const raster = await rasterise(picture);
  for (let quality = 86; quality >= 40; quality -= 4) {
    const webp = await sharp(raster).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > maxKilobytes * BYTES_PER_KB && quality > 40) continue;
    writeFileSync(new URL(file, ASSETS), webp);
    console.log(`${file}: ${Math.round(webp.length / BYTES_PER_KB)} kB at quality ${quality}`);
    return;
  }
}

async function writePng(file: string, svg: string, size: number): Promise<void> {
  const target = fileURLToPath(new URL(file, ASSETS));
  await sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(target);
  console.log(`${file}: ${Math.round(statSync(target).size / BYTES_PER_KB)} kB`);
}

for (const [name, draw] of Object.entries(BANNERS)) {
  for (const frame of [DESKTOP_FRAME, MOBILE_FRAME]) {
    await writeWebp({
      file: `banner-${name}-${frame.mobile ? 'mobile' : 'desktop'}.webp`,
      crop: { x: 0, y: 0, width: frame.width, height: frame.height },
      markup: draw(frame),
      pixels: [frame.width * 2, frame.height * 2],
      maxKilobytes: frame.mobile ? 30 : 60,
    });
  }
}

const LAKE = auroraScene({
  width: 1440,
  height: 900,
  seed: 'm1',
  horizon: 0.66,
  stars: 160,
  lake: true,
  ridgeHeight: 84,
});

await writeWebp({
  file: 'maintenance-backdrop.webp',
  crop: { x: 0, y: 0, width: 1440, height: 900 },
  markup: LAKE,
  pixels: [1440, 900],
  maxKilobytes: 90,
});
await writeWebp({
  file: 'maintenance-backdrop-mobile.webp',
  crop: { x: 640, y: 0, width: 416, height: 900 },
  markup: LAKE,
  pixels: [780, 1688],
  maxKilobytes: 90,
});
await writeWebp({
  file: 'login-panel.webp',
  crop: { x: 0, y: 0, width: 400, height: 660 },
  markup: auroraScene({ width: 400, height: 660, seed: 'k3', horizon: 0.7, stars: 110, lake: true, ridgeHeight: 62 }),
  pixels: [800, 1320],
  maxKilobytes: 60,
});

writeFileSync(new URL('region-globe.svg', ASSETS), globeSvg());
writeFileSync(new URL('mark.svg', ASSETS), auroraMark());
writeFileSync(new URL('favicon.svg', ASSETS), auroraIcon({ rounded: true }));
await writePng('icon-192.png', auroraIcon({ rounded: false }), 192);
await writePng('icon-512.png', auroraIcon({ rounded: false }), 512);
