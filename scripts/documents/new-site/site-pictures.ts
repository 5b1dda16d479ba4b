import sharp from 'sharp';
import { drawableText, outlineText } from '#art/lettering/text-outline.ts';
import { languages as allLanguages } from '#contracts/languages.ts';
import type { NewSite } from './new-site.ts';
import { themeColorsFrom } from './theme-colors-from.ts';

const FACE = 'righteous';

/** How wide and high a banner is in CSS pixels; its pictures have twice as many. */
const BANNERS = {
  'welcome-desktop': { width: 883, height: 256 },
  'welcome-mobile': { width: 332, height: 208 },
  register: { width: 416, height: 96 },
  forgot: { width: 416, height: 96 },
  menu: { width: 224, height: 72 },
} as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * The pictures of a new brand, by their names in its folder: its first letter on its first colour, and banners of both
 * colours.
 */
export async function sitePictures(site: NewSite): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const pictures = new Map<string, string | Uint8Array>([
    ['assets/mark.svg', markSvg(site, { rounded: true })],
    ['assets/favicon.svg', markSvg(site, { rounded: true })],
  ]);
  const icon = Buffer.from(markSvg(site, { rounded: false }));
  for (const size of [192, 512]) {
    const png = await sharp(icon, { density: (72 * size) / 40 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
    pictures.set(`assets/icon-${size}.png`, png);
  }
  for (const [name, { width, height }] of Object.entries(BANNERS)) {
    const svg = Buffer.from(bannerSvg(site, width, height));
    const webp = await sharp(svg, { density: 144 })
      .resize(width * 2, height * 2)
      .webp({ quality: 82 })
      .toBuffer();
    pictures.set(`assets/banner-${name}.webp`, webp);
  }
  return pictures;
}

function markSvg(site: NewSite, { rounded }: { readonly rounded: boolean }): string {
  const { pri, onPri } = themeColorsFrom(site);
  const letter = letterPath(site, { x: 9, y: 9, size: 22 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40"${rounded ? ' rx="10"' : ''} fill="${pri}"/><path d="${letter}" fill="${onPri}"/></svg>\n`;
}

/**
 * Art at the end, where no words stand: beside them on a wide banner, above them on a narrow one. The ground stays dark
 * enough for them.
 */
function bannerSvg(site: NewSite, width: number, height: number): string {
  const { ink } = themeColorsFrom(site);
  const isMirrored = allLanguages[site.languages[0]].direction === 'rtl';
  const isNarrow = width < height * 2;
  const size = height * (isNarrow ? 0.44 : 0.62);
  const distance = height * (isNarrow ? 0.4 : 0.62);
  const centre = { x: isMirrored ? distance : width - distance, y: height * (isNarrow ? 0.34 : 0.48) };
  const at = `cx="${centre.x}" cy="${centre.y}"`;
  const letter = letterPath(site, { x: centre.x - size / 2, y: centre.y - size / 2, size });
  const rings = [0.68, 0.94, 1.22].map(
    (share) =>
      `<circle ${at} r="${size * share}" fill="none" stroke="${site.accent}" stroke-opacity=".28" stroke-width="1.5"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><radialGradient id="glow" gradientUnits="userSpaceOnUse" ${at} r="${height * 1.5}">`,
    `<stop offset="0" stop-color="${site.accent}" stop-opacity=".62"/><stop offset=".55" stop-color="${site.primary}" stop-opacity=".2"/>`,
    `<stop offset="1" stop-color="${site.primary}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${ink}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>`,
    ...rings,
    `<path d="${letter}" fill="${site.primary}"/></svg>`,
  ].join('');
}

/** The brand's first letter as an outline that fills a square. No font has to be installed for it. */
function letterPath({ name, id }: NewSite, { x, y, size }: Box): string {
  const initial =
    [...`${name}${id}`].map((letter) => drawableText(letter.toUpperCase(), FACE)).find((drawn) => drawn !== '') ?? 'A';
  const { commands, left, top, width, height } = outlineText(initial, FACE);
  const scale = size / Math.max(width, height);
  const shiftX = x + (size - width * scale) / 2 - left * scale;
  const shiftY = y + (size - height * scale) / 2 - top * scale;
  const place = (value: number, index: number): string =>
    (value * scale + (index % 2 === 0 ? shiftX : shiftY)).toFixed(2);
  return commands.map(({ type, points }) => `${type}${points.map(place).join(' ')}`).join('');
}
