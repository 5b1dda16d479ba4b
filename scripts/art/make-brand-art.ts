/**
 * Draws the committed art of the brands into sites/<brand>/assets/: banners, backdrops, the globe and the mark.
 *   npx tsx scripts/art/make-brand-art.ts [brand ...]
 */
import { writeFileSync } from 'node:fs';
import { globeSvg } from '#art/globe.ts';
import { auroraArt } from './aurora/aurora-art.ts';
import type { BrandArt } from './brand-art.ts';
import { lotusArt } from './lotus/lotus-art.ts';
import { meydanArt } from './meydan/meydan-art.ts';
import { writePng, writeWebp } from './write-pictures.ts';

const BRANDS: Readonly<Record<string, BrandArt>> = { aurora: auroraArt, lotus: lotusArt, meydan: meydanArt };

async function writeBrand(brand: string, art: BrandArt): Promise<void> {
  const assets = new URL(`../../sites/${brand}/assets/`, import.meta.url);
  for (const [name, draw] of Object.entries(art.banners)) {
    for (const { suffix, frame, maxKilobytes } of art.cuts) {
      await writeWebp(assets, {
        name: `banner-${name}-${suffix}`,
        crop: { x: 0, y: 0, width: frame.width, height: frame.height },
        markup: draw(frame),
        pixels: [frame.width * 2, frame.height * 2],
        maxKilobytes,
      });
    }
  }
  for (const picture of art.pictures) await writeWebp(assets, picture);
  writeFileSync(new URL('region-globe.svg', assets), globeSvg(art.globe));
  writeFileSync(new URL('mark.svg', assets), art.mark());
  if (art.markOnDark) writeFileSync(new URL('mark-on-dark.svg', assets), art.markOnDark());
  writeFileSync(new URL('favicon.svg', assets), art.icon({ rounded: true }));
  await writePng(assets, 'icon-192.png', art.icon({ rounded: false }), 192);
  await writePng(assets, 'icon-512.png', art.icon({ rounded: false }), 512);
}

const chosen = process.argv.slice(2);
for (const [brand, art] of Object.entries(BRANDS)) {
  if (chosen.length === 0 || chosen.includes(brand)) await writeBrand(brand, art);
}
