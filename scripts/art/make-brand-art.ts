/**
 * Draws the committed art of the brands into sites/<brand>/assets/: banners, backdrops, the globe and the mark.
 *   npx tsx scripts/art/make-brand-art.ts [brand ...]
 */
import { writeFileSync } from 'node:fs';
import { globeSvg } from '#art/objects/globe.ts';
import { auroraArt } from './aurora/aurora-art.ts';
import type { BannerFrame } from './banner-frame.ts';
import type { BrandArt, DrawnPicture } from './brand-art.ts';
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
  for (const picture of [...art.pictures, socialCard(art)]) await writeWebp(assets, picture);
  writeFileSync(new URL('region-globe.svg', assets), globeSvg(art.globe));
  writeFileSync(new URL('mark.svg', assets), art.mark());
  if (art.markOnDark) writeFileSync(new URL('mark-on-dark.svg', assets), art.markOnDark());
  writeFileSync(new URL('favicon.svg', assets), art.icon({ rounded: true }));
  await writePng(assets, 'icon-192.png', art.icon({ rounded: false }), 192);
  await writePng(assets, 'icon-512.png', art.icon({ rounded: false }), 512);
}

/**
 * The social card of a shared link: a banner in the required proportions, with the brand's mark in place of the
 * banner's copy.
 */
function socialCard({ banners, cuts, social, mark, markOnDark = mark }: BrandArt): DrawnPicture {
  const reading = cuts[0]?.frame.reading ?? 'ltr';
  const frame: BannerFrame = { width: 600, height: 315, mobile: false, reading };
  const draw = banners[social];
  if (draw === undefined) throw new Error(`there is no banner ${social}`);
  const markSize = 132;
  const x = reading === 'rtl' ? frame.width - markSize - 56 : 56;
  const y = (frame.height - markSize) / 2;
  const placed = markOnDark().replace(
    /<svg [^>]*?(viewBox="[^"]+")[^>]*>/,
    (_, viewBox: string) => `<svg x="${x}" y="${y}" width="${markSize}" height="${markSize}" ${viewBox}>`,
  );
  return {
    name: 'social-card',
    crop: { x: 0, y: 0, width: frame.width, height: frame.height },
    markup: `${draw(frame)}${placed}`,
    pixels: [1200, 630],
    maxKilobytes: 90,
  };
}

const chosen = process.argv.slice(2);
for (const [brand, art] of Object.entries(BRANDS)) {
  if (chosen.length === 0 || chosen.includes(brand)) await writeBrand(brand, art);
}
