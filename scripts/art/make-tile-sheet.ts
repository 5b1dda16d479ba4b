/**
 * Draws a contact sheet of tiles for review: `tsx scripts/art/make-tile-sheet.ts <file.png> [curated|automatic]
 * [width]`.
 */
import sharp from 'sharp';
import { curatedTiles } from '#art/tiles/curated-tiles.ts';
import { drawTileSpec, type TileSpec } from '#art/tiles/tile-spec.ts';
import { tileSvg } from '#art/tiles/tile-svg.ts';
import { REVIEW_TITLES } from './review-titles.ts';

const GAP = 16;
const MARGIN = 32;
/** Tiles are rasterised at this width and then reduced: the fine edges of the art need the pixels. */
const RASTER_WIDTH = 350;

function specsFor(selection: string): TileSpec[] {
  if (selection === 'curated') {
    return curatedTiles().map(({ title, vendor, art }) => drawTileSpec({ gameCode: title, vendor, title, art }));
  }
  return REVIEW_TITLES.map(({ title, vendor }) => drawTileSpec({ gameCode: title, vendor, title }));
}

async function makeSheet(file: string, selection: string, tileWidth: number): Promise<void> {
  const tileHeight = Math.round((tileWidth * 4) / 3);
  const specs = specsFor(selection);
  const columns = selection === 'curated' ? 9 : 12;
  const rows = Math.ceil(specs.length / columns);
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tileWidth}" height="${tileHeight}"><rect width="100%" height="100%" rx="${Math.round(tileWidth / 12.5)}"/></svg>`,
  );
  const tiles = [];
  for (const [index, spec] of specs.entries()) {
    const raster = await sharp(Buffer.from(tileSvg(spec)))
      .resize(RASTER_WIDTH)
      .png()
      .toBuffer();
    const input = await sharp(raster)
      .resize(tileWidth, tileHeight)
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer();
    tiles.push({
      input,
      left: MARGIN + (index % columns) * (tileWidth + GAP),
      top: MARGIN + Math.floor(index / columns) * (tileHeight + GAP),
    });
  }
  const width = 2 * MARGIN + columns * (tileWidth + GAP) - GAP;
  const height = 2 * MARGIN + rows * (tileHeight + GAP) - GAP;
  await sharp({ create: { width, height, channels: 3, background: '#070A17' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(`${specs.length} tiles in ${file}`);
}

const [file, selection = 'curated', width = '140'] = process.argv.slice(2);
if (!file) throw new Error('Name the PNG file to write.');
await makeSheet(file, selection, Number(width));
