import { createHash } from 'node:crypto';
import type { PaletteName } from '#art/colour/palettes.ts';
import { LIVE_TABLE_KINDS, type LiveTableKind, liveTableSvg } from '#art/live-tables/live-table-svg.ts';
import { fallbackTileSvg } from '#art/tiles/fallback-tile.ts';
import { drawTileSpec, type TileSpec } from '#art/tiles/tile-spec.ts';
import { tileSvg } from '#art/tiles/tile-svg.ts';
import { PICTURE_QUALITY } from './picture-quality.ts';

/** The subject of a picture: the same subject draws the same picture. */
export type PictureSubject =
  | {
      readonly kind: 'tile';
      readonly gameCode: string;
      readonly vassalage: string;
      readonly title: string;
      readonly art: object;
      /** The text on the picture where it differs from the title; the art is still chosen from the title. */
      readonly lettering?: string;
    }
  | { readonly kind: 'liveTable'; readonly gameCode: string; readonly table: string; readonly palette: string }
  | { readonly kind: 'fallback'; readonly gameCode: string; readonly vendorName: string; readonly title: string };

/** Stands for every game and vendor that is not known, so that no invented name makes a picture of its own. */
export const UNKNOWN_SUBJECT: PictureSubject = { kind: 'fallback', gameCode: '', vendorName: '', title: '' };

/**
 * Draws a picture as SVG. What cannot be drawn, for a hero that was never extracted for instance, gets the fallback
 * tile.
 */
export function drawPicture(subject: PictureSubject): string {
  try {
    if (subject.kind === 'liveTable') return drawLiveTable(subject);
    if (subject.kind === 'tile') return drawTile(subject);
  } catch {
    return fallbackTileSvg({ gameCode: subject.gameCode, vendorName: vendorOf(subject), title: titleOf(subject) });
  }
  return fallbackTileSvg(subject);
}

/**
 * A token of the art itself, made of some pictures of every kind and of how they are kept: when the drawing code, its
 * data or the quality changes, pictures that were kept are of no use any more.
 */
export function artVersion(): string {
  const hash = createHash('sha256');
  for (const table of LIVE_TABLE_KINDS)
    hash.update(drawPicture({ kind: 'liveTable', gameCode: 'version', table, palette: 'royal' }));
  for (let sample = 0; sample < 24; sample += 1) {
    hash.update(
      drawPicture({ kind: 'tile', gameCode: `V-${sample}`, vassalage: 'PG', title: `Sample ${sample}`, art: {} }),
    );
  }
  hash.update(drawPicture({ kind: 'fallback', gameCode: 'version', vendorName: 'Version', title: 'Version' }));
  hash.update(JSON.stringify(PICTURE_QUALITY));
  return hash.digest('base64url').slice(0, 10);
}

function drawTile({ gameCode, vassalage, title, art, lettering }: Extract<PictureSubject, { kind: 'tile' }>): string {
  const spec = drawTileSpec({ gameCode, vendor: vassalage, title, art: art as Partial<TileSpec> });
  return tileSvg({ ...spec, title: lettering ?? spec.title });
}

function drawLiveTable({ table, palette, gameCode }: Extract<PictureSubject, { kind: 'liveTable' }>): string {
  const kind = LIVE_TABLE_KINDS.find((known) => known === table) ?? ('roulette' satisfies LiveTableKind);
  return liveTableSvg({ kind, palette: palette as PaletteName, seed: gameCode });
}

function vendorOf(subject: PictureSubject): string {
  return subject.kind === 'tile' ? subject.vassalage : subject.kind === 'fallback' ? subject.vendorName : '';
}

function titleOf(subject: PictureSubject): string {
  return subject.kind === 'liveTable' ? subject.table : subject.title;
}
